import type { Note } from '../../../../page/facts/shape.js';

/**
 * Words for what items do where a part of the map is fuller, or emptier, than even, by the name of the part. Parts of single rows and columns say
 * nothing of a list.
 */
const WORDS: Readonly<Record<string, { readonly where: string; readonly more: string; readonly less: string }>> = {
  diagonal: {
    where: 'the diagonal',
    more: 'Items too often stay in their part of the list.',
    less: 'Items too seldom stay in their part of the list.',
  },
  'one-up': {
    where: 'the line below the diagonal',
    more: 'Items too often come forward by one part.',
    less: 'Items too seldom come forward by one part.',
  },
  'one-down': {
    where: 'the line above the diagonal',
    more: 'Items too often go back by one part.',
    less: 'Items too seldom go back by one part.',
  },
  'band-up': {
    where: 'a band below the diagonal',
    more: 'Items too often come a little earlier than they stood.',
    less: 'Items too seldom come a little earlier than they stood.',
  },
  'band-down': {
    where: 'a band above the diagonal',
    more: 'Items too often come a little later than they stood.',
    less: 'Items too seldom come a little later than they stood.',
  },
  below: { where: 'below the diagonal', more: 'Items too often come forward.', less: 'Items too seldom come forward.' },
  above: { where: 'above the diagonal', more: 'Items too often go back.', less: 'Items too seldom go back.' },
  'lower-left': {
    where: 'the lower left corner',
    more: 'The last items too often come first.',
    less: 'The last items too seldom come first.',
  },
  'upper-right': {
    where: 'the upper right corner',
    more: 'The first items too often come last.',
    less: 'The first items too seldom come last.',
  },
  'upper-left': {
    where: 'the upper left corner',
    more: 'The first items too often stay near the start.',
    less: 'The first items too seldom stay near the start.',
  },
  'lower-right': {
    where: 'the lower right corner',
    more: 'The last items too often stay near the end.',
    less: 'The last items too seldom stay near the end.',
  },
};

/** Returns the notes of a map that say something of a list, in its words. */
export function listNotes(notes: readonly Note[]): readonly Note[] {
  return notes.flatMap((note) => {
    const words = WORDS[note.region.id];
    return words ? [{ ...note, region: { ...note.region, ...words } }] : [];
  });
}
