import type { JSX } from 'preact';
import { numberIn } from '../../../core/numbers.js';
import { sameCells } from '../../../games/puzzle/board.js';
import { invertedPairs } from '../../../games/puzzle/inversions.js';
import { randomBoard } from '../../../games/puzzle/random-board.js';
import { isSolvable } from '../../../games/puzzle/solvable.js';
import { SEED, seedText } from '../../elements/another-seed.js';
import type { Lesson, Shown } from '../../lesson.js';
import { choicesOf } from '../../worker/choices-of.js';
import { ARRANGEMENTS, boardAt, exchanged, GOAL, indexOf } from './position.js';
import { DEALS, MOVES, Scrambled } from './scrambled.js';
import { LOOKED, Searched } from './searched.js';
import { Tiles } from './tiles.js';
import { PUZZLE_WORDS } from './words.js';

/** The board that a page without a link begins with: 17 moves from the goal. */
const USUAL = indexOf({ cells: Uint8Array.of(4, 1, 3, 8, 2, 7, 5, 0, 6) });

function Experiment(shown: Shown): JSX.Element {
  const { change, lang, settings } = shown;
  const words = PUZZLE_WORDS[lang];
  const board = boardAt(Number(settings['board']));
  const number = (value: number): string => numberIn(lang, value);
  const show = (next: Parameters<typeof indexOf>[0]): void => change({ board: String(indexOf(next)) });
  const pairs = invertedPairs(board.cells);
  const solvable = isSolvable(board, GOAL);
  const scramble = (): void => {
    const seed = String(Number(settings['seed']) + 1);
    change({ seed, board: String(indexOf(randomBoard(GOAL, choicesOf(seedText({ seed }))))) });
  };
  return (
    <>
      <section>
        <h2>{words.board}</h2>
        <p class="caption">{words.how}</p>
        <Tiles board={board} label={words.board} number={number} told={(tile) => words.tile(number(tile))} onSlide={show} />
        <div class="controls">
          <button type="button" onClick={scramble}>
            {words.scramble}
          </button>
          <button type="button" onClick={() => show(exchanged(board))}>
            {words.swap}
          </button>
          <button type="button" onClick={() => show(GOAL)}>
            {words.solved}
          </button>
        </div>
        <p class="said" aria-live="polite">
          {sameCells(board.cells, GOAL.cells) ? words.goal : ''}
        </p>
      </section>
      <section>
        <h2>{words.solvable}</h2>
        <p>{words.pairsHow}</p>
        <p class="pairs" aria-live="polite">
          {words.pairs(number(pairs.length), pairs.map((pair) => pair.map(number).join('–')).join(', ') || words.none)}{' '}
          <b>{solvable ? words.can : words.cannot}</b>
        </p>
        <p class="caption">{words.half(number(ARRANGEMENTS / 2), number(ARRANGEMENTS))}</p>
      </section>
      <section>
        <h2>{words.searches}</h2>
        {solvable ? <Searched {...shown} board={board} /> : <p>{words.noSearch}</p>}
      </section>
      <Scrambled {...shown} />
    </>
  );
}

/** The sliding puzzle to play: which boards can be solved, how searches expand, and what random slides deal. */
export const puzzle: Lesson = {
  id: 'puzzle',
  fields: {
    board: { from: 0, to: ARRANGEMENTS - 1, usual: USUAL },
    looked: { of: LOOKED, usual: '50' },
    moves: { of: MOVES, usual: '20' },
    deals: { of: DEALS, usual: '1000' },
    seed: SEED,
  },
  words: PUZZLE_WORDS,
  answer: 1,
  Experiment,
};
