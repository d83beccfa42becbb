import type { JSX } from 'preact';

const WIDTH = 900;
const BITS = 64;
const EVERY = 8;

interface Ruled {
  /** How many seeds there are, as a power of two; null where nobody says. */
  readonly truth: number | null;
  /** How many the deals speak for, each as a power of two; `most` is null where there may be any number, all are where no deal came again. */
  readonly seen: { readonly least: number; readonly best: number; readonly most: number | null } | null;
  readonly label: string;
  readonly number: (value: number) => string;
  /** What the marks are called. */
  readonly words: { readonly truth: string; readonly seen: string };
}

/** Powers of two from left to right: how many seeds there are, and how many the deals seem to come from. */
export function Ruler({ label, number, seen, truth, words }: Ruled): JSX.Element {
  const x = (bits: number): number => (WIDTH * Math.min(bits, BITS)) / BITS;
  return (
    <figure class="shares">
      <svg class="ruler" viewBox={`-14 0 ${WIDTH + 28} 74`} role="img" aria-label={label}>
        <line class="axis" x1={0} x2={WIDTH} y1={44} y2={44} />
        {Array.from({ length: BITS / EVERY + 1 }, (_, k) => (
          <g key={k}>
            <line class="axis" x1={x(k * EVERY)} x2={x(k * EVERY)} y1={40} y2={48} />
            <text x={x(k * EVERY)} y={66} text-anchor="middle">
              {number(2)}
              <tspan dy={-6} font-size="70%">
                {number(k * EVERY)}
              </tspan>
            </text>
          </g>
        ))}
        {seen && <rect class="bar more" x={x(seen.least)} width={x(seen.most ?? BITS) - x(seen.least)} y={20} height={10} />}
        {seen && <circle class="best" cx={x(seen.best)} cy={25} r={7} />}
        {truth !== null && <line class="exact" x1={x(truth)} x2={x(truth)} y1={4} y2={44} />}
      </svg>
      <figcaption class="key">
        <span class="swatch exact" /> {words.truth} <span class="swatch seen" /> {words.seen}
      </figcaption>
    </figure>
  );
}
