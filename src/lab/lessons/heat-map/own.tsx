import type { JSX } from 'preact';
import { Choice } from '../../elements/choice.js';
import { Editor } from '../../elements/editor.js';
import { START_NAMES, STARTS } from '../../sandbox/starts.js';
import type { HeatMapWords } from './words.js';

interface Writing {
  readonly words: HeatMapWords;
  /** Which text it began with. */
  readonly start: string;
  readonly text: string;
  onStart(start: string): void;
  onEdit(text: string): void;
  onAudit(): void;
}

/** A shuffle of the learner's own: a text to begin with, the editor, and a button that audits it. */
export function Own({ onAudit, onEdit, onStart, start, text, words }: Writing): JSX.Element {
  return (
    <section>
      <h2>{words.own}</h2>
      <p>{words.ownRules}</p>
      <Choice
        label={words.begin}
        name="start"
        of={START_NAMES.map((name) => [name, words.starts[name] ?? name] as const)}
        value={text === STARTS[start] ? start : ''}
        onChoose={onStart}
      />
      <Editor label={words.editor} hint={words.editorHint} value={text} onEdit={onEdit} onRun={onAudit} />
      <p>
        <button type="button" onClick={onAudit}>
          {words.audit}
        </button>
      </p>
    </section>
  );
}
