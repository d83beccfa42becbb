import type { Bounded } from '../../../../../core/subject/bounded.js';
import type { Prng } from '../../../../../core/subject/source.js';
import { openWords } from '../../machine.js';
import type { Sheet } from '../../sheet.js';
import type { Candidate, Limits, Way } from '../../way.js';
import { putTogether, type Together } from './hypotheses.js';
import { ones, type ToldForm } from './told-digits.js';
import { TWISTER_DEAD, TWISTER_UNKNOWNS, twisterMatrix } from './twister-matrix.js';

/** The parts of a way whose words are those of MT19937. */
export interface TwisterParts {
  readonly prng: Prng;
  readonly bounded: Bounded;
  readonly form: ToldForm;
  /** Words that a number takes; the draw tells digits of the first. */
  readonly perNumber: 1 | 2;
  /** Equations beyond the unknowns: the least with which most of those are fixed, and as many as are taken. */
  readonly spare: readonly [number, number];
}

/** The most unknowns that may be left open: each state is then tried. */
const MOST_OPEN = 12;

/** Eliminations that are done unless all are asked for: each takes 1.4 to 2 s. */
const PARTS = { remainder: 3, scaled: 3 } as const;

/** Numbers between deals that are then tried: loops down to the first card draw none, those that draw for the last card as well draw one. */
const BETWEEN = 1;

/** Eliminations for each number between deals where all are asked for: as many as there are sheets. */
const SHEETS = 24;

/** log2 of the shuffles, starts and numbers between deals that are tried. */
const HYPOTHESES = 16;

/** A way by linear equations in the 19,937 bits of the Mersenne Twister: many draws, one elimination for all hypotheses that it can decide. */
export function twisterWay(parts: TwisterParts): Way {
  const { prng, bounded, form, perNumber, spare } = parts;
  const needed = TWISTER_UNKNOWNS - TWISTER_DEAD + spare[0];
  let known: { sheets: readonly Sheet[]; limits: Limits; shares: readonly Together[] } | null = null;
  const sharesOf = (sheets: readonly Sheet[], limits: Limits): readonly Together[] => {
    if (known?.sheets !== sheets || known.limits !== limits)
      known = {
        sheets,
        limits,
        shares: putTogether(sheets, { ...limits, between: triedBetween(limits) }, form, needed),
      };
    return known.shares;
  };
  return {
    id: `${prng.id}/${bounded.id}`,
    prng,
    method: { bounded, perNumber },
    by: 'equations',
    heldBits: HYPOTHESES + MOST_OPEN,
    needs(n) {
      let told = 0;
      for (let bound = 2; bound <= n; bound++) told += form.mean(bound);
      return Math.ceil(needed / told);
    },
    unknown: () => TWISTER_UNKNOWNS - TWISTER_DEAD,
    told: (bound, draw) => ones(form.mask(bound, draw)),
    parts: (limits) => (limits.thorough ? SHEETS * limits.between.length : PARTS[form.id]),
    abridges: ({ thorough }) => !thorough,
    search(sheets, limits, part, believe) {
      const share = sharesOf(sheets, limits)[part];
      if (share) for (const candidate of solve(share, parts)) if (believe(candidate)) return;
    },
    open: openWords(prng, { bounded, perNumber }),
  };
}

/** The numbers between deals that are tried: where one alone was named it is that one. */
function triedBetween({ between, thorough }: Limits): readonly number[] {
  return thorough || between.length === 1 ? between : between.filter((numbers) => numbers <= BETWEEN);
}

/** Gives the states that are left for each of the hypotheses that does not contradict itself. */
function* solve({ hypotheses, period, told }: Together, { form, perNumber, spare }: TwisterParts): Generator<Candidate> {
  const most = TWISTER_UNKNOWNS - TWISTER_DEAD + spare[1];
  const equations: { readonly at: number; readonly digit: number }[] = [];
  for (let at = 0; at < told.length && equations.length < most; at++)
    for (let left = told[at]; left !== 0; left &= left - 1) equations.push({ at, digit: 31 - Math.clz32(left & -left) });
  const matrix = twisterMatrix(equations.map(({ at, digit }) => ({ word: at * perNumber, bits: form.sum(digit) })));
  for (const [row, { at, digit }] of equations.entries())
    for (const [side, { sheet }] of hypotheses.entries()) {
      const k = at % period;
      const draw = sheet.draws[Math.floor(at / period) * sheet.bounds.length + k];
      matrix.setSide(row, side, (form.digits(sheet.bounds[k], draw) >>> digit) & 1);
    }
  matrix.eliminate();
  const open = matrix.free().filter((unknown) => unknown >= TWISTER_DEAD);
  if (open.length > MOST_OPEN) return;
  const used = Math.floor((equations.at(-1)?.at ?? 0) / period) + 1;
  const turned = open.map((unknown) => matrix.turnedWith(unknown));
  for (const [side, hypothesis] of hypotheses.entries()) {
    if (matrix.contradicts(side)) continue;
    const words = matrix.solve(side);
    for (let tried = 0; tried < 2 ** open.length; tried++) {
      yield { ...hypothesis, used, state: { words: [...words], skipped: 0 }, heldBits: HYPOTHESES + open.length };
      // One more than `tried` turns over all bits up to its lowest 0, of which the Gray code turns one.
      const turn = turned[31 - Math.clz32(~tried & (tried + 1))];
      for (let w = 0; w < words.length; w++) words[w] ^= turn?.[w] ?? 0;
    }
  }
}
