import type { PlannedShuffle } from '../../core/subject/shuffle.js';

/** Fisher and Yates's own method for pencil and paper: count to the drawn number over what is not yet struck out, strike it, write it down. */
export const strikeOut: PlannedShuffle = {
  kind: 'planned',
  id: 'strike-out',
  title: "Fisher and Yates's strike-out of 1938",
  summary: 'Count over the numbers not yet struck out, strike out the one reached and write it at the end of the list.',
  reference:
    'R. A. Fisher & F. Yates, Statistical Tables for Biological, Agricultural and Medical Research, Oliver & Boyd, 1938 (3rd ed. 1948, pp. 26–27)',
  uniform: true,
  kernel: 'removals',
  bounds: (n) => Uint32Array.from({ length: n - 1 }, (_, k) => n - k),
  apply(draws, deck) {
    const written = deck.slice();
    const struck = new Uint8Array(written.length);
    for (let k = 0; k < written.length; k++) {
      let toPass = k === draws.length ? 0 : draws[k];
      let at = 0;
      while (struck[at] === 1 || toPass > 0) {
        if (struck[at] === 0) toPass--;
        at++;
      }
      struck[at] = 1;
      deck[k] = written[at];
    }
  },
};
