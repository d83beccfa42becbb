import { AuditError } from '../../core/errors.js';
import type { OutcomeChance, OutcomeExample, ProvedOutcomes, ProvedSituation } from '../../core/record/outcome-proof.js';
import type { EvenLaw } from '../../core/subject/even-law.js';
import { absolute, fractionText } from '../../math/fraction.js';
import { lexicographic } from '../../math/orders/lexicographic.js';
import type { OutcomeLaw } from './outcome-law.js';
import { cellsOf, keyOf } from './outcome-law.js';

/** The most outcomes that each have a fraction in the record, and the most of one situation that are listed with their even chance. */
const MOST_RECORDED = 40_320;
const MOST_LISTED = 64;

interface Row {
  readonly key: string;
  readonly even: bigint;
  made: bigint;
}

interface Situation {
  readonly given: string;
  readonly rows: Row[];
  readonly byKey: Map<string, Row>;
}

/** A situation with its sums: of the even weights, of the actual ones, and of |made · allEven − even · allMade|. */
interface Summed extends Situation {
  readonly allEven: bigint;
  readonly allMade: bigint;
  readonly off: bigint;
}

/** Returns the facts of a law compared with the even one, without how it was found; `choices` finds choices that make the outcomes with these keys. */
export function compareWithEven(
  even: EvenLaw,
  law: OutcomeLaw,
  choices: (keys: readonly string[]) => (key: string) => OutcomeExample['choices'],
): Omit<ProvedOutcomes, 'method'> {
  const situations = situationsOf(even, law).map(summed);
  const worst = situations.reduce((far, one) => (variationAbove(one, far) ? one : far));
  const uneven = situations.filter(({ off }) => off > 0n).length;
  const rows = situations.reduce((sum, one) => sum + one.rows.length, 0);
  return {
    uniform: uneven === 0,
    situations: situations.length,
    uneven,
    worst: factsOf(worst),
    probabilities:
      rows > MOST_RECORDED
        ? null
        : Object.fromEntries(situations.flatMap((one) => one.rows.map(({ key, made }) => [key, fractionText(made, one.allMade)]))),
    counterexample: uneven === 0 ? null : differing(worst, choices),
  };
}

/** Returns every situation that an even maker knows, with its outcomes; unknown situations are skipped. */
function situationsOf({ given, outcomes }: EvenLaw, law: OutcomeLaw): readonly Situation[] {
  const situations = new Map<string, Situation>();
  for (const { cells, weight } of outcomes()) {
    const place = keyOf(cells.slice(0, given));
    const situation = situations.get(place) ?? { given: place, rows: [], byKey: new Map<string, Row>() };
    situations.set(place, situation);
    const row = { key: keyOf(cells), even: weight, made: 0n };
    situation.rows.push(row);
    situation.byKey.set(row.key, row);
  }
  const strays = new Map<Situation, Row[]>();
  for (const [key, made] of law) {
    const situation = situations.get(given === 0 ? '' : keyOf(cellsOf(key).slice(0, given)));
    if (!situation) continue;
    const row = situation.byKey.get(key);
    if (row) row.made = made;
    else {
      const others = strays.get(situation) ?? [];
      strays.set(situation, others);
      others.push({ key, even: 0n, made });
    }
  }
  for (const [situation, rows] of strays)
    for (const row of rows.sort((a, b) => lexicographic(cellsOf(a.key), cellsOf(b.key)))) situation.rows.push(row);
  return [...situations.values()];
}

function summed(situation: Situation): Summed {
  const { given, rows } = situation;
  const allEven = rows.reduce((sum, { even }) => sum + even, 0n);
  const allMade = rows.reduce((sum, { made }) => sum + made, 0n);
  if (allMade === 0n) throw new AuditError('E_INTERNAL', `something must come in every situation, got nothing where "${given}" is given`);
  return { ...situation, allEven, allMade, off: rows.reduce((sum, row) => sum + absolute(offOf(row, allEven, allMade)), 0n) };
}

/** Returns made/allMade − even/allEven, multiplied by allMade · allEven. */
function offOf({ even, made }: Row, allEven: bigint, allMade: bigint): bigint {
  return made * allEven - even * allMade;
}

function variationAbove(one: Summed, other: Summed): boolean {
  return one.off * other.allEven * other.allMade > other.off * one.allEven * one.allMade;
}

function factsOf({ allEven, allMade, given, off, rows }: Summed): ProvedSituation {
  const due = rows.filter(({ even }) => even > 0n);
  const strays = rows.filter(({ even }) => even === 0n);
  const astray = strays.reduce((sum, { made }) => sum + made, 0n);
  const least = due.reduce((low, { made }) => (made < low ? made : low), due[0].made);
  const greatest = due.reduce((high, { made }) => (made > high ? made : high), 0n);
  return {
    given: given === '' ? [] : cellsOf(given),
    outcomes: String(due.length),
    reached: String(due.filter(({ made }) => made > 0n).length),
    strays: String(strays.length),
    astray: fractionText(astray, allMade),
    least: fractionText(least, allMade),
    greatest: fractionText(greatest, allMade),
    totalVariation: fractionText(off, 2n * allEven * allMade),
    chances: rows.length > MOST_LISTED ? null : rows.map((row) => chanceOf(row, allEven, allMade)),
  };
}

function chanceOf({ even, key, made }: Row, allEven: bigint, allMade: bigint): OutcomeChance {
  return { cells: cellsOf(key), probability: fractionText(made, allMade), even: fractionText(even, allEven) };
}

/** Finds the first of the rows that are furthest above even, and the first of those furthest below. */
function differing(
  { allEven, allMade, rows }: Summed,
  choices: (keys: readonly string[]) => (key: string) => OutcomeExample['choices'],
): ProvedOutcomes['counterexample'] {
  const off = rows.map((row) => offOf(row, allEven, allMade));
  const often = rows[off.reduce((best, one, k) => (one > off[best] ? k : best), 0)];
  const seldom = rows[off.reduce((best, one, k) => (one < off[best] ? k : best), 0)];
  const found = choices([often, seldom].filter(({ made }) => made > 0n).map(({ key }) => key));
  const example = (row: Row): OutcomeExample => ({ ...chanceOf(row, allEven, allMade), choices: found(row.key) });
  return { often: example(often), seldom: example(seldom) };
}
