import type { Catalogue } from '../core/catalogue.js';
import { catalogue } from '../core/catalogue.js';
import type { Bounded } from '../core/subject/bounded.js';
import type { Seeding } from '../core/subject/seeding.js';
import type { Shuffle } from '../core/subject/shuffle.js';
import type { Prng } from '../core/subject/source.js';
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
