import type { JSX } from 'preact';

const COLUMNS = 50;
const STEP = 18;
const RADIUS = 6;

interface Dotted {
  readonly alarms: readonly boolean[];
  /** How many there will be. */
  readonly of: number;
  readonly label: string;
}

/** Every audit as a dot; those that raised an alarm are large and dark, so that no colour is needed to tell them. */
export function Dots({ alarms, label, of }: Dotted): JSX.Element {
  return (
    <svg viewBox={`0 0 ${COLUMNS * STEP} ${Math.ceil(of / COLUMNS) * STEP}`} role="img" aria-label={label} class="dots">
      {alarms.map((alarm, k) => (
        <circle
          key={k}
          class={alarm ? 'alarm' : ''}
          cx={((k % COLUMNS) + 0.5) * STEP}
          cy={(Math.floor(k / COLUMNS) + 0.5) * STEP}
          r={alarm ? RADIUS : RADIUS / 2}
        />
      ))}
    </svg>
  );
}
