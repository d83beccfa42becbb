import type { JSX } from 'preact';

interface Choosing<Value extends string> {
  readonly label: string;
  readonly name: string;
  /** Each value with the text that the learner reads. */
  readonly of: readonly (readonly [value: Value, text: string])[];
  readonly value: Value;
  onChoose(value: Value): void;
}

/** Offers one of a few, as buttons side by side that are radio buttons to a keyboard and a screen reader. */
export function Choice<Value extends string>({ label, name, of, onChoose, value }: Choosing<Value>): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {of.map(([one, text]) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
