import type { JSX } from 'preact';
import type { Language } from '../../../core/record/profile.js';
import { numberIn } from '../../../core/words/numbers.js';
import { Scroll } from '../../elements/scroll.js';
import { type End, type EndRule, misereEnds } from './ends.js';
import { ENDS_WORDS } from './ends-words.js';
import { NIM_WORDS } from './words.js';

/** The positions that are played through: four piles of up to three stones, computed once. Some of them are shown. */
export const ENDS: readonly End[] = misereEnds(4, 3);
const SHOWN = ['1', '1,1', '1,1,1', '1,1,1,1', '2', '2,1', '2,2', '3,2,1'];

/** Counts the positions, of all these, in which a rule is wrong. */
export function wrongEnds(rule: EndRule): number {
  return ENDS.filter((end) => end[rule] !== end.played).length;
}

interface Tabled {
  readonly lang: Language;
  readonly rules: readonly EndRule[];
}

/** Shows what these rules say of some positions, and the result of playing every game. */
export function EndsTable({ lang, rules }: Tabled): JSX.Element {
  const words = ENDS_WORDS[lang];
  const heads: Readonly<Record<EndRule, string>> = { text: words.byText, right: words.byRight };
  const rows = SHOWN.map((shown) => ENDS.find(({ piles }) => piles.filter(Boolean).join() === shown)).filter((row) => row !== undefined);
  const won = (wins: boolean): string => (wins ? words.win : words.lose);
  return (
    <Scroll label={words.texts}>
      <table class="ends">
        <thead>
          <tr>
            {[NIM_WORDS[lang].start, ...rules.map((rule) => heads[rule]), words.byPlay].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((end) => (
            <tr key={end.piles.join()}>
              <th scope="row">
                {end.piles
                  .filter(Boolean)
                  .map((pile) => numberIn(lang, pile))
                  .join(' ')}
              </th>
              {rules.map((rule) => (
                <td key={rule} class={end[rule] === end.played ? '' : 'wrong'}>
                  {won(end[rule])} {end[rule] === end.played ? '' : '✗'}
                </td>
              ))}
              <td>{won(end.played)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
