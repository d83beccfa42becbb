import { addition } from '../../cli/additions.js';
import { DEALT, PARTS } from '../../cli/options/deal-options.js';
import { type OptionSet, type OptionType, option, toggle } from '../../cli/options/option.js';
import { SHARED } from '../../cli/options/shared.js';
import { readFirst } from '../../cli/read-first.js';
import { parseCount } from '../../core/words/parse-count.js';
import type { Wing } from '../wing.js';
import type { WinsAsked } from './command-line/play-wins.js';

const MOST_PILES = 100;

/** A game with one pile leaves no choice among moves, but wins to be taken. */
const pileCount: OptionType<number> = { parse: (given, name) => parseCount(name, given, 1, MOST_PILES), range: [1, MOST_PILES, true] };

const OPTIONS = {
  piles: option(pileCount, { ...SHARED.piles, group: PARTS, usual: '3' }),
  game: option({ parse: (given: string) => given }, {
    group: DEALT,
    says: 'the game that a player of --space nim:player should win: nim; misere, in which the last stone loses; subtraction:1,2,3, in which a move takes one of these numbers of stones; misere-subtraction:1,2,3',
    usually: 'nim',
  }),
  evenChoice: toggle({ group: DEALT, says: 'of a player of --space nim:player: ask if it chooses evenly among winning moves, not if it plays every win' }),
} satisfies OptionSet;

const load = async (): Promise<typeof import('./command-line/play-wins.js')> => {
  readFirst('../wings/wins/command-line/play-wins.js');
  return import('./command-line/play-wins.js');
};

const ENDS = 'Of a player with --space nim:player: 0 plays every win, 20 gives wins away, 21 too few moves to tell.';

/** The wing for players of Nim and its kin: whether they play every win. */
export const wins: Wing = {
  name: 'wins',
  additions: {
    run: addition<typeof OPTIONS, WinsAsked>(
      OPTIONS,
      async (asked) => ((await asksForWins(asked)) ? { instead: async (added) => (await load()).runWins(asked, added) } : {}),
      [['$0 run --space nim:player --game misere ./my-player.js', 'whether your player takes every win of misère Nim']],
      { ends: ENDS },
    ),
    prove: addition<typeof OPTIONS, WinsAsked>(
      OPTIONS,
      async (asked) => ((await asksForWins(asked)) ? { instead: async (added) => (await load()).proveWins(asked, added) } : {}),
      [['$0 prove --space nim:player ./my-player.js', 'whether your player takes every win, in every position']],
      { ends: ENDS },
    ),
  },
};

async function asksForWins(asked: WinsAsked & { readonly evenChoice: boolean }): Promise<boolean> {
  const typed = ['game', 'even-choice'].some((name) => asked.given.has(name));
  if (asked.space !== 'nim:player' && !typed && asked.piles > 1) return false;
  return (await load()).isForWins(asked);
}
