import type { ChoicePosition } from '../../../games/nim/player/choice-positions.js';
import type { ChoiceView } from './choice-table.js';

/** How each statistic of moves looks at a position, by its id. */
export const choiceViews: Readonly<
  Record<'choice-of-move' | 'choice-of-pile' | 'choice-of-size', (position: ChoicePosition) => ChoiceView>
> = {
  'choice-of-pile': ({ chances }) => ({
    block: 'all',
    // A position with one winning move only says nothing; every other one tells all piles apart.
    actions: chances.filter((chance) => chance > 0).length > 1 ? chances.map((_, pile) => pile) : chances.map(() => -1),
  }),

  'choice-of-size': ({ chances, piles }) => {
    const sizes = piles.filter((_, pile) => chances[pile] > 0).sort((a, b) => b - a);
    const different = [...new Set(sizes)];
    return {
      block: different.map((size) => sizes.filter((other) => other === size).length).join(' '),
      actions: piles.map((size, pile) => (chances[pile] > 0 ? different.indexOf(size) : -1)),
    };
  },

  'choice-of-move': ({ chances, rank }) => {
    let action = 0;
    return { block: String(rank), actions: chances.map((chance) => (chance > 0 ? action++ : -1)) };
  },
};
