import type { JSX } from 'preact';
import { fixed } from '../../../core/numbers.js';
import { EarTable } from '../../elements/ear-table.js';

const WIDTH = 900;
const HEIGHT = 220;

interface Charted {
  /** By depth: the share that was dealt, the exact chance of what was dealt, and that of an even scramble; null where it is not in yet. */
  readonly seen: readonly number[] | null;
  readonly exact: readonly number[] | null;
  readonly even: readonly number[];
  readonly label: string;
  readonly number: (value: number) => string;
  readonly percent: (share: number) => string;
  readonly words: { readonly depth: string; readonly seen: string; readonly exact: string; readonly evenly: string };
}

/** How far scrambled boards are from the goal: bars of those dealt, a line over each for its exact chance, and the hill of an even scramble behind. */
export function Depths({ even, exact, label, number, percent, seen, words }: Charted): JSX.Element {
  const most = Math.max(...even, ...(exact ?? []), ...(seen ?? [])) * 1.05;
  const step = WIDTH / even.length;
  const y = (share: number): number => HEIGHT - (HEIGHT * share) / most;
  return (
    <figure class="shares">
      <svg class="depths" viewBox={`0 0 ${WIDTH} ${HEIGHT + 28}`} role="img" aria-label={label}>
        <path
          class="luck"
          d={`M0 ${HEIGHT}${even.map((share, k) => `V${fixed(y(share), 1)}H${fixed((k + 1) * step, 1)}`).join('')}V${HEIGHT}z`}
        />
        {seen?.map((share, k) => (
          <rect key={k} class="bar" x={k * step + step * 0.2} width={step * 0.6} y={y(share)} height={HEIGHT - y(share)} />
        ))}
        {exact?.map((share, k) => (
          <line key={k} class="exact" x1={k * step + 2} x2={(k + 1) * step - 2} y1={y(share)} y2={y(share)} />
        ))}
        {even.map(
          (_, k) =>
            k % 5 === 0 && (
              <text key={k} x={(k + 0.5) * step} y={HEIGHT + 22} text-anchor="middle">
                {number(k)}
              </text>
            ),
        )}
      </svg>
      <figcaption class="key">
        <span class="swatch exact" /> {words.exact} <span class="swatch even" /> {words.evenly}
      </figcaption>
      <EarTable
        caption={label}
        heads={[words.depth, words.seen, words.exact, words.evenly]}
        rows={even.map((share, k) => [number(k), seen ? percent(seen[k] ?? 0) : '', exact ? percent(exact[k] ?? 0) : '', percent(share)])}
      />
    </figure>
  );
}
