import { counted } from '../../../core/words/counted.js';
import type { Drawing } from '../../../page/charts/drawing.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import type { CalibrationQuestion, LevelRate } from '../record/calibration.js';
import { type Panel, TAILS } from './facts.js';
import { TAIL_WORDS } from './question-words.js';

/** Rates from 1 in 10,000 to 30 in 100 on a logarithmic axis. */
const LOW = 1e-4;
const HIGH = 0.3;

interface Shape {
  /** The width of the whole drawing. */
  readonly width: number;
  /** The start of each tail's axis, and the length of both. */
  readonly starts: readonly [number, number];
  readonly length: number;
  readonly rowHeight: number;
  /** The height of a row's marks: beside its name, or below it. */
  readonly middle: number;
  readonly names: 'beside' | 'above';
}

const WIDE: Shape = { width: 828, starts: [290, 568], length: 252, rowHeight: 18, middle: 9, names: 'beside' };
const NARROW: Shape = { width: 358, starts: [4, 190], length: 164, rowHeight: 36, middle: 25, names: 'above' };
const HEAD = 40;
/** The distance between the three levels of a row, the strictest lowest, since their intervals may meet. */
const APART = 4;
const FOOT = 10;

/** The kind of marks drawn as one path: within luck, outside the interval, beyond what is allowed. */
type Kind = 'inside' | 'outside' | 'fails';

const INK: Readonly<Record<Kind, string>> = { inside: 'var(--soft)', outside: 'var(--ink)', fails: 'var(--biased)' };

/**
 * Draws one row a test: the share of its p-values under each level, with the exact interval; left too uneven, right too even. The axis is
 * logarithmic, and the levels are lines on it. `fails` tells which rates are beyond what is allowed. Marks of one kind are one path, so that hundreds
 * stay small.
 */
export function rateChart(panel: Panel, fails: (question: CalibrationQuestion) => boolean, narrow: boolean): Drawing {
  const shape = narrow ? NARROW : WIDE;
  const bottom = HEAD + panel.rows.length * shape.rowHeight;
  const bars: Record<Kind, string[]> = { inside: [], outside: [], fails: [] };
  const dots: Record<Kind, string[]> = { inside: [], outside: [], fails: [] };
  const stated: string[] = [];
  panel.rows.forEach(({ row, trials }, r) => {
    const y = HEAD + r * shape.rowHeight + shape.middle;
    TAILS.forEach((tail, t) => {
      row.together[tail].forEach((rate, k, rates) => {
        const level = y + (k - (rates.length - 1) / 2) * APART;
        const kind: Kind = fails({ n: panel.n, trials, test: row.test, asks: tail, level: rate.level })
          ? 'fails'
          : rate.answer === 'as-stated'
            ? 'inside'
            : 'outside';
        draw(rate, row.together.audits, shape.starts[t], shape.length, level, bars[kind], dots[kind]);
        if (rate.stated !== rate.level && rate.stated > LOW)
          stated.push(`M${at(rate.stated, shape.starts[t], shape.length)},${level - 3.5}v7`);
      });
    });
  });
  const names = panel.rows.map(({ row, trials }, r) => name(panel, row.test, trials, HEAD + r * shape.rowHeight, shape));
  const kinds: readonly Kind[] = ['inside', 'outside', 'fails'];
  const body = html`${levelLines(panel, shape, bottom)}${names}${path(stated.join(''), 'var(--ink)', 1)}${kinds.map((kind) => path(bars[kind].join(''), INK[kind], kind === 'inside' ? 1 : 2))}${kinds.map((kind) => path(dots[kind].join(''), INK[kind], kind === 'inside' ? 4 : 5, true))}`;
  return { width: shape.width, height: bottom + FOOT, body: body.text };
}

/** Draws the interval as a line, and the rate as a dot; a rate of 0 has no dot, and its line begins at the edge. */
function draw(rate: LevelRate, audits: number, start: number, length: number, y: number, bars: string[], dots: string[]): void {
  bars.push(`M${at(rate.low, start, length)},${y}H${at(rate.high, start, length)}`);
  if (rate.rejections > 0) dots.push(`M${at(rate.rejections / audits, start, length)},${y}h0`);
}

function at(rate: number, start: number, length: number): number {
  const part = Math.log(Math.min(HIGH, Math.max(LOW, rate)) / LOW) / Math.log(HIGH / LOW);
  return Math.round((start + part * length) * 10) / 10;
}

function path(d: string, stroke: string, width: number, round = false): Markup | null {
  if (d === '') return null;
  return html`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${round ? html` stroke-linecap="round"` : null}/>`;
}

function levelLines({ rows }: Panel, { length, starts, names }: Shape, bottom: number): Markup {
  const levels = rows[0].row.together.upper.map(({ level }) => level);
  const lines = starts.flatMap((start) => levels.map((level) => `M${at(level, start, length)},${HEAD - 6}V${bottom}`)).join('');
  const edges = starts.map((start) => `M${start},${bottom}h${length}`).join('');
  const heads = starts.map(
    (start, t) =>
      html`<text x="${start}" y="12" font-size="12.5" font-weight="600" fill="var(--ink)">${TAIL_WORDS[TAILS[t]]}</text>${levels.map((level) => html`<text x="${at(level, start, length)}" y="${HEAD - 11}" font-size="${names === 'above' ? 11.5 : 12}" text-anchor="middle" fill="var(--soft)">${String(level)}</text>`)}`,
  );
  return html`<path d="${lines}" stroke="var(--rule)" stroke-width="1.2"/><path d="${edges}" stroke="var(--ink)"/>${heads}`;
}

function name({ trials: same }: Panel, test: string, trials: number, top: number, { middle, names }: Shape): Markup {
  const deals = same === null ? html` <tspan fill="var(--soft)">${counted(count(trials), 'deal')}</tspan>` : null;
  const y = names === 'beside' ? top + middle + 4 : top + 13;
  return html`<text x="${names === 'beside' ? 0 : 4}" y="${y}" font-size="${names === 'beside' ? 11.5 : 12}" fill="var(--ink)">${test}${deals}</text>`;
}
