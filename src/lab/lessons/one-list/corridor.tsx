import type { JSX } from 'preact';
import { isBeyond, type StretchLead } from '../../../wings/lists/page/facts/leads.js';

const WIDTH = 600;
const HEIGHT = 300;

interface Drawn {
  readonly n: number;
  /** How many items the buffer holds: none comes further forward. */
  readonly buffer: number;
  readonly leads: readonly StretchLead[];
  readonly label: string;
  /** What stands at the axes and beside the line of luck. */
  readonly words: { readonly across: string; readonly up: string; readonly luck: string; readonly corridor: string };
}

/** Positions across, places earlier up: the corridor that a buffer keeps its items in, the line of luck, and a dash for the furthest item of each stretch. */
export function Corridor({ buffer, label, leads, n, words }: Drawn): JSX.Element {
  const x = (position: number): number => (WIDTH * position) / n;
  const y = (places: number): number => HEIGHT - (HEIGHT * places) / n;
  const middle = ({ from, until }: StretchLead): number => x((from + until) / 2);
  return (
    <svg class="corridor" viewBox={`-4 -30 ${WIDTH + 8} ${HEIGHT + 64}`} role="img" aria-label={label}>
      <path class="luck" d={`M0 ${y(0)}V${y(buffer)}H${x(n - buffer)}L${x(n)} ${y(0)}Z`} />
      <line class="even" x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
      <polyline class="line" points={leads.map((one) => `${middle(one)},${y(one.middle)}`).join(' ')} />
      {leads.map((one) => (
        <line
          key={one.from}
          class={isBeyond(one) ? 'dash more' : 'dash'}
          x1={x(one.from)}
          x2={x(one.until)}
          y1={y(one.lead)}
          y2={y(one.lead)}
        />
      ))}
      <text x={0} y={-12}>
        {words.up} ↑
      </text>
      <text x={x(0.42 * n) + 14} y={y(0.58 * n) - 6}>
        {words.luck}
      </text>
      <text x={6} y={y(Math.min(buffer, 0.3 * n)) + (buffer < 0.2 * n ? -10 : 22)}>
        {words.corridor}
      </text>
      <text x={0} y={HEIGHT + 26}>
        {words.across} →
      </text>
    </svg>
  );
}
