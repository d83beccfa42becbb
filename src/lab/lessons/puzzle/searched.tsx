import type { JSX } from 'preact';
import { numberIn } from '../../../core/numbers.js';
import type { Board } from '../../../games/puzzle/board.js';
import { aStar } from '../../../games/puzzle/searches/a-star.js';
import { breadthFirst } from '../../../games/puzzle/searches/breadth-first.js';
import { idaStar } from '../../../games/puzzle/searches/ida-star.js';
import type { Algorithm } from '../../../games/puzzle/searches/search.js';
import { Play } from '../../elements/play.js';
import { Slider } from '../../elements/slider.js';
import { useTold } from '../../elements/use-told.js';
import type { Shown } from '../../lesson.js';
import { CONTROL_WORDS } from '../../words/controls.js';
import { Expanded } from './expanded.js';
import { SIZE } from './position.js';
import { PUZZLE_WORDS, type PuzzleWords } from './words.js';

/** How many boards are drawn. */
export const LOOKED: readonly string[] = '1 2 3 5 10 20 50 100 200 500 1000'.split(' ');
const MOST = Number(LOOKED.at(-1));

/** The searches that are compared, and what each is called. */
const BY: readonly (readonly [search: Algorithm, name: keyof PuzzleWords['names']])[] = [
  [breadthFirst, 'levels'],
  [aStar, 'promising'],
  [idaStar, 'limit'],
];

interface Searching extends Shown {
  readonly board: Board;
}

/** Three searches of the same board, as far as the slider says. */
export function Searched({ board, change, lang, settings }: Searching): JSX.Element {
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
