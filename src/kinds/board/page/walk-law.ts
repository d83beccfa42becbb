import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { uncapital } from '../../../core/words/first-letter.js';
import { alwaysMoves } from '../../../games/puzzle/law/walk-chain.js';
import { movesBelow } from '../../../games/puzzle/law/walk-series.js';
import { chainOf } from '../../../games/puzzle/scrambler/chain-of.js';
import { curve, dots, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Layer, type Plane } from '../../../page/charts/spec.js';
import { wholeTicks } from '../../../page/charts/ticks.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count, NBSP, size, sizeDown } from '../../../page/numbers.js';
import { type Phrase, plain, say, strong } from '../../../page/phrase.js';

interface VariationDrawn {
  /** Total variation from the even law after 0, 1, 2, … moves. */
  readonly series: readonly number[];
  /** The moves that this walk makes; no dot where they are beyond the series. */
  readonly moves: number;
  /** True if even and odd numbers of moves have a line each, because the walk alternates between two halves of the boards. */
  readonly parted: boolean;
}

/** The walk's lines by their label, the even numbers first. */
const EVEN = { colour: 'var(--ink)', name: 'even number of moves' } as const;
const ODD = { colour: 'var(--link)', name: 'odd number of moves' } as const;

/**
 * Draws the total variation from the even law by number of moves, as one thin line or two, with a dot at this walk's own number. `narrow` selects the
 * phone's drawing.
 */
function variationCurveSpec({ moves, parted, series }: VariationDrawn, narrow: boolean): Chart {
  const frame: Frame = { width: narrow ? 290 : 765, height: 180, left: 56, right: 12, top: 10, bottom: 46 };
  const last = series.length - 1;
  const plane: Plane = { x: { domain: [0, last] }, y: { domain: [0, 1] } };
  const unit = 1 / frame.height;
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const own = moves <= last ? [{ x: moves, y: series[moves] }] : [];
  const points = series.map((y, x) => ({ x, y }));
  return chart(frame, [
    rules(
      plane,
      ticks.map((y) => ({ x: 0, x2: last, y, y2: y })),
      'var(--rule)',
    ),
    ...(parted ? twoLines(plane, points, frame.width) : [curve(plane, points, EVEN.colour)]),
    dots(plane, own, 'var(--biased)', 80),
    texts(
      plane,
      own.map(({ x, y }) => ({ x, y, text: `${counted(count(moves), 'move')}: ${size(y)}` })),
      'var(--biased)',
      { align: moves > last / 2 ? 'right' : 'left', bold: true, dx: moves > last / 2 ? -9 : 9, dy: moves > last / 2 ? 15 : -11 },
    ),
    texts(
      plane,
      ticks.map((y) => ({ x: 0, y, text: y === 0 ? '0' : `${100 * y}${NBSP}%` })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    texts(
      plane,
      wholeTicks(0, last).map((x) => ({ x, y: -14 * unit, text: String(x) })),
      'var(--ink)',
      { align: 'center' },
    ),
    texts(plane, [{ x: 0, y: -35 * unit, text: 'moves →' }], 'var(--soft)'),
  ]);
}

/** The width in units of a line's name with its number. */
const NAMED = 172;

/** Draws a line for the even numbers and one for the odd ones, each with its name at its end. The upper one's name is above, the lower one's below. */
function twoLines(plane: Plane, points: readonly { readonly x: number; readonly y: number }[], width: number): readonly Layer[] {
  const lines = [EVEN, ODD].map((look, odd) => ({ ...look, points: points.filter(({ x }) => x % 2 === odd) }));
  const [even, odd] = lines.map(({ points: own }) => own.at(-1)?.y ?? 0);
  const upper = even > odd ? EVEN : ODD;
  const right = plane.x.domain[1];
  const start = right * (1 - NAMED / width);
  return [
    ...lines.map(({ colour, points: own }) => curve(plane, own, colour)),
    ...lines.map(({ colour, name, points: own }) => {
      const [end] = own.slice(-1).map(({ y }) => y);
      // Lines fall: above one, a name keeps clear of where the line is when the name begins.
      const y = name === upper.name ? Math.max(...own.filter(({ x }) => x >= start).map((point) => point.y)) : end;
      return texts(plane, [{ x: right, y, text: `${name}: ${size(end)}` }], colour, { align: 'right', dy: name === upper.name ? -9 : 14 });
    }),
  ];
}

const NEAR = 0.05;

/** Draws the exact law of a walk against its number of moves; null where the record does not hold it. */
export function walkSection({ subject: { origin }, known, walk: series }: EvidenceCore): DocSection | null {
  const { outcome, source } = origin;
  const walk = source.kind === 'built-in' && outcome.kind === 'board' ? chainOf(source.maker) : null;
  if (!walk || !series || outcome.kind !== 'board') return null;
  const most = series.length - 1;
  const parted = alwaysMoves(walk.chain, outcome.rows * outcome.columns);
  const own = known?.variation?.exact ? `: ${size(known.variation.value)}` : '';
  const said = parted ? partedSentence(outcome) : joinedSentence(series);
  const lines = parted ? 'Thin lines: the exact law after an even and after an odd number of moves.' : 'Line: the exact law.';
  const dot =
    walk.moves <= most
      ? 'The dot is this scrambler.'
      : `This scrambler, with ${counted(count(walk.moves), 'move')}, lies to the right of the drawing${own}.`;
  const range = `From 100 % after no move to ${size(series[most])} after ${count(most)}${parted ? ` and ${size(series[most - 1])} after ${count(most - 1)}` : ''}.`;
  const words = {
    key: 'walk',
    title: 'How much of the probability lies in the wrong place, after so many moves',
    caption: say`${lines} ${dot}`,
    description: `${plain(said)} ${range}`,
    says: `How much of the probability lies in the wrong place: ${uncapital(range)}`,
  };
  const spec = { series, moves: walk.moves, parted };
  return {
    id: 'walk',
    heading: 'What more moves would do',
    beside: [said],
    body: [figureBlock(words, (narrow) => variationCurveSpec(spec, narrow))],
  };
}

/** Describes a walk whose every step moves a tile. No number of moves makes it even, since it only makes boards with the blank on one colour. */
function partedSentence(board: BoardShape): Phrase {
  const cells = board.rows * board.columns;
  const same = Math.ceil(cells / 2);
  const most = Math.max(same, cells - same);
  return say`After an even number of moves the blank can be in ${counted(count(same), 'cell')} only, after an odd number in the other ${count(cells - same)}: however many moves are made, at least ${strong(sizeDown(1 - most / cells))} of the probability lies in the wrong place.`;
}

/** Describes a walk with steps that do nothing: from which move on it is close to even, or how far off it remains. */
function joinedSentence(series: readonly number[]): Phrase {
  const most = series.length - 1;
  const near = movesBelow(series, NEAR);
  const last = series[most];
  if (near !== null) return say`From ${strong(counted(count(near), 'move'))} on, less than 5 % of the probability lies in the wrong place.`;
  const flat = last - series[most - 2] > -1e-4 ? ', and more moves hardly change it' : '';
  return say`After ${counted(count(most), 'move')} ${strong(size(last))} of the probability still lies in the wrong place${flat}.`;
}
