import type { DocSection } from '../../../../page/document/doc.js';
import { listTestCounting } from '../../counting/catalogue.js';
import type { OneListCore } from '../../record/one-list.js';
import { isRowOf, strongestOf } from '../facts/strongest.js';

/** A sentence for each set of counts that has a picture where it is biased and shows nothing here. */
const SENTENCES = {
  gaps: 'From each item to the next in the list, the next one stood every distance away before about equally often.',
  remainders:
    'The remainders of the items, divided by small numbers, go together neither with those of their positions nor with those of the next items, but as luck makes them.',
} as const;

/** Returns the section on counts that show nothing; null where all of them show something, or none was counted. */
export function silentSection(core: OneListCore): DocSection | null {
  const whats = (['gaps', 'remainders'] as const).filter((what) => core.counts[listTestCounting(what)]);
  const silent = whats.filter((what) => strongestOf(core, isRowOf(listTestCounting(what))) === 0);
  if (silent.length === 0) return null;
  return {
    id: 'silent',
    heading: 'What shows nothing',
    beside: [],
    body: [{ is: 'list', items: silent.map((what) => SENTENCES[what]) }],
  };
}
