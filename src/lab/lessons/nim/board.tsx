import type { JSX } from 'preact';

interface Laid {
  readonly piles: readonly number[];
  /** How many there were: what was taken is still seen as an empty place. */
  readonly before: readonly number[];
  readonly over: boolean;
  readonly names: readonly string[];
  /** What a stone says: it takes itself and all behind it. */
  told(pile: number, left: number): string;
  onTake(pile: number, left: number): void;
}

/** Piles of stones side by side; a press on a stone takes it and all behind it. */
export function Stones({ before, names, onTake, over, piles, told }: Laid): JSX.Element {
  return (
    <ul class="piles">
      {piles.map((size, pile) => (
        <li key={names[pile]}>
          <span>{names[pile]}</span>
          {Array.from({ length: Math.max(size, before[pile] ?? 0) }, (_, left) =>
            left < size ? (
              <button
                key={left}
                type="button"
                class="stone"
                disabled={over}
                aria-label={told(pile, left)}
                onClick={() => onTake(pile, left)}
              />
            ) : (
              <i key={left} class="stone" />
            ),
          )}
        </li>
      ))}
    </ul>
  );
}
