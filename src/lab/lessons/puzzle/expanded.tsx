import type { JSX } from 'preact';
import { fixed } from '../../../core/words/numbers.js';

const WIDTH = 900;
const HEIGHT = 150;

interface Shown {
  /** The depth of every board in the order in which they were expanded. */
  readonly depths: readonly number[];
  /** The number of them that are drawn. */
  readonly shown: number;
  /** The number there is room for, and the greatest depth: the same for every picture that is to be compared. */
  readonly room: number;
  readonly deepest: number;
  readonly label: string;
}

/**
 * Draws boards in the order in which a search took them, from left to right, each as deep as it lies from the start: stairs, a fall, or the teeth of
 * a saw.
 */
export function Expanded({ deepest, depths, label, room, shown }: Shown): JSX.Element {
  const x = (k: number): number => (WIDTH * (k + 0.5)) / room;
  const y = (depth: number): number => 6 + ((HEIGHT - 12) * depth) / Math.max(1, deepest);
  const seen = depths.slice(0, shown);
  return (
    <svg class="expanded" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <rect class="luck" width={WIDTH} height={HEIGHT} />
      <path d={seen.map((depth, k) => `${k === 0 ? 'M' : 'L'}${fixed(x(k), 1)} ${fixed(y(depth), 1)}`).join('')} />
    </svg>
  );
}
