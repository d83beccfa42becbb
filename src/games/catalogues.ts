import type { Catalogue } from '../core/catalogue.js';
import { catalogue } from '../core/catalogue.js';
import type { NimDealer } from './nim/dealer/dealer.js';
import * as nimDealerEntries from './nim/dealer/index.js';
import * as nimPlayerEntries from './nim/player/index.js';
import type { Player } from './nim/player/player.js';
import * as scramblerEntries from './puzzle/scrambler/index.js';
import type { Scrambler } from './puzzle/scrambler/scrambler.js';

/** Every scrambler of sliding puzzles, by id. */
export const scramblers: Catalogue<Scrambler> = catalogue<Scrambler>('scrambler', scramblerEntries);

/** Every dealer of Nim, by id. */
export const nimDealers: Catalogue<NimDealer> = catalogue<NimDealer>('dealer', nimDealerEntries);

/** Every player of Nim, by id. */
export const nimPlayers: Catalogue<Player> = catalogue<Player>('player', nimPlayerEntries);
