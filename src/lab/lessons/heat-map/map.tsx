import type { JSX } from 'preact';
import { CLASSES } from '../../../page/charts/scale.js';
import { classOf } from '../../../page/facts/colour-scale.js';

interface Mapped {
  readonly n: number;
  /** Row-major, card by position: the deviation of each chance from an even one; 0 is even. */
  readonly deviations: readonly number[];
  /** The end of the colour scale: the same for every map that is to be compared. */
  readonly end: number;
  readonly label: string;
}

/** Draws the heat map of card by position: a row for each card, a column for each position, blue where it comes less often and orange where more. */
export function HeatMap({ deviations, end, label, n }: Mapped): JSX.Element {
  const paths = CLASSES.map(() => '');
  deviations.forEach((deviation, cell) => {
    paths[classOf(deviation, end)] += `M${cell % n} ${Math.floor(cell / n)}h1v1h-1z`;
  });
  return (
    <svg class="map" viewBox={`0 0 ${n} ${n}`} role="img" aria-label={label}>
      {paths.map((path, k) => path && <path key={CLASSES[k]} d={path} fill={CLASSES[k]} />)}
    </svg>
  );
}

interface Scaled {
  readonly end: number;
  readonly percent: (share: number) => string;
  readonly less: string;
  readonly more: string;
}

/** Draws the colours of the maps, from the rarest to the most frequent. */
export function Scale({ end, less, more, percent }: Scaled): JSX.Element {
  return (
    <p class="scale key">
      <span>
        {less} −{percent(end)}
      </span>
      {CLASSES.map((colour) => (
        <i key={colour} style={{ background: colour }} />
      ))}
      <span>
        +{percent(end)} {more}
      </span>
    </p>
  );
}
