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

/** The page of every kind of outcome: apart from `KINDS`, so that an audit loads nothing that draws. */
const PAGES: { readonly [Name in Outcome['kind']]: KindPage<OutcomeOf<Name>> } = {
  deck: deckPage,
  hand: handPage,
  board: boardPage,
  piles: pilesPage,
  moves: movesPage,
};

export function pageOf({ kind }: Pick<Outcome, 'kind'>): KindPage {
  return PAGES[kind];
}

/** Words a claim of an audit's record; its id where its kind makes none. */
export function claimWords({ subject }: Pick<EvidenceCore, 'subject'>, claim: RecordedClaim): string {
  return pageOf(subject.origin.outcome).claimed?.(claim, subject) ?? claim.id;
}

export function nounsOf(kind: Outcome['kind']): Nouns {
  return PAGES[kind].nouns;
}
