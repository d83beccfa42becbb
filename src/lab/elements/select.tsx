import type { JSX } from 'preact';

interface Selecting {
  readonly label: string;
  /** The name of its option on the command line. */
  readonly option?: string;
  readonly of: readonly string[];
  /** The text shown for values that have another name here. */
  readonly names?: Readonly<Record<string, string>>;
  readonly value: string;
  onSelect(value: string): void;
}

/** Offers one of many, by the names that the command line knows. */
export function Select({ label, names = {}, of, onSelect, option, value }: Selecting): JSX.Element {
  return (
    <label class="select">
      <span>
        {label} {option !== undefined && <code>{option}</code>}
      </span>
      <select value={value} onChange={({ currentTarget }) => onSelect(currentTarget.value)}>
        {of.map((one) => (
          <option key={one} value={one}>
            {names[one] ?? one}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the text for the entries of a catalogue: the name that a lesson has for each, and beside it the one that the command line knows. */
export function nameWithIds<Key extends string>(
  offered: Readonly<Record<string, Key>>,
  names: Readonly<Record<Key, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(offered).map(([id, key]) => [id, `${names[key]} (${id})`]));
}
