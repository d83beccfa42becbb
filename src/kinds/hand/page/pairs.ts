import { counted } from '../../../core/words/counted.js';
import { clopperPearson } from '../../../math/tails/clopper-pearson.js';
import type { PositionMap } from '../../../page/facts/position-map.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, ratio } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';
import { mapExhibit } from '../../deck/page/map-exhibit.js';
import { isClear } from '../../deck/page/order/is-clear.js';
import { frequencyClause } from '../../shares/frequency-clause.js';
import { seenPairs } from '../statistics/seen-pairs.js';
import type { HandFinding, HandPicture } from './hand-picture.js';

/** The intervals of all pairs hold at once with this confidence. */
const SIMULTANEOUS = 0.99;

export const pairs: HandPicture = {
  of: seenPairs.id,
  draw(finding) {
    const map = pairsMap(finding);
    if (!isClear(map)) return null;
    const { n, trials } = finding.core.plan;
    const { one, other, ...times } = furthestPair(finding);
    const exhibit = (): Markup =>
      mapExhibit(map, [], {
        title: 'How often any two cards are in the hand together, against an even share',
        caption: `${counted(count(trials), 'deal')}.`,
        described: `The furthest pair is that of the cards ${one} and ${other}: ${ratio(times.ratio)} times its share.`,
        words: html`<p><b>How to read it.</b> Each row is a card, each column another one. Orange: both are in the hand more often than even. Blue: less often. The diagonal, a card with itself, says nothing.</p>`,
        axes: { across: 'card', down: 'card' },
        pools: `Each square pools pairs of ${counted(count(n), 'card')} that lie side by side.`,
      });
    return {
      heading: 'Which cards come together',
      says: say`The cards ${one} and ${other} are in the hand together ${frequencyClause(times, trials, 'as they should be')}`,
      exhibit: { is: 'figure', says: null, draw: exhibit },
    };
  },
};

/** Returns the even chance that two cards are both in a hand. */
function evenPair({ core, outcome: { seen } }: HandFinding): number {
  return (seen * (seen - 1)) / (core.plan.n * (core.plan.n - 1));
}

/** Returns the table, both ways round, as a map whose every share is 1 in n; a card with itself is taken to be even. */
export function pairsMap(finding: HandFinding): PositionMap {
  const { core, counts } = finding;
  const { n, trials } = core.plan;
  const share = evenPair(finding);
  const even = counts.map((times, cell) => {
    const [x, y] = [Math.floor(cell / n), cell % n];
    return x === y ? trials / n : (times + counts[y * n + x]) / (share * n);
  });
  return {
    n,
    trials,
    counts: even,
    deviations: Float64Array.from(even, (times) => (times * n) / trials - 1),
    luck: Math.sqrt((1 - share) / (share * trials)),
  };
}

/** Finds the pair furthest from even, with the names of its cards. */
function furthestPair(finding: HandFinding): {
  readonly one: string;
  readonly other: string;
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
} {
  const { core, counts } = finding;
  const { n, trials } = core.plan;
  const share = evenPair(finding);
  const both = (x: number, y: number): number => counts[x * n + y] + counts[y * n + x];
  let [one, other] = [0, 1];
  for (let x = 0; x < n; x++)
    for (let y = x + 1; y < n; y++)
      if (Math.abs(both(x, y) - share * trials) > Math.abs(both(one, other) - share * trials)) [one, other] = [x, y];
  const { high, low } = clopperPearson(both(one, other), trials, (1 - SIMULTANEOUS) / ((n * (n - 1)) / 2));
  const names = cardNames(core.subject.origin);
  return {
    one: cardName(names, one + 1),
    other: cardName(names, other + 1),
    ratio: both(one, other) / (share * trials),
    low: low / share,
    high: high / share,
  };
}
