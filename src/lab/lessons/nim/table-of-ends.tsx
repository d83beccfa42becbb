import type { JSX } from 'preact';
import { numberIn } from '../../../core/numbers.js';
import type { Language } from '../../../core/profile.js';
import { ENDS, EndsTable, wrongEnds } from './ends-table.js';
import { ENDS_WORDS } from './ends-words.js';

/** The rule of some texts, the right one, and what comes of playing every game. */
export function TableOfEnds({ lang }: { readonly lang: Language }): JSX.Element {
  const words = ENDS_WORDS[lang];
  const number = (value: number): string => numberIn(lang, value);
  return (
    <section>
      <h2>{words.texts}</h2>
      <p>{words.textsSaid}</p>
      <EndsTable lang={lang} rules={['text', 'right']} />
      <p>
        <b>{words.counted(number(ENDS.length), number(wrongEnds('text')), number(wrongEnds('right')))}</b>
      </p>
    </section>
  );
}
