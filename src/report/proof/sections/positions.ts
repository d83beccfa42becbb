import type { ProofCore } from '../../../core/record/proof.js';
import { fixed } from '../../../core/words/numbers.js';
import { fractionValue } from '../../../math/fraction.js';
import { pow } from '../../../math/primitives/pow.js';
import type { DocSection } from '../../../page/document/doc.js';
import { html, type Markup } from '../../../page/markup.js';
import { type Phrase, power, say } from '../../../page/phrase.js';
import { positionsLaw } from '../facts/laws.js';
import { deviationOf, fraction, SLIGHT } from '../numbers.js';

/** The most cards for which the table shows longer fractions. */
const MOST_FRACTIONS = 5;
/** The most characters of a fraction that fits a cell, and of one that fits beside any number of others. */
const LONGEST = 13;
const SHORTEST = 3;

/** The exact probability of every card in every position, for the largest recorded number of cards. */
export function positionsSection(core: ProofCore): DocSection | null {
  const law = positionsLaw(core);
  if (!law?.positions) return null;
  const { n, positions } = law;
  const places = Array.from({ length: n }, (_, position) => position + 1);
  const even = positions.flat().every((probability) => probability === `1/${n}`);
  const words = even
    ? `Every card lands in every position 1 time in ${n}.${law.uniform ? '' : ' The orders are uneven all the same: single positions do not show it.'}`
    : `An even shuffle has 1/${n} everywhere.`;
  const flat = positions.flat();
  const listed = flat.every((text) => fraction(text).length <= (n <= MOST_FRACTIONS ? LONGEST : SHORTEST));
  const off = flat.map((text) => deviationOf(text, BigInt(n)) / n);
  const furthest = Math.max(...off.map(Math.abs));
  // Where four digits would all look alike the differences are shown, in units of their own size.
  const slight = !listed && furthest > 0 && furthest * n < SLIGHT;
  const unit = slight ? Math.floor(Math.log10(furthest)) : 0;
  const cell = (text: string): string => {
    if (listed) return fraction(text);
    return slight ? signedTo(deviationOf(text, BigInt(n)) / n / pow(10, unit)) : fixed(fractionValue(text), 3);
  };
  const what: Phrase = listed
    ? ['Exact probabilities']
    : slight
      ? say`How far each probability is from 1/${n}, in units of ${power(unit)}; the fractions are in the record`
      : ['Exact probabilities to three decimals; the fractions are in the record'];
  const cells = positions.map((row) => row.map(cell));
  return {
    id: 'positions',
    heading: `Card by position, ${n} cards`,
    beside: [words],
    body: [
      { is: 'sentence', text: say`${what}. Across: position after the shuffle.` },
      {
        is: 'table',
        caption: 'Card by position',
        columns: [{ head: '', number: false }, ...places.map((place) => ({ head: String(place), number: true }))],
        rows: cells.map((row, card) => [`card ${card + 1}`, ...row]),
        drawn: () => matrix(places, cells),
      },
    ],
    layout: { paper: 'together' },
  };
}

function matrix(places: readonly number[], cells: readonly (readonly string[])[]): Markup {
  const rows = cells.map(
    (row, card) => html`<tr><th scope="row">card ${card + 1}</th>${row.map((text) => html`<td class="num">${text}</td>`)}</tr>`,
  );
  return html`<div class="wrap" role="region" aria-label="Card by position" tabindex="0"><table class="matrix"><caption><span class="ear">Card by position</span></caption><thead><tr><td></td>${places.map((place) => html`<th scope="col" class="num">${place}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function signedTo(value: number): string {
  const digits = fixed(Math.abs(value), 2);
  return value === 0 ? '0' : `${value < 0 ? '−' : '+'}${digits}`;
}
