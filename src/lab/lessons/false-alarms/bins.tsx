import type { JSX } from 'preact';

const WIDTH = 900;
const HEIGHT = 140;

interface Binned {
  readonly counts: readonly number[];
  readonly audits: number;
  readonly label: string;
  readonly number: (value: number) => string;
}

/** How many p-values lie in each part of 0 to 1, and the line where all would lie that are as likely as another. */
export function Bins({ audits, counts, label, number }: Binned): JSX.Element {
  const even = audits / counts.length;
  const most = Math.max(1, 2 * even, ...counts);
  const step = WIDTH / counts.length;
  const y = (count: number): number => HEIGHT - (HEIGHT * count) / most;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`} role="img" aria-label={`${label}: ${counts.map(number).join(', ')}`}>
      {counts.map((count, k) => (
        <rect key={k} class="bar" x={k * step + 2} width={step - 4} y={y(count)} height={HEIGHT - y(count)} />
      ))}
      <line class="even" x1={0} x2={WIDTH} y1={y(even)} y2={y(even)} />
      <text x={0} y={HEIGHT + 18}>
        {number(0)}
      </text>
      <text x={WIDTH} y={HEIGHT + 18} text-anchor="end">
        {number(1)}
      </text>
    </svg>
  );
}
