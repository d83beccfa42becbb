import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { movesBelow } from '../../../games/puzzle/law/walk-series.js';
import { chainOf } from '../../../games/puzzle/scrambler/chain-of.js';
import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { figure } from '../../../page/charts/figure.js';
import type { Markup } from '../../../page/markup.js';
import { count, size } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import { variationCurveSpec } from './variation-curve.js';

const NEAR = 0.05;

/** The exact law of a walk against its number of moves; nothing where the record does not hold it. */
export function walkSection({ subject: { origin }, known, walk: series }: EvidenceCore): Markup | null {
  const { outcome, source } = origin;
  const walk = source.kind === 'built-in' && outcome.kind === 'board' ? chainOf(source.maker) : null;
  if (!walk || !series) return null;
  const most = series.length - 1;
  const near = movesBelow(series, NEAR);
  const last = series[most];
  const [wide, narrow] = [
    drawPlainly(variationCurveSpec(series, walk.moves, false)),
    drawPlainly(variationCurveSpec(series, walk.moves, true)),
  ];
  const own: Phrase = known?.variation?.exact
    ? say`After ${strong(counted(count(walk.moves), 'move'))} ${size(known.variation.value)} of the probability lies in the wrong place.`
    : [];
  const then: Phrase =
    near === null
      ? say` After ${counted(count(most), 'move')} it is ${size(last)}${last - series[most - 2] > -1e-4 ? ', and more moves hardly change it' : ''}.`
      : say` From ${counted(count(near), 'move')} on, less than 5 % does.`;
  const exhibit = figure({
    key: 'walk',
    title: 'How far from even, after so many moves',
    caption: say`Total variation between the exact law of the boards and the even one. ${walk.moves <= most ? 'The dot is this scrambler.' : `This scrambler, with ${counted(count(walk.moves), 'move')}, lies to the right of the drawing.`}`,
    description: `From 100 % after no move to ${size(last)} after ${count(most)}.`,
    wide,
    narrow,
  });
  return section({ heading: 'What more moves would do', beside: [[...own, ...then]], exhibit });
}
