import type { JSX } from 'preact';
import { EarTable } from './ear-table.js';

export interface Share {
  readonly name: string;
  /** The exact chance; null where it is not known. */
  readonly exact: number | null;
  /** The share of the deals dealt; null where none are in yet. */
  readonly seen: number | null;
}

interface Shared {
  readonly shares: readonly Share[];
  readonly deals: number;
  readonly label: string;
  /** The least upper end of the picture, so that two can be compared. */
  readonly top?: number;
  readonly percent: (share: number) => string;
  /** The names of the lines in the picture, and of the columns of its table. */
  readonly words: { readonly even: string; readonly exact: string; readonly seen: string; readonly order: string };
}

const WIDTH = 720;
const HEIGHT = 220;

/** The most bars with letters of full size. */
const CLOSE = 12;

/** The half-width of the band in standard deviations: luck leaves nineteen bars of twenty inside. */
const WIDE = 2;

/** Draws what was dealt as bars, and what must come in the long run as a line over each. A band shows the range of an even shuffle by luck alone. */
export function Shares({ deals, label, percent, shares, top = 0, words }: Shared): JSX.Element {
  const even = 1 / shares.length;
  const luck = WIDE * Math.sqrt((even * (1 - even)) / Math.max(deals, 1));
  const most = Math.max(top, topOf(shares));
  const y = (share: number): number => HEIGHT - (HEIGHT * share) / most;
  const step = WIDTH / shares.length;
  const above = Math.max(0, y(even + luck));
  return (
    <figure class="shares">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 26}`} class={shares.length > CLOSE ? 'close' : ''} role="img" aria-label={label}>
        <rect class="luck" x={0} width={WIDTH} y={above} height={Math.min(HEIGHT, y(Math.max(0, even - luck))) - above} />
        <line class="even" x1={0} x2={WIDTH} y1={y(even)} y2={y(even)} />
        {shares.map(({ exact, name, seen }, k) => (
          <g key={name} transform={`translate(${k * step},0)`}>
            {seen !== null && (
              <rect class={classOf(seen - even, luck)} x={step * 0.16} width={step * 0.68} y={y(seen)} height={HEIGHT - y(seen)} />
            )}
            {exact !== null && <line class="exact" x1={step * 0.08} x2={step * 0.92} y1={y(exact)} y2={y(exact)} />}
            <text x={step / 2} y={HEIGHT + 20} text-anchor="middle">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption class="key">
        <span class="swatch exact" /> {words.exact} <span class="swatch even" /> {words.even}
      </figcaption>
      <EarTable
        caption={label}
        heads={[words.order, words.exact, words.seen]}
        rows={shares.map(({ exact, name, seen }) => [name, exact === null ? '' : percent(exact), seen === null ? '' : percent(seen)])}
      />
    </figure>
  );
}

/** Returns the upper end that a picture of these has by itself. */
export function topOf(shares: readonly Share[]): number {
  return Math.max(2 / shares.length, ...shares.map(({ exact, seen }) => Math.max(exact ?? 0, seen ?? 0) * 1.1));
}

function classOf(off: number, luck: number): string {
  if (Math.abs(off) <= luck) return 'bar';
  return off > 0 ? 'bar more' : 'bar less';
}
