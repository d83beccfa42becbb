import { catalogue } from '../../src/core/catalogue.js';
import type { ChoiceSpace } from '../../src/core/nim-space.js';
import type { Statistic } from '../../src/core/statistic.js';
import * as choiceEntries from '../../src/nim/choice/index.js';
import { evenPlayer } from '../../src/nim/choice/null-player.js';
import { uniform } from '../../src/nim/dealer/index.js';
import { nimDeals, nimMoves } from '../../src/nim/nim-spaces.js';
import * as dealEntries from '../../src/nim/statistic/index.js';
import { moved } from '../nim/choice/moves-of.js';
import { dealt } from '../nim/statistic/deals-of.js';
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
    space: nimMoves(size, choice),
    statistics: catalogue<Statistic>('moves', choiceEntries).all,
    deals,
    audits,
    sample: moved(evenPlayer(choice), choice, size, deals * audits, seed),
  };
}
