import type { DocSection } from '../../src/page/document/doc.js';
import { sectionMarkup } from '../../src/page/document/print-html.js';

/** A section as its page has it; empty where there is none. */
export async function sectionHtml(section: DocSection | null): Promise<string> {
  return section ? (await sectionMarkup(section)).text : '';
}
