import type { Bounded } from '../core/bounded.js';
import type { Catalogue } from '../core/catalogue.js';
import { catalogue } from '../core/catalogue.js';
import type { Seeding } from '../core/seeding.js';
import type { Shuffle } from '../core/shuffle.js';
import type { Prng } from '../core/source.js';
import * as boundedEntries from './bounded/index.js';
import * as prngEntries from './prng/index.js';
import * as seedingEntries from './seeding/index.js';
import * as shuffleEntries from './shuffle/index.js';

/** Every shuffle, by id. */
export const shuffles: Catalogue<Shuffle> = catalogue<Shuffle>('shuffle', shuffleEntries);

/** Every generator, by id. */
export const prngs: Catalogue<Prng> = catalogue<Prng>('prng', prngEntries);

/** Every bounded-integer method, by id. */
export const boundeds: Catalogue<Bounded> = catalogue<Bounded>('bounded', boundedEntries);

/** Every seeding law, by id. */
export const seedings: Catalogue<Seeding> = catalogue<Seeding>('seeding', seedingEntries);
