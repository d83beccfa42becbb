import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Language } from '../../../core/profile.js';
import { numberIn } from '../../elements/numbers.js';
import { Scroll } from '../../elements/scroll.js';
import { misereEnds } from './ends.js';
import { ENDS_WORDS } from './ends-words.js';
import { NIM_WORDS } from './words.js';

/** The positions that are played through: so many piles of up to so many stones; those that are shown. */
const [PILES, MOST] = [4, 3];
const SHOWN = ['1', '1,1', '1,1,1', '1,1,1,1', '2', '2,1', '2,2', '3,2,1'];

/** The rule of some texts, the right one, and what comes of playing every game. */
export function TableOfEnds({ lang }: { readonly lang: Language }): JSX.Element {
  const words = ENDS_WORDS[lang];
  const ends = useMemo(() => misereEnds(PILES, MOST), []);
  const number = (value: number): string => numberIn(lang, value);
  const rows = SHOWN.map((shown) => ends.find(({ piles }) => piles.filter(Boolean).join() === shown)).filter((row) => row !== undefined);
  const wrong = (rule: 'text' | 'right'): string => number(ends.filter((end) => end[rule] !== end.played).length);
  const won = (wins: boolean): string => (wins ? words.win : words.lose);
  return (
    <section>
      <h2>{words.texts}</h2>
      <p>{words.textsSaid}</p>
      <Scroll label={words.texts}>
        <table class="ends">
          <thead>
            <tr>
              {[NIM_WORDS[lang].start, words.byText, words.byRight, words.byPlay].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ piles, played, right, text }) => (
              <tr key={piles.join()}>
                <th scope="row">{piles.filter(Boolean).map(number).join(' ')}</th>
                <td class={text === played ? '' : 'wrong'}>
                  {won(text)} {text === played ? '' : '✗'}
                </td>
                <td>{won(right)}</td>
                <td>{won(played)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p>
        <b>{words.counted(number(ends.length), wrong('text'), wrong('right'))}</b>
      </p>
    </section>
  );
}
