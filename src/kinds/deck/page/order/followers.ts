import type { EvidenceCore } from '../../../../core/record/evidence.js';
import { counted } from '../../../../core/words/counted.js';
import { capital } from '../../../../core/words/first-letter.js';
import { clopperPearson } from '../../../../math/tails/clopper-pearson.js';
import type { PositionMap } from '../../../../page/facts/position-map.js';
import { html, type Markup } from '../../../../page/markup.js';
import { count, ratio } from '../../../../page/numbers.js';
import { say } from '../../../../page/phrase.js';
import { cardName, cardNames } from '../../../../page/words/card-names.js';
import { dealBefore } from '../../../groups/look-back.js';
import { frequencyClause } from '../../../shares/frequency-clause.js';
import { successorMatrix } from '../../statistics/successor-matrix.js';
import { mapExhibit } from '../map-exhibit.js';
import { isClear } from './is-clear.js';
import type { OrderFinding } from './order-findings.js';
import type { OrderPicture } from './order-picture.js';
import { nounOf } from './prior-order.js';

/** The joint confidence of the intervals of all pairs of cards. */
const SIMULTANEOUS = 0.99;

export const followers: OrderPicture = {
  of: successorMatrix.id,
  shows: (finding) => isClear(followersMap(finding)),
  says(finding, core) {
    const { card, next, ...times } = furthest(finding);
    return [
      say`${capital(called(finding, core, card))} has ${called(finding, core, next)} right after it ${frequencyClause(times, finding.deals)}`,
    ];
  },
  draw(finding, core) {
    const { lag, n } = finding;
    const { card, next, ratio: times } = furthest(finding);
    const what = lag === 0 ? 'card' : `card, by its position in ${dealBefore(lag)}`;
    const draw = (): Markup =>
      mapExhibit(followersMap(finding), [], {
        key: 'follow',
        title: `How often each card comes right after each other one, against 1 in ${count(n - 1)}`,
        caption: `${counted(count(finding.deals), nounOf(lag))}, round the deck.`,
        described: `The furthest cell: ${called(finding, core, next)} comes right after ${called(finding, core, card)} ${ratio(times)} times as often as even.`,
        words: html`<p><b>How to read it.</b> Each row is a card, each column the one that comes right after it. Orange: more often than 1 in ${count(n - 1)}. Blue: less often. No card follows itself: the diagonal says nothing.</p>`,
        axes: { across: 'the card right after it', down: what },
        pools: 'Each square pools neighbouring cards.',
      });
    return { is: 'figure', says: null, draw };
  },
};

/** Returns the table as a map whose every share is 1 in n. No card follows itself, so its own cell is taken to be even. */
function followersMap({ counts, deals, n }: OrderFinding): PositionMap {
  const even = counts.map((times, cell) => (cell % (n + 1) === 0 ? deals / n : (times * (n - 1)) / n));
  return {
    n,
    trials: deals,
    counts: even,
    deviations: Float64Array.from(even, (times) => (times * n) / deals - 1),
    luck: Math.sqrt((n - 2) / deals),
  };
}

/** Finds the pair furthest from even: a card and the one right after it, from 1, and its frequency as a multiple of even. */
function furthest({ counts, deals, n }: OrderFinding): {
  readonly card: number;
  readonly next: number;
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
} {
  const even = deals / (n - 1);
  let best = 1;
  counts.forEach((times, cell) => {
    if (cell % (n + 1) !== 0 && Math.abs(times - even) > Math.abs(counts[best] - even)) best = cell;
  });
  const { high, low } = clopperPearson(counts[best], deals, (1 - SIMULTANEOUS) / (n * (n - 1)));
  return {
    card: Math.floor(best / n) + 1,
    next: (best % n) + 1,
    ratio: counts[best] / even,
    low: low * (n - 1),
    high: high * (n - 1),
  };
}

/** Returns the name of a card: its own, or its position in an earlier deal. */
function called({ lag }: OrderFinding, { subject }: EvidenceCore, card: number): string {
  return lag === 0 ? `card ${cardName(cardNames(subject.origin), card)}` : `the card at position ${count(card)} of ${dealBefore(lag)}`;
}
