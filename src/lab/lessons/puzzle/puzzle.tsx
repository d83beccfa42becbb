import type { JSX } from 'preact';
import { numberIn } from '../../../core/words/numbers.js';
import { type Board, sameCells } from '../../../games/puzzle/board.js';
import { invertedPairs } from '../../../games/puzzle/inversions.js';
import { randomBoard } from '../../../games/puzzle/random-board.js';
import { aStar } from '../../../games/puzzle/searches/a-star.js';
import { breadthFirst } from '../../../games/puzzle/searches/breadth-first.js';
import { idaStar } from '../../../games/puzzle/searches/ida-star.js';
import type { Algorithm } from '../../../games/puzzle/searches/search.js';
import { isSolvable } from '../../../games/puzzle/solvable.js';
import { SEED, seedText } from '../../elements/another-seed.js';
import { Play } from '../../elements/play.js';
import { Slider } from '../../elements/slider.js';
import { useTold } from '../../elements/use-told.js';
import type { ExperimentProps, Lesson } from '../../lesson.js';
import { CONTROL_WORDS } from '../../words/controls.js';
import { choicesOf } from '../../worker/choices-of.js';
import { Expanded } from './expanded.js';
import { ARRANGEMENTS, boardAt, exchanged, GOAL, indexOf, SIZE, slid } from './position.js';
import { DEALS, MOVES, Scrambled } from './scrambled.js';
import { PUZZLE_WORDS, type PuzzleWords } from './words.js';

/** The numbers of boards that are drawn. */
const LOOKED: readonly string[] = '1 2 3 5 10 20 50 100 200 500 1000'.split(' ');
const MOST = Number(LOOKED.at(-1));

/** The searches that are compared, with the name of each. */
const BY: readonly (readonly [search: Algorithm, name: keyof PuzzleWords['names']])[] = [
  [breadthFirst, 'levels'],
  [aStar, 'promising'],
  [idaStar, 'limit'],
];

interface Searching extends ExperimentProps {
  readonly board: Board;
}

/** Shows three searches of the same board, as far as the slider says. */
function Searched({ board, change, lang, settings }: Searching): JSX.Element {
  const words = PUZZLE_WORDS[lang];
  const shown = Number(settings['looked']);
  const { failed, told } = useTold('searches', { ...SIZE, cells: Array.from(board.cells), by: BY.map(([{ id }]) => id), most: MOST });
  const number = (value: number): string => numberIn(lang, value);
  const deepest = Math.max(...told.flatMap(({ depths }) => depths.slice(0, shown)), 1);
  const looked = (looked: string): void => change({ looked });
  return (
    <>
      <p>{words.searchesHow}</p>
      <div class="controls">
        <Slider label={words.shown} stops={LOOKED} value={String(shown)} told={(stop) => number(Number(stop))} onSlide={looked} />
        <Play stops={LOOKED} play={CONTROL_WORDS[lang].walk} stop={CONTROL_WORDS[lang].stop} onStop={looked} />
      </div>
      {failed !== null && <p>{failed}</p>}
      {told.map(({ algorithm, depths, expanded, kept, moves }, k) => {
        const name = words.names[BY[k]?.[1] ?? 'levels'];
        return (
          <div key={algorithm} class={`search by-${algorithm}`}>
            <h3>{name}</h3>
            <Expanded depths={depths} shown={shown} room={shown} deepest={deepest} label={words.picture(name)} />
            <p class="caption">{words.facts(number(expanded), number(kept), number(moves ?? 0))}</p>
          </div>
        );
      })}
    </>
  );
}

interface Tiled {
  readonly board: Board;
  readonly label: string;
  told(tile: number): string;
  number(tile: number): string;
  onSlide(board: Board): void;
}

/** The position, relative to the blank, of the tile that an arrow key slides: rows, columns. */
const KEYS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, 1],
  ArrowRight: [0, -1],
};

/** Shows a board to play: a press on a tile beside the blank slides it, and so do the arrow keys. */
function Tiles({ board, label, number, onSlide, told }: Tiled): JSX.Element {
  const { cells, columns, rows } = board;
  const press = (event: KeyboardEvent): void => {
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault();
    const blank = cells.indexOf(0);
    const [row, column] = [Math.floor(blank / columns) + way[0], (blank % columns) + way[1]];
    if (row < 0 || row >= rows || column < 0 || column >= columns) return;
    const next = slid(board, row * columns + column);
    if (next) onSlide(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a board everywhere
    <div class="tiles" role="group" aria-label={label} style={{ '--columns': String(columns) }} onKeyDown={press}>
      {Array.from(cells, (tile, cell) => {
        if (tile === 0) return <i key={0} />;
        const next = slid(board, cell);
        return (
          <button key={tile} type="button" aria-label={told(tile)} aria-disabled={next === null} onClick={() => next && onSlide(next)}>
            {number(tile)}
          </button>
        );
      })}
    </div>
  );
}

/** The board that a page without a link begins with: 17 moves from the goal. */
const USUAL = indexOf({ cells: Uint8Array.of(4, 1, 3, 8, 2, 7, 5, 0, 6) });

function Experiment(shown: ExperimentProps): JSX.Element {
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

/** The lesson with the sliding puzzle to play: which boards can be solved, how searches expand, and what random slides deal. */
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
