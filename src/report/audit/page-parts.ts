import type { EvidenceCore } from '../../core/evidence.js';
import type { Outcome } from '../../core/outcome.js';
import { boardMap } from '../../kinds/board/page/board-map.js';
import { boardMoves } from '../../kinds/board/page/board-moves.js';
import { BOARD } from '../../kinds/board/page/style.js';
import { walkSection } from '../../kinds/board/page/walk-law.js';
import { seen } from '../../kinds/hand/page/seen.js';
import { choices } from '../../kinds/moves/page/choices.js';
import { NIM } from '../../kinds/nim/style.js';
import { stonesOfPiles, sumsOfPiles } from '../../kinds/piles/page/piles.js';
import type { Markup } from '../../page/markup.js';
import { diagnosis } from './sections/diagnosis.js';
import { auditHero } from './sections/hero.js';
import { known } from './sections/known.js';
import { map } from './sections/map.js';
import { method } from './sections/method.js';
import { resolution } from './sections/resolution.js';
import { steps } from './sections/steps.js';
import { strip } from './sections/strip.js';
import { tests } from './sections/tests.js';

/** One section of an audit's page; null where the record has nothing for it. */
type Section = (core: EvidenceCore) => Markup | null | Promise<Markup | null>;

/** What a page of one kind of outcome is made of. */
interface PageParts {
  /** In order, but for the last one, which needs the whole record. */
  readonly sections: readonly Section[];
  /** What its own drawings add to the style sheet. */
  readonly style: string;
}

const PAGES: Readonly<Record<Outcome['kind'], PageParts>> = {
  deck: { sections: [auditHero, resolution, map, steps, diagnosis, known, tests, strip, method], style: '' },
  // There is no map of positions, and no single choice to draw.
  hand: { sections: [auditHero, resolution, seen, diagnosis, known, tests, strip, method], style: '' },
  piles: { sections: [auditHero, resolution, stonesOfPiles, sumsOfPiles, known, tests, strip, method], style: NIM },
  moves: { sections: [auditHero, resolution, choices, known, tests, strip, method], style: NIM },
  board: { sections: [auditHero, resolution, boardMap, boardMoves, walkSection, known, tests, strip, method], style: BOARD },
};

/** The parts of the page of an audit. */
export function pagePartsOf(kind: Outcome['kind']): PageParts {
  return PAGES[kind];
}
