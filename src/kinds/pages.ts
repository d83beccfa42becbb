import type { EvidenceCore } from '../core/record/evidence.js';
import type { RecordedClaim } from '../core/record/recorded-claim.js';
import type { Outcome, OutcomeOf } from '../core/subject/outcome.js';
import type { Nouns } from '../page/nouns.js';
import { boardPage } from './board/page/page.js';
import { deckPage } from './deck/page/page.js';
import { handPage } from './hand/page/page.js';
import { movesPage } from './moves/page/page.js';
import type { KindPage } from './page.js';
import { pilesPage } from './piles/page/page.js';

/** How every kind of outcome is told: apart from `KINDS`, so that an audit loads nothing that draws. */
const PAGES: { readonly [Name in Outcome['kind']]: KindPage<OutcomeOf<Name>> } = {
  deck: deckPage,
  hand: handPage,
  board: boardPage,
  piles: pilesPage,
  moves: movesPage,
};

/** How a kind of outcome is told. */
export function pageOf({ kind }: Pick<Outcome, 'kind'>): KindPage {
  return PAGES[kind];
}

/** What a claim of an audit's record says; its id where its kind makes none. */
export function claimWords({ subject }: Pick<EvidenceCore, 'subject'>, claim: RecordedClaim): string {
  return pageOf(subject.origin.outcome).claimed?.(claim, subject) ?? claim.id;
}

/** The words for outcomes of a kind. */
export function nounsOf(kind: Outcome['kind']): Nouns {
  return PAGES[kind].nouns;
}
