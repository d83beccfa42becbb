import { counted } from '../../../../core/words/counted.js';
import { deviationBarsSpec } from '../../../../kinds/charts/deviation-bars.js';
import { lawBarsSpec } from '../../../../kinds/charts/law-bars.js';
import { drawPlainly } from '../../../../page/charts/draw-plainly.js';
import { figure } from '../../../../page/charts/figure.js';
import type { Chart } from '../../../../page/charts/spec.js';
import type { Block, DocSection } from '../../../../page/document/doc.js';
import type { Markup } from '../../../../page/markup.js';
import { count, ordinal, ratio } from '../../../../page/numbers.js';
import { type Phrase, plain, say, strong } from '../../../../page/phrase.js';
import { NEAREST } from '../../counting/difference-table.js';
import type { OneListCore } from '../../record/one-list.js';
import { nearGapsSpec } from '../charts/near-gaps.js';
import { type FoundGaps, foundGaps, type GapBars } from '../facts/gaps.js';
import { isChief } from '../facts/strongest.js';

/** The deviation beyond which bars are shown as shares, which begin at 0; smaller deviations would not show there. */
const LARGE = 0.5;

/**
 * Returns how far the item after an item lay from it before, each picture where its row is beyond luck; in a fold where other rows show far more.
 * Null where it shows nothing.
 */
export function gapsSection(core: OneListCore): DocSection | null {
  const found = foundGaps(core);
  if (found.length === 0) return null;
  const open = isChief(core, 'gaps');
  const words = found.map(saysOf);
  const drawn = found.map((bars, k): Block => ({ is: 'figure', draw: () => picture(bars), says: open ? null : words[k] }));
  return {
    id: 'gaps',
    heading: 'What follows what',
    beside: [
      'From each item to the next in the list: how far on the next one stood before, round the end. An even shuffle makes every distance equally frequent.',
      ...(open ? words : ['What follows an item shows the bias too, but less than other pictures of this page do.']),
    ],
    body: open ? drawn : [{ is: 'fold', head: 'How far on the next item stood before', body: drawn }],
  };
}

function picture(bars: FoundGaps): Markup {
  const near = bars.part === 'near';
  const draw = (narrow: boolean): Chart => (near ? nearGapsSpec(bars.seen, bars.even, narrow) : roundSpec(bars, narrow));
  return figure({
    key: `gaps-${bars.part}`,
    title: near
      ? 'How far on the next item stood before, the nearest in the middle'
      : 'How far on the next item stood before, round the whole list',
    caption: near
      ? [
          'Bars: how many times as often as even, by powers of ten. Each reaches twice as far as the one before it. Grey: where luck keeps 95 of 100 bars.',
        ]
      : [
          `Each bar is one of ${count(bars.seen.length)} equal parts of the list. ${isLarge(bars) ? 'Line: an even share.' : 'Grey: where luck keeps 95 of 100 bars.'}`,
        ],
    description: plain(saysOf(bars)),
    wide: drawPlainly(draw(false)),
    narrow: drawPlainly(draw(true)),
  });
}

function roundSpec(bars: GapBars, narrow: boolean): Chart {
  const { even, seen } = bars;
  const axis = narrow ? 'parts of the list further on' : `how far on, in parts of 1/${count(seen.length)} of the list`;
  const all = seen.reduce((sum, items) => sum + items, 0);
  const whole = even.reduce((sum, items) => sum + items, 0);
  if (isLarge(bars))
    return lawBarsSpec(
      { first: 1, seen: seen.map((items) => items / all), law: even.map((items) => items / whole), uneven: true },
      axis,
      narrow,
    );
  const luck = 1 / Math.sqrt(whole / seen.length);
  return deviationBarsSpec({ first: 1, deviations: seen.map((items, k) => items / even[k] - 1), luck, biased: true }, axis, narrow, 140);
}

function isLarge({ even, seen }: GapBars): boolean {
  return seen.some((items, k) => Math.abs(items / even[k] - 1) > LARGE);
}

/** Describes the bar furthest from even, measured against luck. */
function saysOf({ even, part, seen, tooEven }: FoundGaps): Phrase {
  if (tooEven) return ['The distances come more equally often than luck leaves them.'];
  const distance = (k: number): number => Math.abs(seen[k] - even[k]) / Math.sqrt(even[k]);
  const furthest = seen.reduce((best, _, k) => (distance(k) > distance(best) ? k : best), 0);
  const times = strong(`${ratio(seen[furthest] / even[furthest])} times`);
  if (part === 'round')
    return say`The next item stood in the ${ordinal(furthest + 1)} of ${count(seen.length)} parts further on ${times} as often as even.`;
  if (furthest === 0) return say`The next item is one of the seven nearest either way ${times} as often as even.`;
  const from = NEAREST * 2 ** Math.floor((furthest - 1) / 2);
  return say`The next item stood ${count(from)} to ${counted(count(2 * from - 1), 'place')} ${furthest % 2 === 1 ? 'later' : 'earlier'} ${times} as often as even.`;
}
