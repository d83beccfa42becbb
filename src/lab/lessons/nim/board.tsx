import type { JSX } from 'preact';

interface Laid {
  readonly piles: readonly number[];
  /** The stones there were: those taken are still seen as empty places. */
  readonly before: readonly number[];
  readonly over: boolean;
  readonly names: readonly string[];
  /** Words a stone: it takes itself and all behind it. */
  told(pile: number, left: number): string;
  onTake(pile: number, left: number): void;
}

/** Shows piles of stones side by side; a press on a stone takes it and all behind it. */
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
