import { addition } from '../../cli/additions.js';
import type { CommandFacts } from '../../cli/command.js';
import { DEALT } from '../../cli/options/deal-options.js';
import { type OptionSet, option, toggle } from '../../cli/options/option.js';
import { SHARED } from '../../cli/options/shared.js';
import { count, text } from '../../cli/options/types.js';
import type { Joined } from '../../cli/prepared.js';
import type { Wing } from '../wing.js';
import type { WinsAsked } from './command-line/play-wins.js';

const MOST_PILES = 100;

const OPTIONS = {
  // One pile leaves nothing to choose, but wins to take.
  piles: option(count(1, MOST_PILES), { ...SHARED.piles, usual: '3' }),
  game: option(text, {
    group: DEALT,
    says: 'the game that a player of --space nim:player should win: nim; misere, where the last stone loses; subtraction:1,2,3, where a move takes one of these numbers; misere-subtraction:1,2,3',
    usually: 'nim',
  }),
  evenChoice: toggle({
    group: DEALT,
    says: 'of a player of --space nim:player: ask if it chooses evenly among winning moves, and not if it plays every win',
  }),
} satisfies OptionSet;

const ENDS = { ends: 'Of --space nim:player: 0 plays every win, 20 gives wins away, 21 too few moves to tell.' };

const load = async (): Promise<typeof import('./command-line/play-wins.js')> => import('./command-line/play-wins.js');

const added = (command: 'run' | 'prove', examples: CommandFacts['examples']): ReturnType<typeof addition> =>
  addition<typeof OPTIONS, WinsAsked>(
    OPTIONS,
    async (asked) => {
      const isAsked = asked.space === 'nim:player' || asked.piles < 2 || asked.game !== undefined || asked.evenChoice;
      if (!isAsked || !(await load()).isForWins(asked)) return {};
      return { instead: async (joined: Joined) => (await load()).playWins(command, asked, joined) };
    },
    examples,
    ENDS,
  );

/** The wing for players of Nim and its kin: whether they play every win. */
export const wins: Wing = {
  name: 'wins',
  additions: {
    run: added('run', [['$0 run --space nim:player --game misere ./my-player.js', 'whether your player takes every win of misère Nim']]),
    prove: added('prove', [['$0 prove --space nim:player ./my-player.js', 'whether it takes every win, in every position']]),
  },
};
