import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useId, useRef } from 'preact/hooks';

/** The text the Tab key writes. */
const INDENT = '  ';

interface Editing {
  readonly label: string;
  /** A hint on how to leave the editor by keyboard, and how to run the program. */
  readonly hint: string;
  readonly value: string;
  onEdit(value: string): void;
  /** Called on Control and Enter. */
  onRun(): void;
}

/** Shows a text field for a program. Tab indents; Escape and then Tab goes on to what comes next, as the hint says. */
export function Editor({ hint, label, onEdit, onRun, value }: Editing): JSX.Element {
  const id = useId();
  const leaving = useRef(false);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLTextAreaElement>): void => {
    const { currentTarget: text, key } = event;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) onRun();
    else if (key === 'Tab' && !event.shiftKey && !leaving.current) {
      event.preventDefault();
      text.setRangeText(INDENT, text.selectionStart, text.selectionEnd, 'end');
      onEdit(text.value);
    }
    leaving.current = key === 'Escape';
  };
  return (
    <div class="editor">
      <label for={`${id}-text`}>{label}</label>
      <textarea
        id={`${id}-text`}
        aria-describedby={`${id}-hint`}
        value={value}
        rows={Math.max(8, value.split('\n').length + 1)}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        onInput={({ currentTarget }) => onEdit(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} class="soft">
        {hint}
      </p>
    </div>
  );
}
