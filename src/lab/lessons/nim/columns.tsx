import type { JSX } from 'preact';
import type { Language } from '../../../core/record/profile.js';
import { numberIn } from '../../../core/words/numbers.js';
import { binaryColumns } from '../../../games/nim/binary-columns.js';

interface Columned {
  readonly lang: Language;
  readonly piles: readonly bigint[];
  readonly names: readonly string[];
  readonly words: { readonly stones: string; readonly ones: string; readonly even: string; readonly odd: string };
}

/** Writes the piles below each other in binary digits, and says for each column whether its ones are even or odd in number. */
export function Columns({ lang, names, piles, words }: Columned): JSX.Element {
  const { odd, ones, rows } = binaryColumns(piles);
  const width = ones.length;
  const number = (value: number): string => numberIn(lang, value);
  const isOdd = (column: number): boolean => odd.includes(column + 1);
  return (
    <table class="columns">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.stones}</th>
          {ones.map((_, column) => (
            <th key={column} scope="col">
              {number(2 ** (width - 1 - column))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, pile) => (
          <tr key={names[pile]}>
            <th scope="row">{names[pile]}</th>
            <td>{number(Number(piles[pile]))}</td>
            {[...row].map((digit, column) => (
              <td key={`${column}`} class={digit === '1' ? 'one' : ''}>
                {number(Number(digit))}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{words.ones}</th>
          <td />
          {ones.map((count, column) => (
            <td key={`${column}`} class={isOdd(column) ? 'odd' : ''}>
              {number(count)} {isOdd(column) ? words.odd : words.even}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
