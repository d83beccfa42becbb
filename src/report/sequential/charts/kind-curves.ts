import type { SequentialCore } from '../../../core/record/sequential.js';
import { curve, dots, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Layer, type Plane } from '../../../page/charts/spec.js';
import { processesIn } from '../facts/processes.js';
import { drawn, LOWEST, upperEnd } from './evidence-axis.js';

const HEIGHT = 84;
const TITLE = 20;
const GAP = 16;
/** The most drawings side by side; with both readings there are twice as many as kinds. */
const MOST_ACROSS = 5;

/** Draws each kind of evidence by itself, small, on the axes of the large drawing; `narrow` is the phone's own. */
export function kindCurvesSpec(core: SequentialCore, narrow: boolean): Chart {
  const { plan, result } = core;
  const width = narrow ? 336 : 812;
  const across = Math.min(narrow ? 2 : MOST_ACROSS, plan.processes.length);
  const down = Math.ceil(plan.processes.length / across);
  const panel = (width - (across - 1) * GAP) / across;
  const frame: Frame = { width, height: down * (HEIGHT + TITLE + GAP), left: 8, right: 8, top: 2, bottom: 0 };
  const plane: Plane = { x: { domain: [0, width] }, y: { domain: [frame.height, 0] } };
  const line = -Math.log10(plan.alpha);
  const top = upperEnd(
    line,
    result.trajectory.flatMap(({ parts }) => parts),
  );
  const end = Math.log(Math.max(10, result.trials));
  const layers = processesIn(core).flatMap(({ name }, k): Layer[] => {
    const left = (k % across) * (panel + GAP);
    const floor = Math.floor(k / across) * (HEIGHT + TITLE + GAP) + TITLE + HEIGHT;
    const at = (trial: number, logE: number): { x: number; y: number } => ({
      x: left + (Math.log(trial) / end) * panel,
      y: floor - ((drawn(logE) - LOWEST) / (top - LOWEST)) * HEIGHT,
    });
    const points = result.trajectory.map(({ parts, trial }) => at(trial, parts[k]));
    const level = (power: number): number => at(1, power * Math.LN10).y;
    const straight = (y: number): { x: number; x2: number; y: number; y2: number } => ({ x: left, x2: left + panel, y, y2: y });
    return [
      texts(plane, [{ x: left, y: floor - HEIGHT - 10, text: name }], 'var(--ink)', { bold: true }),
      rules(plane, [straight(level(0))], 'var(--rule)'),
      rules(plane, [straight(floor)], 'var(--ink)'),
      rules(plane, [straight(level(line))], 'var(--ink)', 1, [4, 3]),
      curve(plane, points, 'var(--ink)'),
      dots(plane, points.slice(-1), 'var(--ink)', 30),
    ];
  });
  return chart(frame, layers);
}
