import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { uncapital } from '../../../core/first-letter.js';
import type { BoardShape } from '../../../core/outcome.js';
import { alwaysMoves } from '../../../games/puzzle/law/walk-chain.js';
import { movesBelow } from '../../../games/puzzle/law/walk-series.js';
import { chainOf } from '../../../games/puzzle/scrambler/chain-of.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count, size, sizeDown } from '../../../page/numbers.js';
import { type Phrase, plain, say, strong } from '../../../page/phrase.js';
import { variationCurveSpec } from './variation-curve.js';

const NEAR = 0.05;

/** The exact law of a walk against its number of moves; nothing where the record does not hold it. */
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

/** Of a walk whose every step moves a tile: no number of moves makes it even, since it makes boards with the blank on one colour alone. */
function partedSentence(board: BoardShape): Phrase {
  const cells = board.rows * board.columns;
  const same = Math.ceil(cells / 2);
  const most = Math.max(same, cells - same);
  return say`After an even number of moves the blank can be in ${counted(count(same), 'cell')} only, after an odd number in the other ${count(cells - same)}: however many moves are made, at least ${strong(sizeDown(1 - most / cells))} of the probability lies in the wrong place.`;
}

/** Of a walk with steps that do nothing: from where on it is near, or what is left. */
function joinedSentence(series: readonly number[]): Phrase {
  const most = series.length - 1;
  const near = movesBelow(series, NEAR);
  const last = series[most];
  if (near !== null) return say`From ${strong(counted(count(near), 'move'))} on, less than 5 % of the probability lies in the wrong place.`;
  const flat = last - series[most - 2] > -1e-4 ? ', and more moves hardly change it' : '';
  return say`After ${counted(count(most), 'move')} ${strong(size(last))} of the probability still lies in the wrong place${flat}.`;
}
