import type { JSX } from 'preact';

interface Sliding {
  readonly label: string;
  /** The stops, from left to right. */
  readonly stops: readonly string[];
  readonly value: string;
  told(stop: string): string;
  onSlide(stop: string): void;
}

/** Shows a slider over a few stops, which says the stop it is at. */
export function Slider({ label, onSlide, stops, told, value }: Sliding): JSX.Element {
  const at = Math.max(0, stops.indexOf(value));
  return (
    <label class="slider">
      <span>
        {label} <b>{told(value)}</b>
      </span>
      <input
        type="range"
        min={0}
        max={stops.length - 1}
        value={at}
        aria-valuetext={told(value)}
        onInput={({ currentTarget }) => onSlide(stops[Number(currentTarget.value)] ?? value)}
      />
    </label>
  );
}
