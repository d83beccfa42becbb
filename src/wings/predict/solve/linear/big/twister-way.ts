import type { Bounded } from '../../../../../core/subject/bounded.js';
import type { Prng } from '../../../../../core/subject/source.js';
import { startMachine } from '../../machine.js';
import type { Sheet } from '../../sheet.js';
import type { Candidate, Limits, Way } from '../../way.js';
import { putTogether, type Together } from './hypotheses.js';
import type { ToldForm } from './told-digits.js';
import { TWISTER_RANK, twisterMatrix } from './twister-matrix.js';

/** The parts of a way whose words are those of MT19937. */
export interface TwisterParts {
  readonly prng: Prng;
  readonly bounded: Bounded;
  readonly form: ToldForm;
  /** Words that a number takes; the draw tells digits of the first. */
  readonly perNumber: 1 | 2;
}

/** Equations beyond the rank: the least with which it is reached nearly always, and as many as are taken, so that others contradict themselves. */
const [LEAST_SPARE, SPARE] = [16, 64];

/** Eliminations that are done unless all are asked for: each takes 1.4 s. */
const PARTS = { remainder: 4, scaled: 6 } as const;

/** Numbers between deals that are then tried: loops down to the first card draw none, those that draw for the last card as well draw one. */
const BETWEEN = 1;

/** Eliminations for each number between deals where all are asked for: as many as there are sheets. */
const SHEETS = 24;

/** log2 of the shuffles, starts and numbers between deals that are tried, each of which gives one state at most. */
const HYPOTHESES = 16;

/** A way by linear equations in the 19,937 bits of the Mersenne Twister: many draws, one elimination for all hypotheses that it can decide. */
export function twisterWay({ prng, bounded, form, perNumber }: TwisterParts): Way {
  let known: { sheets: readonly Sheet[]; limits: Limits; shares: readonly Together[] } | null = null;
  const sharesOf = (sheets: readonly Sheet[], limits: Limits): readonly Together[] => {
    if (known?.sheets !== sheets || known.limits !== limits)
      known = {
        sheets,
        limits,
        shares: putTogether(sheets, { ...limits, between: triedBetween(limits) }, form, TWISTER_RANK + LEAST_SPARE),
      };
    return known.shares;
  };
  return {
    id: `${prng.id}/${bounded.id}`,
    prng,
    method: { bounded, perNumber },
    by: 'equations',
    heldBits: HYPOTHESES,
    needs(n) {
      let told = 0;
      for (let bound = 2; bound <= n; bound++) told += form.mean(bound);
      return Math.ceil((TWISTER_RANK + LEAST_SPARE) / told);
    },
    parts: (limits) => (limits.thorough ? SHEETS * limits.between.length : PARTS[form.id]),
    abridges: ({ thorough }) => !thorough,
    search(sheets, limits, part, believe) {
      const share = sharesOf(sheets, limits)[part];
      if (share) for (const candidate of solve(share, form, perNumber)) if (believe(candidate)) return;
    },
    open({ words: state = [], skipped }) {
      const machine = startMachine(prng, { bounded, perNumber }, prng.create(Uint32Array.from(state)));
      machine.skip(skipped);
      return machine;
    },
  };
}

/** The numbers between deals that are tried: where one alone was named it is that one. */
function triedBetween({ between, thorough }: Limits): readonly number[] {
  return thorough || between.length === 1 ? between : between.filter((numbers) => numbers <= BETWEEN);
}

/** Gives the state for each of the hypotheses that does not contradict itself. */
function* solve({ hypotheses, period, told }: Together, form: ToldForm, perNumber: number): Generator<Candidate> {
  const equations: { readonly at: number; readonly digit: number }[] = [];
  for (let at = 0; at < told.length && equations.length < TWISTER_RANK + SPARE; at++)
    for (let left = told[at]; left !== 0; left &= left - 1) equations.push({ at, digit: 31 - Math.clz32(left & -left) });
  const matrix = twisterMatrix(equations.map(({ at, digit }) => ({ word: at * perNumber, bits: form.sum(digit) })));
  for (const [row, { at, digit }] of equations.entries())
    for (const [side, { sheet }] of hypotheses.entries()) {
      const k = at % period;
      const draw = sheet.draws[Math.floor(at / period) * sheet.bounds.length + k];
      matrix.setSide(row, side, (form.digits(sheet.bounds[k], draw) >>> digit) & 1);
    }
  matrix.eliminate();
  if (matrix.rank < TWISTER_RANK) return;
  const used = Math.floor((equations.at(-1)?.at ?? 0) / period) + 1;
  for (const [side, hypothesis] of hypotheses.entries())
    if (!matrix.contradicts(side))
      yield { ...hypothesis, used, state: { words: [...matrix.solve(side)], skipped: 0 }, heldBits: HYPOTHESES };
}
