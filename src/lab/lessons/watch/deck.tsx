import type { JSX } from 'preact';
import { letterOf } from '../../letters.js';

interface Drawn {
  readonly cards: readonly number[];
  /** The positions of this step: the one settled, the one drawn, and the first and last that could be drawn; null at the end. */
  readonly step: { readonly at: number; readonly drawn: number; readonly from: number; readonly to: number } | null;
  readonly label: string;
}

/** Draws a deck as a row of cards, with the two positions that are swapped next and those that could have been drawn. */
export function Deck({ cards, label, step }: Drawn): JSX.Element {
  return (
    <ol class="deck" aria-label={label}>
      {cards.map((card, p) => (
        <li key={card} class={step && p >= step.from && p <= step.to ? 'open' : ''}>
          <b>{letterOf(card)}</b>
          <span>{step ? marks(p, step) : ''}</span>
        </li>
      ))}
    </ol>
  );
}

/** Returns the letters of the pointers at a position, as the program has them. */
function marks(p: number, { at, drawn }: { readonly at: number; readonly drawn: number }): string {
  return [p === at ? 'i' : '', p === drawn ? 'j' : ''].join(' ').trim();
}
