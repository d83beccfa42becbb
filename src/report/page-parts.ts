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
import { seen } from './sections/seen.js';
import { steps } from './sections/steps.js';
import { strip } from './sections/strip.js';
import { tests } from './sections/tests.js';
import { walkLaw } from './sections/walk-law.js';
import { BOARD } from './style/board.js';
import { NIM } from './style/nim.js';

/** One section of an audit's page; null where the record has nothing for it. */
type Section = (core: EvidenceCore) => Markup | null | Promise<Markup | null>;

/** What a page of one kind of outcome is made of. */
interface PageParts {
  /** In order, but for the last one, which needs the whole record. */
  readonly sections: readonly Section[];
  /** What its own drawings add to the style sheet. */
  readonly style: string;
}

const PAGES: Readonly<Record<SpaceKind, PageParts>> = {
  permutation: { sections: [hero, resolution, map, steps, diagnosis, known, tests, strip, method], style: '' },
  // There is no map of positions, and no single choice to draw.
  partial: { sections: [hero, resolution, seen, diagnosis, known, tests, strip, method], style: '' },
  piles: { sections: [hero, resolution, stonesOfPiles, sumsOfPiles, known, tests, strip, method], style: NIM },
  moves: { sections: [hero, resolution, choices, known, tests, strip, method], style: NIM },
  board: { sections: [hero, resolution, boardMap, boardMoves, walkLaw, known, tests, strip, method], style: BOARD },
};

/** The parts of the page of an audit. */
export function pagePartsOf(kind: SpaceKind): PageParts {
  return PAGES[kind];
}
