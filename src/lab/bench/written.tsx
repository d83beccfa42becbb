import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

/** A whole number within bounds; with `orNone` the field may be empty. */
export interface Field {
  readonly from: number;
  readonly to: number;
  readonly orNone?: true;
}

interface Writing {
  readonly label: string;
  /** The name of its option on the command line. */
  readonly option?: string;
  readonly hint?: string;
  readonly value: string;
  /** Present where it must be a number. */
  readonly field?: Field;
  onWrite(value: string): void;
}

export function Written({ field, hint, label, onWrite, option, value }: Writing): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label for={`${id}-line`}>
        {label} {option !== undefined && <code>{option}</code>}
      </label>
      <input
        id={`${id}-line`}
        type="text"
        value={value}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        {...(field && { inputMode: 'numeric' as const, 'aria-invalid': !fits(field, value) })}
        {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
        onInput={({ currentTarget }) => onWrite(currentTarget.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} class="soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Returns true where a text is such a number. */
export function fits({ from, orNone, to }: Field, text: string): boolean {
  if (text === '') return orNone === true;
  return /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to;
}
