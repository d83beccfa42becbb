import type { Fitted, Statistic } from '../../../core/statistic/statistic.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { type HandKernel, seenCardsKernel, seenPairsKernel, seenPlacesKernel } from '../../../math/hands/seen-kernels.js';
import { multinomialKernel, type PartsKernel } from '../../../math/pearson/homogeneity-law.js';
import { partsQuestion } from '../../groups/cuts.js';
import type { Likeness, PartsBase } from '../../groups/parts-base.js';
import { LEAST_IN_PARTS, partsHomogeneity } from '../../groups/parts-homogeneity.js';
import { requiredOf } from '../../planning/required-of.js';

const ID = 'homogeneity';

/** The most cards at which single counts may be a coin's. */
const FEW_CARDS = 4;

/** The things that may change, by the names of the parts. */
const WHATS = {
  cards: 'the chances of every card',
  places: 'the places of every card',
  pairs: 'the chances of every two cards',
  hands: 'the chances of every hand',
};

type Required = Readonly<Record<'seenCards' | 'seenDeals' | 'seenPairs' | 'seenPlaces', Statistic>>;

/**
 * Compares what the required statistics count between eighths of the run, and between eighths of every block: a bias that turns half-way
 * cancels in the counts of the whole run and shows here. The parts are those quadratic forms in orthogonal spaces: which cards are seen, their
 * places, their pairs. Says how much chances change, never which way they lie on average.
 */
export function homogeneity(of: Required): Statistic {
  return {
    id: ID,
    title: 'The same all through the run',
    summary: 'Compares cards, places and pairs between eighths of the run, and between eighths of every block of 65,536 deals.',
    reference: 'Test of homogeneity: H. Cramér, Mathematical Methods of Statistics (1946), section 30.6',
    question: 'Are the chances of the hands the same all through the run?',
    asks: (row) => partsQuestion(row, WHATS),
    catches: 'fisher-yates/randu/multiply-shift/counter',
    battery: 'quick',
    ordered: 'in-run',
    required: false,
    headline: {
      says: 'the shuffle changes its chances during the run',
      ofGroups: 'the groups differ in the chances of the hands',
      rank: 2,
      about: 'changes',
    },
    neededFrom: () => LEAST_IN_PARTS,
    fit: (space, trials) => partsHomogeneity(ID, space, () => basesOf(of, space, trials), trials),
  };
}

function basesOf(of: Required, space: OutcomeSpace, trials: number): readonly PartsBase[] {
  const { cards: n, size, width: k } = space;
  const base = (
    statistic: Statistic,
    name: string,
    make: () => { readonly kernel: PartsKernel; readonly likeness: () => Likeness },
  ): readonly PartsBase[] => {
    const fitted = requiredOf(space, statistic, trials);
    return fitted ? [{ ...tableOf(fitted), name, ...make() }] : [];
  };
  const byShared = (kernel: HandKernel & PartsKernel): ReturnType<Parameters<typeof base>[2]> => ({
    kernel,
    likeness: () => alikeBy(n, k, kernel),
  });
  return [
    ...base(of.seenCards, 'cards', () => {
      const kernel = seenCardsKernel(n, k);
      return byShared(n <= FEW_CARDS ? { ...kernel, rarest: Math.min(k, n - k) / n } : kernel);
    }),
    ...base(of.seenPlaces, 'places', () => byShared(seenPlacesKernel(n, k))),
    ...base(of.seenPairs, 'pairs', () => byShared(seenPairsKernel(n, k))),
    ...base(of.seenDeals, 'hands', () => {
      const hands = Number(size);
      return { kernel: multinomialKernel(new Float64Array(hands).fill(1 / hands)), likeness: () => sameOf(k, Math.sqrt(hands - 1)) };
    }),
  ];
}

/** Returns the chance that two hands are the same one of a given number, where `root` is the root of that number less 1. */
function sameOf(k: number, root: number): Likeness {
  const kept = new Uint16Array(k);
  return {
    keep: (cells, at) => kept.set(cells.subarray(at, at + k)),
    alike(cells, at) {
      for (let p = 0; p < k; p++) if (cells[at + p] !== kept[p]) return -1 / root;
      return root;
    },
  };
}

/** Returns the table of a statistic that has one row, and its value. */
function tableOf({ accumulator, rows: [{ scale }], shape, test }: Fitted): Pick<PartsBase, 'accumulator' | 'cells' | 'scale' | 'value'> {
  return {
    cells: shape.reduce((product, side) => product * side, 1),
    scale,
    accumulator: () => accumulator(),
    value: (table, hands) => test(table, hands)[0].value,
  };
}

/** Returns by how many cards two hands share, and how many of these lie in the same place. */
function alikeBy(n: number, k: number, { degrees, of }: HandKernel): Likeness {
  const root = Math.sqrt(degrees);
  const held = new Uint8Array(n);
  const kept = new Uint16Array(k);
  return {
    keep(cells, at) {
      kept.set(cells.subarray(at, at + k));
      held.fill(0);
      for (const card of kept) held[card] = 1;
    },
    alike(cells, at) {
      let shared = 0;
      let stayed = 0;
      for (let p = 0; p < k; p++) {
        shared += held[cells[at + p]];
        if (cells[at + p] === kept[p]) stayed++;
      }
      return of(shared, stayed) / root;
    },
  };
}
