import type { Cure } from '../../core/record/cure.js';
import type { Source } from '../../core/record/origin.js';
import type { Block } from '../document/doc.js';
import { html, type Markup } from '../markup.js';
import { lineBlock } from '../sections/line-block.js';
import { type Language, written } from './code/language.js';
import { languageOf } from './code/language-of.js';

/** The heading above the lines: their language, and, where there are several, that the deals cannot tell them apart. */
function cureHeading(cures: readonly Cure[], { name }: Language): string {
  const what = cures.length > 1 ? 'One of these lines is wrong; their deals look alike' : 'What to write';
  return name === null ? what : `${what}, in ${name}`;
}

/** The wrong line, the right one and the reason, in the language of a subject's source; empty where there is no cure. */
export function cureBlocks(cures: readonly Cure[], source: Source): readonly Block[] {
  if (cures.length === 0) return [];
  const language = languageOf(source);
  const body = cures.map(
    ({ right, why, wrong }): Block => ({
      is: 'code',
      lines: [...labelled('wrong', written(language, wrong)), ...labelled('right', written(language, right))],
      says: why,
    }),
  );
  return [{ is: 'part', head: cureHeading(cures, language), body, drawn: () => cureMarkup(cures, language) }];
}

function cureMarkup(cures: readonly Cure[], language: Language): Markup {
  return html`<div class="cure"><h3>${cureHeading(cures, language)}</h3>${cures.map(
    ({ right, why, wrong }) =>
      html`<dl><dt>wrong</dt><dd class="wrong">${block(written(language, wrong))}</dd><dt>right</dt><dd>${block(written(language, right))}</dd></dl><p class="caption">${why}</p>`,
  )}</div>`;
}

function block(code: string): Markup {
  return lineBlock(code.split('\n'));
}

function labelled(label: string, code: string): readonly string[] {
  return code.split('\n').map((line, k) => `${k === 0 ? label : ' '.repeat(label.length)}  ${line}`);
}
