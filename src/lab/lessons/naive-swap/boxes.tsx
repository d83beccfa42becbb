import type { JSX } from 'preact';
import { Stacks } from '../../elements/stacks.js';
import { lettersOf } from '../../letters.js';
import type { Order, Way } from '../../ways.js';

interface Boxed {
  readonly orders: readonly Order[];
  readonly chosen: Way | null;
  readonly number: (value: number) => string;
  /** What a way reads as. */
  told(way: Way): string;
  onChoose(way: Way): void;
}

/** Every way as a square to press, stacked over the order that it leads to. */
export function Boxes({ chosen, number, onChoose, orders, told }: Boxed): JSX.Element {
  const all = orders.reduce((sum, { ways }) => sum + ways.length, 0);
  const square = (way: Way): JSX.Element => (
    <button
      key={way.draws.join()}
      type="button"
      class="way"
      aria-pressed={chosen?.draws.join() === way.draws.join()}
      aria-label={told(way)}
      onClick={() => onChoose(way)}
    />
  );
  const stacks = orders.map(({ cards, ways }) => ({ name: lettersOf(cards), count: ways.length, squares: ways.map(square) }));
  return <Stacks stacks={stacks} even={all / orders.length} number={number} />;
}
