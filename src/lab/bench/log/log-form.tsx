import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Language } from '../../../core/record/profile.js';
import { numberIn } from '../../../core/words/numbers.js';
import { type SaidOfLog, STARTS } from '../../../engine/log/said-of-log.js';
import { Select } from '../../elements/select.js';
import { Written } from '../written.js';
import { LOG_WORDS } from './log-words.js';

interface Chosen {
  readonly lang: Language;
  readonly files: readonly File[];
  /** True while files are held over the page. */
  readonly over: boolean;
  readonly said: SaidOfLog;
  onFiles(files: readonly File[]): void;
  onSay(said: SaidOfLog): void;
}

/** Shows a log's files, and what may be said of how they are written: each under the name that the command line has for it, which its refusals use. */
export function LogForm({ files, lang, onFiles, onSay, over, said }: Chosen): JSX.Element {
  const words = LOG_WORDS[lang];
  const id = useId();
  const say = <Name extends keyof SaidOfLog>(name: Name, value: SaidOfLog[Name] | ''): void => {
    const { [name]: _before, ...others } = said;
    onSay(value === '' || value === false ? others : { ...others, [name]: value });
  };
  const line = (name: Texts, label: string, hint?: string): JSX.Element => (
    <Written
      label={label}
      option={`--${name}`}
      value={said[name] ?? ''}
      onWrite={(value) => say(name, value)}
      {...(hint !== undefined && { hint })}
    />
  );
  const tick = (name: 'partial' | 'order-unknown', label: string): JSX.Element => (
    <label class="tick">
      <input type="checkbox" checked={said[name] === true} onChange={({ currentTarget }) => say(name, currentTarget.checked)} />
      <span>
        {label} <code>--{name}</code>
      </span>
    </label>
  );
  return (
    <>
      <div class={over ? 'drop over' : 'drop'}>
        <label class="file">
          <input
            type="file"
            multiple
            aria-describedby={`${id}-drop`}
            onChange={({ currentTarget }) => {
              onFiles([...(currentTarget.files ?? [])]);
              // Else nobody hears of the same file, mended, when it is chosen again.
              currentTarget.value = '';
            }}
          />
          <span>{words.choose}</span>
        </label>
        <p id={`${id}-drop`}>{words.drop}</p>
        <ul aria-live="polite">
          {files.map(({ name, size }) => (
            <li key={name}>
              <b>{name}</b> {words.size(numberIn(lang, size))}
            </li>
          ))}
        </ul>
      </div>
      <div class="fields">
        {line('field', words.field, words.fieldHint('2-53'))}
        {line('id', words.id, words.idHint)}
        {line('by', words.by, words.byHint('day:time', 'file'))}
        {line('cards', words.cards, words.cardsHint('a,b,c'))}
      </div>
      <details>
        <summary>{words.more}</summary>
        <p class="soft">{words.moreHint}</p>
        <div class="fields">
          <Select
            label={words.start}
            option="--start"
            of={STARTS}
            names={words.starts}
            value={said.start ?? STARTS[0] ?? ''}
            onSelect={(one) => say('start', one === STARTS[0] ? '' : one)}
          />
          <Select
            label={words.header}
            option="--header"
            of={['', 'yes', 'no']}
            names={words.headers}
            value={said.header ?? ''}
            onSelect={(one) => say('header', one)}
          />
          {line('n', words.n)}
          {line('packs', words.packs)}
          {line('delimiter', words.delimiter, words.delimiterHint('tab', 'space'))}
          {line('max-rejects', words.rejects, words.rejectsHint)}
        </div>
        <div class="fields">
          {tick('partial', words.partial)}
          {tick('order-unknown', words.orderUnknown)}
          {line('deal', words.hand)}
        </div>
      </details>
    </>
  );
}

/** The options entered as text on a line of their own. */
type Texts = 'field' | 'id' | 'by' | 'cards' | 'n' | 'packs' | 'delimiter' | 'max-rejects' | 'deal';
