import type { ResumableProcess } from '../../../core/evidence-process.js';
import type { ChoicePosition } from '../../../games/nim/player/choice-positions.js';
import { Leanings } from '../../../math/evidence/leanings.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';
import type { ChoiceView } from '../statistics/choice-table.js';
import type { Positions } from './positions.js';

/** What a choice in one position is among: the block of cells, the chance of each action, and which action changing a pile is. */
interface Choice extends ChoiceView {
  readonly first: number;
  readonly law: Float64Array;
}

/**
 * A bet on the choices of a player, looked at as `view` does: given the position, an even player takes each action with an exactly known chance,
 * so however the positions came, the bets on single moves multiply. Positions without a choice are passed over. Predicted as in `Leanings`.
 */
export function choosing({ piles, rankAt, winnable }: Positions, view: (position: ChoicePosition) => ChoiceView): ResumableProcess {
  const blocks = new Map<string, number>();
  const choices: (Choice | undefined)[] = [];
  let cells = 0;
  for (const position of winnable) {
    const { actions, block } = view(position);
    const many = Math.max(...actions) + 1;
    if (many < 2) continue;
    const first = blocks.get(block) ?? cells;
    if (first === cells) {
      blocks.set(block, cells);
      cells += many;
    }
    const law = new Float64Array(many);
    actions.forEach((action, pile) => {
      if (action >= 0) law[action] += position.chances[pile];
    });
    choices[position.rank] = { block, actions, first, law };
  }
  const products = new LogProducts();
  const leanings = new Leanings(cells, products);
  return {
    add(outcome, at) {
      const choice = choices[rankAt(outcome, at)];
      if (!choice) return;
      leanings.add(choice.first, choice.law, choice.actions[outcome[at + piles]]);
      products.settle();
    },
    logE: () => logMeanExp(products.logs),
    memory: [...leanings.memory, products.logs],
  };
}
