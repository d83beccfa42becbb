import type { Bounded } from '../../../../core/subject/bounded.js';
import type { Prng } from '../../../../core/subject/source.js';
import { binomialTails } from '../../../../math/tails/binomial.js';
import { floatScale } from '../../../../parts/bounded/float-scale.js';
import { dealsTelling, type Kind, LIKELY_HYPOTHESES, type LikelyDeals, likelyStates, type Told } from '../linear/likely-states.js';
import { LinearWords } from '../linear/linear-words.js';
import { openWords } from '../machine.js';
import type { Way } from '../way.js';
import { ranksOf } from './number-sorts.js';

/** Choices of equations for each place of a block. */
const CHOICES = 4;
/** Leading bits of a number that its rank may tell, and the largest chance to be wrong with which one counts as told. */
const [LEADING, MOST_ERROR] = [6, 0.25];
/** Cards beyond which no deck is read so. */
const MOST_CARDS = 1024;
const WIDTH = 32;

const byOrder: Bounded = {
  ...floatScale,
  id: 'order-alone',
  title: 'The order of u alone',
  summary: 'Fractions that are compared with each other, and nothing else is made of them.',
};

/** A way for shuffles that sort by one number a card: the rank of a number among those of its deal tells its leading bits, surely near the ends and in the middle of halves. */
export function sortedWay(prng: Prng): Way {
  const method = { bounded: byOrder, perNumber: 1 };
  const words = new LinearWords(prng);
  const places = prng.block ?? 1;
  return {
    id: `${prng.id}/${byOrder.id}`,
    prng,
    method,
    by: 'equations',
    reads: 'ranks',
    heldBits: LIKELY_HYPOTHESES,
    needs: dealsFor,
    unknown: () => words.unknowns,
    told: (_, rank, n) => toldBy(n)[rank].length,
    parts: ({ between }) => between.length,
    search(sheets, { between, usable }, part, believe) {
      for (const sheet of sheets) {
        const { bounds, draws, n } = sheet;
        if (n > MOST_CARDS) return;
        const fits = ({ below }: { below(bound: number): number }): boolean =>
          ranksOf(bounds.map((bound) => below(bound))).every((rank, k) => rank === draws[k]);
        const deals = { sheet, between: between[part], usable };
        for (const candidate of likelyStates({ method, places, prng, words }, deals, toldOf(deals), CHOICES, fits))
          if (believe(candidate)) return;
      }
    },
    open: openWords(prng, method),
  };
}

/** The told bits of all draws, the surest first. */
function toldOf({ between, sheet: { deals, draws, n }, usable }: LikelyDeals): readonly Told[] {
  const byRank = toldBy(n);
  const all: Told[] = [];
  for (let deal = 0; deal < Math.min(usable, deals); deal++)
    for (let k = 0; k < n; k++) for (const one of byRank[draws[deal * n + k]]) all.push({ ...one, at: deal * (n + between) + k });
  return all.sort((a, b) => a.error - b.error || a.at - b.at || b.bit - a.bit);
}

const TOLD = new Map<number, readonly (readonly Omit<Told, 'at'>[])[]>();

/** The bits that each rank among `n` even numbers tells. Below x lie at least r + 1 of them as often as a binomial count says. */
function toldBy(n: number): readonly (readonly Omit<Told, 'at'>[])[] {
  const known = TOLD.get(n);
  if (known) return known;
  const cells = 2 ** LEADING;
  const made = Array.from({ length: n }, (_, rank) => {
    const below = Array.from({ length: cells + 1 }, (__, cell) => binomialTails(rank + 1, n, cell / cells).atLeast);
    return Array.from({ length: LEADING }, (__, lead) => {
      const each = cells >> (lead + 1);
      let zero = 0;
      for (let cell = 0; cell < cells; cell += 2 * each) zero += below[cell + each] - below[cell];
      return { bit: WIDTH - 1 - lead, sum: zero < 0.5 ? 1 : 0, error: Math.max(Number.MIN_VALUE, Math.min(zero, 1 - zero)) };
    }).filter(({ error }) => error <= MOST_ERROR);
  });
  TOLD.set(n, made);
  return made;
}

/** Deals of `n` cards after which few enough of the surest bits are wrong. */
function dealsFor(n: number): number {
  if (n > MOST_CARDS) return Number.POSITIVE_INFINITY;
  return dealsTelling(toldBy(n).flatMap((told): Kind[] => told.map(({ error }) => ({ error, often: 1 }))));
}
