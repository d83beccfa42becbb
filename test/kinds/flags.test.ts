import { describe, expect, it } from 'vitest';
import type { Headline } from '../../src/core/statistic/headline.js';
import type { Statistic } from '../../src/core/statistic/statistic.js';
import type { Outcome } from '../../src/core/subject/outcome.js';
import { partialDeals } from '../../src/kinds/hand/partial-deals.js';
import { kindOf, neededBesideIn } from '../../src/kinds/index.js';
import { permutations } from '../../src/math/orders/permutation.js';
import { seen } from '../support/hands-of.js';

const allOf = (kind: Outcome['kind']): readonly Statistic[] => kindOf({ kind }).statistics.all.filter(({ id }) => HELD[kind].includes(id));

const idsWhere = (kind: Outcome['kind'], holds: (statistic: Statistic) => boolean): string =>
  allOf(kind)
    .filter(holds)
    .map(({ id }) => id)
    .join(' ');

/** The statistics whose headline, or that of one of their rows, is marked so. */
function marked(kind: Outcome['kind'], mark: (headline: Headline) => boolean | number | undefined): string {
  return allOf(kind)
    .flatMap(({ headline, id }) => {
      const found = headline && mark(headline);
      const name = headline?.row === undefined ? id : `${id}/${headline.row}`;
      return found ? [found === true ? name : `${name}=${found}`] : [];
    })
    .join(' ');
}

const about =
  (what: Headline['about']) =>
  (headline: Headline): boolean =>
    headline.about === what;

/** The statistics that are held to what stands below; one that is added need not be. */
const HELD: Readonly<Record<Outcome['kind'], readonly string[]>> = {
  deck: 'agreements cycles cyclic-displacement descents fisher-yates-digits fixed-points homogeneity inversions lehmer-digits longest-increasing neighbour-gap pairwise-order parity permutations poker-hands position-matrix previous-deal repeats rising-sequences successor-matrix'.split(
    ' ',
  ),
  hand: 'homogeneity repeats seen-again seen-cards seen-deals seen-order seen-pairs seen-places seen-ranks seen-suits'.split(' '),
  board: 'blank depth every-board homogeneity inversions manhattan repeats solvable tile-cell tiles-home'.split(' '),
  piles:
    'first-wins homogeneity nim-sum pile-pairs pile-sizes piles-again repeats total-parity total-stones whole-deals winning-moves'.split(
      ' ',
    ),
  moves: 'choice-of-move choice-of-pile choice-of-size homogeneity'.split(' '),
};

/** By hand, from the specification of the kinds: what decides a verdict, what looks at deals in their order, what reads a known order. */
const DECLARED: Readonly<Record<Outcome['kind'], Readonly<Record<string, string>>>> = {
  deck: {
    required: 'cyclic-displacement fisher-yates-digits position-matrix',
    ordered: 'agreements homogeneity previous-deal repeats',
    betweenDeals: 'previous-deal repeats',
    needsStart:
      'cycles cyclic-displacement descents fisher-yates-digits fixed-points inversions lehmer-digits longest-increasing neighbour-gap rising-sequences',
    counts:
      'agreements:agreed-positions cyclic-displacement:displacements descents:descents fisher-yates-digits:choices position-matrix:positions rising-sequences:rising-sequences successor-matrix:successors',
    rank: 'agreements=1 homogeneity=2 previous-deal=1',
    strongestOnly: 'previous-deal',
    ofPositions: 'cyclic-displacement pairwise-order/rank position-matrix',
    together: 'agreements',
  },
  hand: {
    required: 'seen-cards seen-pairs seen-places',
    ordered: 'homogeneity repeats seen-again',
    betweenDeals: 'repeats seen-again',
    needsStart: '',
    counts: 'seen-cards:seen',
    rank: 'homogeneity=2 seen-again=1',
    strongestOnly: 'seen-again seen-cards seen-order seen-pairs seen-places seen-ranks/together seen-suits/together',
    ofPositions: '',
    together: '',
  },
  board: {
    required: 'blank solvable tile-cell',
    ordered: 'homogeneity repeats',
    betweenDeals: 'repeats',
    needsStart: '',
    counts: 'tile-cell:tiles',
    rank: 'blank=1 homogeneity=2 solvable=2',
    strongestOnly: 'blank',
    ofPositions: '',
    together: '',
  },
  piles: {
    required: 'pile-pairs pile-sizes',
    ordered: 'homogeneity piles-again repeats',
    betweenDeals: 'piles-again repeats',
    needsStart: '',
    counts: '',
    rank: 'homogeneity=2 pile-sizes=1 piles-again=1',
    strongestOnly: 'piles-again',
    ofPositions: '',
    together: '',
  },
  moves: {
    required: 'choice-of-pile choice-of-size',
    ordered: 'homogeneity',
    betweenDeals: '',
    needsStart: '',
    counts: '',
    rank: 'homogeneity=2',
    strongestOnly: '',
    ofPositions: '',
    together: '',
  },
};

describe.each(Object.keys(DECLARED) as Outcome['kind'][])('the statistics of %s', (kind) => {
  it('say which of them decide, see deals in order, and need the order before the shuffle', () => {
    expect({
      required: idsWhere(kind, ({ required }) => required),
      ordered: idsWhere(kind, ({ ordered }) => ordered !== undefined),
      betweenDeals: idsWhere(kind, ({ ordered }) => ordered === 'between-deals'),
      needsStart: idsWhere(kind, ({ needsStart }) => needsStart === true),
      counts: allOf(kind)
        .flatMap(({ counts, id }) => (counts ? [`${id}:${counts}`] : []))
        .join(' '),
      rank: marked(kind, ({ rank }) => rank),
      strongestOnly: marked(kind, ({ strongestOnly }) => strongestOnly),
      ofPositions: marked(kind, about('positions')),
      together: marked(kind, about('together')),
    }).toEqual(DECLARED[kind]);
  });

  it('have one that says whether chances change during the run, which every clean verdict needs', () => {
    expect(marked(kind, about('changes'))).toBe('homogeneity');
    expect(idsWhere(kind, ({ neededFrom }) => neededFrom !== undefined)).toBe('homogeneity');
  });
});

it('the fewest deals in whose parts changes of decks and hands show are those of any parts', () => {
  const least = [permutations(5), partialDeals(5, seen(3))].map((space) => neededBesideIn(space).map(({ from }) => from));
  expect(least).toEqual([[80], [80]]);
});
