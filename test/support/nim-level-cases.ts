import { catalogue } from '../../src/core/catalogue.js';
import type { Statistic } from '../../src/core/statistic/statistic.js';
import type { ChoiceSpace } from '../../src/core/subject/outcome.js';
import { uniform } from '../../src/games/nim/dealer/index.js';
import { evenPlayer } from '../../src/games/nim/player/null-player.js';
import { nimMoves } from '../../src/kinds/moves/moves.js';
import * as choiceEntries from '../../src/kinds/moves/statistics/index.js';
import { nimDeals } from '../../src/kinds/piles/deals.js';
import * as dealEntries from '../../src/kinds/piles/statistics/index.js';
import { moved } from '../kinds/moves/moves-of.js';
import { dealt } from '../kinds/piles/deals-of.js';
import type { NimLevels } from './nim-levels.js';

/** A size of game, how many deals an audit has, and how many audits are made. */
export interface NimCase {
  readonly piles: number;
  readonly max: number;
  readonly deals: number;
  readonly audits: number;
  /** Present where moves are looked at. */
  readonly choice?: ChoiceSpace;
}

/** The case with its even outcomes, from a seed of its own. */
export function levelsOf({ audits, choice, deals, max, piles }: NimCase): NimLevels {
  const size = { piles, max };
  const seed = 1000 * piles + max + deals;
  if (choice === undefined)
    return {
      space: nimDeals(size),
      statistics: catalogue<Statistic>('piles', dealEntries).all,
      deals,
      audits,
      sample: dealt(uniform, size, deals * audits, seed),
    };
  return {
    space: nimMoves({ ...size, choice }),
    statistics: catalogue<Statistic>('moves', choiceEntries).all,
    deals,
    audits,
    sample: moved(evenPlayer(choice), choice, size, deals * audits, seed),
  };
}
