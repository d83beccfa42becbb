import type { EvidenceCore } from '../../../core/record/evidence.js';
import { type DistinctDeals, isDeviation, type RecordedResult } from '../../../core/record/results.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { pow } from '../../../math/primitives/pow.js';
import { boxes, dots, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Plane } from '../../../page/charts/spec.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { answerOf } from '../../../page/facts/answer.js';
import { CARD_NOUNS } from '../../../page/nouns.js';
import { count } from '../../../page/numbers.js';
import { say, strong } from '../../../page/phrase.js';
import { differentDeals } from '../../../page/words/distinct-deals.js';
import { mappedResult } from '../../declared.js';
import { repeats } from '../statistics/repeats.js';

/** Well-known seed sizes, in bits. */
const SEED_BITS = [16, 24, 32, 40, 48, 64];

/** The least distance between lines, in powers of ten: a line nearer to that of the deals seen would be mistaken for it. */
const APART = 0.6;

/** The least count of pairs that is drawn, as a power of ten. */
const LEAST = -1;

/** Returns the expected equal pairs among N deals from S different ones: N(N − 1)/(2 S), on logarithmic axes a straight line. */
function pairsAt(logDeals: number, logDifferent: number): number {
  return 2 * logDeals - Math.log10(2) - logDifferent;
}

/** Returns the number of deals at which one equal pair is expected among S different ones: √(2 S). */
export function onePairAt(different: number): number {
  return Math.sqrt(2 * different);
}

/**
 * Draws equal pairs by deals, both logarithmic: the line of the estimated number of different deals, those of known seeds, and the observed count.
 * `narrow` selects the phone's drawing.
 */
export function duplicatesSpec({ deals, different, pairs }: Duplicates, narrow: boolean): Chart {
  const frame: Frame = { width: narrow ? 290 : 700, height: 190, left: narrow ? 58 : 64, right: narrow ? 8 : 68, top: 14, bottom: 44 };
  const last = Math.log10(deals);
  const own = Math.log10(different.estimate);
  const plane: Plane = { x: { domain: [Math.min(1, last - 1), last] }, y: { domain: [LEAST, Math.ceil(Math.log10(pairs) + 0.15)] } };
  const [from] = plane.x.domain;
  const [, top] = plane.y.domain;
  const below = (units: number): number => LEAST - (units * (top - LEAST)) / frame.height;
  /** Returns the line for a number of different deals, as far as it lies in the frame. */
  const line = (log: number): { readonly x: number; readonly x2: number; readonly y: number; readonly y2: number } => {
    const x = Math.max(from, (LEAST + Math.log10(2) + log) / 2);
    return { x, x2: last, y: pairsAt(x, log), y2: pairsAt(last, log) };
  };
  const seeds = SEED_BITS.map((bits) => ({ bits, log: bits * Math.log10(2) })).filter(
    ({ log }) => Math.abs(log - own) > APART && pairsAt(last, log) > LEAST && pairsAt(last, log) < top,
  );
  const powers = Array.from({ length: top - LEAST + 1 }, (_, k) => LEAST + k);
  const ticks = Array.from({ length: Math.floor(last) - Math.ceil(from) + 1 }, (_, k) => Math.ceil(from) + k);
  const one = Math.log10(onePairAt(different.estimate));
  return chart(frame, [
    boxes(plane, [{ x: from, x2: last, y: LEAST, y2: 0 }], 'var(--band)'),
    rules(
      plane,
      powers.map((y) => ({ x: from, x2: last, y, y2: y })),
      'var(--rule)',
    ),
    texts(
      plane,
      powers.map((y) => ({ x: from, y, text: y < 0 ? '0.1' : count(pow(10, y)) })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    rules(
      plane,
      seeds.map(({ log }) => line(log)),
      'var(--soft)',
      1,
      [3, 3],
    ),
    // The phone has no room behind the frame.
    texts(
      plane,
      seeds.map(({ bits, log }) => ({ x: last, y: pairsAt(last, log), text: counted(bits, 'bit') })),
      'var(--soft)',
      narrow ? { align: 'right', dx: -8 } : { dx: 7 },
    ),
    rules(plane, [line(own)], 'var(--biased)', 1.5),
    ...(one > from
      ? [
          rules(plane, [{ x: one, x2: one, y: LEAST, y2: 0 }], 'var(--biased)', 1, [2, 2]),
          texts(plane, [{ x: one, y: LEAST / 2, text: count(Math.ceil(onePairAt(different.estimate))) }], 'var(--biased)', {
            dx: 6,
            dy: 8,
          }),
        ]
      : []),
    dots(plane, [{ x: last, y: Math.log10(pairs) }], 'var(--biased)', 64),
    texts(plane, [{ x: last, y: Math.log10(pairs), text: `seen: ${count(pairs)}` }], 'var(--biased)', {
      align: 'right',
      dx: -12,
      dy: -7,
      bold: true,
    }),
    texts(
      plane,
      ticks.map((x) => ({ x, y: below(16), text: count(pow(10, x)) })),
      'var(--ink)',
      { align: 'center' },
    ),
    texts(plane, [{ x: from, y: below(35), text: 'deals →' }], 'var(--soft)'),
  ]);
}

/** Reports how often deals were repeated, where that explains more than the positions of cards. */
export function duplicatesFirst(core: EvidenceCore): DocSection | null {
  const found = duplicatesOf(core);
  return found?.strongest ? drawn(found) : null;
}

/** Reports the same where it comes after the positions. */
export function duplicatesLater(core: EvidenceCore): DocSection | null {
  const found = duplicatesOf(core);
  return found && !found.strongest ? drawn(found) : null;
}

function drawn(found: Duplicates): DocSection {
  const { deals, different, pairs } = found;
  const first = Math.ceil(onePairAt(different.estimate));
  const seen = `${counted(count(pairs), 'equal pair')} among ${counted(count(deals), 'deal')}`;
  const said = {
    key: 'duplicates',
    title: 'How fast duplicates come',
    caption: say`Both axes are logarithmic. Red: the equal pairs to expect of ${differentDeals(different, CARD_NOUNS)}, through those that were seen. Dashed: of seeds of so many bits. Grey: less than one pair, where an even shuffle stays.`,
    description: `${seen} were seen. One pair is to be expected among ${counted(count(first), 'deal')}; an even shuffle would not give one.`,
    says: null,
  };
  return {
    id: 'duplicates',
    heading: 'Deals that came again',
    beside: [
      say`${strong(`${seen} ${verbFor(pairs, 'was')} seen.`)} It is as with birthdays: pairs grow with the square of the deals.`,
      say`With so few different deals, the first duplicate is to be expected among ${strong(counted(count(first), 'deal'))}.`,
    ],
    body: [figureBlock(said, (narrow) => duplicatesSpec(found, narrow))],
  };
}

/** The equal pairs seen among the deals, and the number of different deals they suggest. */
interface Duplicates {
  readonly deals: number;
  readonly pairs: number;
  readonly different: DistinctDeals & { readonly estimate: number };
  /** True if they show more than the positions of the cards. */
  readonly strongest: boolean;
}

/** Returns the repeated deals that the verdict rests on; null where it does not, or where one deal alone makes most of the pairs. */
export function duplicatesOf(core: EvidenceCore): Duplicates | null {
  const result = core.results.find(({ test }) => test === repeats.id);
  if (!result || isDeviation(result) || result.tail === 'lower' || answerOf(core, result).kind !== 'uneven') return null;
  const { effect, trials: deals, value: pairs } = result;
  if (effect.name !== 'distinct-deals' || effect.estimate === null) return null;
  return { deals, pairs, different: { ...effect, estimate: effect.estimate }, strongest: result.logP <= logPOf(mappedResult(core)) };
}

function logPOf(result: RecordedResult | null): number {
  return result?.logP ?? 0;
}
