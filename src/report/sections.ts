import type { EvidenceCore } from '../core/evidence.js';
import type { SpaceKind } from '../core/outcome.js';
import type { Markup } from './markup.js';
import { boardMap } from './sections/board-map.js';
import { boardMoves } from './sections/board-moves.js';
import { diagnosis } from './sections/diagnosis.js';
import { hero } from './sections/hero.js';
import { known } from './sections/known.js';
import { map } from './sections/map.js';
import { method } from './sections/method.js';
import { choices } from './sections/nim-choices.js';
import { stonesOfPiles, sumsOfPiles } from './sections/nim-piles.js';
import { resolution } from './sections/resolution.js';
import { steps } from './sections/steps.js';
import { strip } from './sections/strip.js';
import { tests } from './sections/tests.js';
import { walkLaw } from './sections/walk-law.js';

/** One section of an audit's page; null where the record has nothing for it. */
type Section = (core: EvidenceCore) => Markup | null | Promise<Markup | null>;

const OF_CARDS: readonly Section[] = [hero, resolution, map, steps, diagnosis, known, tests, strip, method];

const SECTIONS: Readonly<Record<SpaceKind, readonly Section[]>> = {
  permutation: OF_CARDS,
  partial: OF_CARDS,
  piles: [hero, resolution, stonesOfPiles, sumsOfPiles, known, tests, strip, method],
  moves: [hero, resolution, choices, known, tests, strip, method],
  board: [hero, resolution, boardMap, boardMoves, walkLaw, known, tests, strip, method],
};

/** The sections of a page, in order, but for the last one, which needs the whole record. */
export function sectionsOf(kind: SpaceKind): readonly Section[] {
  return SECTIONS[kind];
}
