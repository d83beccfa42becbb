import type { JSX } from 'preact';
import { numberIn } from '../../../core/numbers.js';
import { Choice } from '../../elements/choice.js';
import type { Shown } from '../../lesson.js';
import type { EndRule } from '../nim/ends.js';
import { ENDS, EndsTable, wrongEnds } from '../nim/ends-table.js';
import { MISERE_WORDS } from './misere-words.js';

/** The end of the game that the last stone loses, with the rule that some texts turn round: broken, or repaired. */
export function MisereRule({ change, lang, settings }: Shown): JSX.Element {
  const words = MISERE_WORDS[lang];
  const rule: EndRule = settings['ends'] === 'right' ? 'right' : 'text';
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.how}</p>
      <Choice
        label={words.rule}
        name="ends"
        of={Object.entries<string>(words.rules)}
        value={rule}
        onChoose={(one) => change({ ends: one })}
      />
      <EndsTable lang={lang} rules={[rule]} />
      <p aria-live="polite">
        <b>{words.wrong(numberIn(lang, wrongEnds(rule)), numberIn(lang, ENDS.length))}</b>
      </p>
    </section>
  );
}
