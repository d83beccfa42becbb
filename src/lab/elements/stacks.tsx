import type { ComponentChildren, JSX } from 'preact';

/** A stack: its label, and how many squares it holds. */
export interface Stack {
  readonly name: string;
  readonly count: number;
  /** The squares, from the ground up; each has to be of the class `way`. */
  readonly squares: readonly ComponentChildren[];
}

interface Stacked {
  readonly stacks: readonly Stack[];
  /** The number each would hold if all held the same. */
  readonly even: number;
  readonly number: (value: number) => string;
}

/** Draws squares of the same chance, stacked over what they lead to: the height of a stack is its chance. */
export function Stacks({ even, number, stacks }: Stacked): JSX.Element {
  return (
    <div class="stacks" style={{ '--stacks': String(stacks.length) }}>
      {stacks.map(({ count, name, squares }) => (
        <div key={name} class={`stack ${leaning(count, even)}`}>
          <div class="pile">{squares}</div>
          <div class="under">
            <b>{number(count)}</b>
            <span>{name}</span>
          </div>
        </div>
      ))}
    </div>
  );
}

function leaning(count: number, even: number): string {
  if (count === even) return 'even';
  return count > even ? 'more' : 'less';
}
