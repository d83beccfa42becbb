import type { JSX } from 'preact';
import { numberIn } from '../../../core/words/numbers.js';
import { binaryColumns } from '../../../games/nim/binary-columns.js';
import { Choice } from '../../elements/choice.js';
import { Scroll } from '../../elements/scroll.js';
import type { ExperimentProps } from '../../lesson.js';
import { PILES, repaired, WIDTH } from './grid.js';
import { PARTS_WORDS } from './parts-words.js';

/** Shows the grid of Nim, of which one row is repaired digit by digit. */
export function BitGrid({ change, lang, settings }: ExperimentProps): JSX.Element {
  const words = PARTS_WORDS[lang];
  const pile = Number(settings['pile']) - 1;
  const flips = Number(settings['flips']);
  const { odd, piles, state, taken } = repaired(pile, flips);
  const { ones, rows } = binaryColumns(piles.map((one) => one));
  const number = (value: number | bigint): string => numberIn(lang, Number(value));
  const told = {
    none: words.none,
    grows: words.grows,
    open: words.open(odd.map((column) => number(2 ** (WIDTH - column))).join(', ')),
    done: words.done(number(taken), number(piles[pile] ?? 0n)),
  };
  const columns = Array.from({ length: WIDTH }, (_, column) => column);
  const digit = (row: number, column: number): string => (rows[row] ?? '').padStart(WIDTH, '0')[column] ?? '0';
  return (
    <section>
      <h2>{words.grid}</h2>
      <p>{words.gridHow}</p>
      <Choice
        label={words.pile}
        name="pile"
        of={PILES.map((size, k) => [String(k + 1), number(size)] as const)}
        value={String(pile + 1)}
        onChoose={(one) => change({ pile: one, flips: '0' })}
      />
      <Scroll label={words.grid}>
        <table class="columns grid">
          <thead>
            <tr>
              <td />
              <th scope="col">{words.stones}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {number(2 ** (WIDTH - 1 - column))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {piles.map((size, row) => (
              <tr key={`${row}`}>
                <th scope="row">{words.pileOf(number(row + 1))}</th>
                <td>{number(size)}</td>
                {columns.map((column) => (
                  <td key={column} class={digit(row, column) === '1' ? 'one' : ''}>
                    {row === pile ? (
                      <button
                        type="button"
                        aria-label={words.turn(number(2 ** (WIDTH - 1 - column)), number(Number(digit(row, column))))}
                        onClick={() => change({ flips: String(flips ^ (1 << (WIDTH - 1 - column))) })}
                      >
                        {number(Number(digit(row, column)))}
                      </button>
                    ) : (
                      number(Number(digit(row, column)))
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{words.ones}</th>
              <td />
              {columns.map((column) => (
                <td key={column} class={odd.includes(column + 1) ? 'odd' : ''}>
                  {number(ones[column] ?? 0)} {odd.includes(column + 1) ? words.odd : words.even}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Scroll>
      <p class="repair" aria-live="polite">
        <b>{told[state]}</b>
      </p>
    </section>
  );
}
