import type { BoardShape } from '../../../../src/core/subject/outcome.js';
import type { Choices } from '../../../../src/core/subject/shuffle.js';
import { runWith } from '../../../../src/core/subject/shuffle.js';
import type { Scrambler } from '../../../../src/games/puzzle/scrambler/scrambler.js';
import { shuffleOf } from '../../../../src/games/puzzle/scrambler/shuffle-of.js';
import { solvableOf } from '../../../../src/games/puzzle/solvable.js';
import { choicesFrom } from '../../../parts/shuffle/checks.js';

/** Does a scrambler say that its boards can always be solved? */
function alwaysSolvable({ rule }: Scrambler): boolean {
  return rule.kind === 'walk' || (rule.mend !== 'nothing' && rule.mend !== 'swap-cells-1-and-2');
}

/** One scramble through the general door, whatever the kind. */
export function scrambleWith(scrambler: Scrambler, choices: Choices, cells: Uint16Array, size: BoardShape): void {
  if (scrambler.kind === 'adaptive') return scrambler.run(choices, cells, size);
  const draws = scrambler.bounds(size).map((bound) => choices.below(bound));
  scrambler.apply(draws, cells, size);
}

/** What is wrong with one scramble from these choices, or null. */
export function scrambleFault(scrambler: Scrambler, size: BoardShape, seed: number): string | null {
  const n = size.rows * size.columns;
  const [cells, again] = [new Uint16Array(n), new Uint16Array(n).fill(9)];
  scrambleWith(scrambler, choicesFrom(seed), cells, size);
  scrambleWith(scrambler, choicesFrom(seed), again, size);
  if ([...cells].sort((a, b) => a - b).some((tile, i) => tile !== i)) return 'not a board';
  if (again.some((tile, i) => tile !== cells[i])) return 'a second scramble from the same choices differs';
  if (alwaysSolvable(scrambler) && !solvableOf(size)(cells, 0)) return 'not solvable';
  const deck = new Uint16Array(n).fill(7);
  runWith(shuffleOf(scrambler, size), choicesFrom(seed), deck);
  if (deck.some((card, i) => card !== cells[i])) return 'as a shuffle it deals otherwise';
  if (scrambler.kind === 'planned') {
    const draws = scrambler.bounds(size).map((bound) => choicesFrom(bound).below(bound));
    const kept = draws.slice();
    scrambler.apply(draws, cells, size);
    if (draws.some((draw, k) => draw !== kept[k])) return 'the draws were changed';
  }
  return null;
}

/** A path of a scrambler's choice tree that was broken off. */
class BrokenOff extends Error {}

/**
 * The law of a scrambler by running it once for every leaf of its choice tree: chances by board as text, in doubles. Scrambles of more
 * than `mostDraws` draws are left out, and what remains is scaled: so a scrambler that draws again is seen on its first try alone.
 */
export function lawByLeaves(scrambler: Scrambler, size: BoardShape, mostDraws: number): ReadonlyMap<string, number> {
  const law = new Map<string, number>();
  const path: number[] = [];
  const bounds: number[] = [];
  let kept = 0;
  for (;;) {
    let at = 0;
    bounds.length = 0;
    const choices: Choices = {
      below(bound) {
        if (at === mostDraws) throw new BrokenOff();
        bounds.push(bound);
        if (at === path.length) path.push(0);
        return path[at++];
      },
    };
    const cells = new Uint16Array(size.rows * size.columns);
    try {
      scrambleWith(scrambler, choices, cells, size);
      const chance = 1 / bounds.reduce((product, bound) => product * bound, 1);
      law.set(cells.join(' '), (law.get(cells.join(' ')) ?? 0) + chance);
      kept += chance;
    } catch (error) {
      if (!(error instanceof BrokenOff)) throw error;
    }
    path.length = at;
    while (path.length > 0 && path[path.length - 1] + 1 === bounds[path.length - 1]) path.pop();
    const last = path.pop();
    if (last === undefined) break;
    path.push(last + 1);
  }
  for (const [board, chance] of law) law.set(board, chance / kept);
  return law;
}
