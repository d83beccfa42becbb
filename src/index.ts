import { installWings } from './records/registry.js';
import { WINGS } from './wings/index.js';
import { RECORD_KINDS } from './wings/record-kinds.js';

installWings(WINGS, RECORD_KINDS);

// Audit: in one call, or plan, deals and record by themselves.

export type { Audited, AuditOptions } from './cli/audit.js';
export { audit } from './cli/audit.js';
export type { ErrorCode, ErrorPlace } from './core/errors.js';
export { AuditError, EXIT_OF } from './core/errors.js';
export type { Progress, Running } from './engine/audit/run-audit.js';
export type { SequentialProgress } from './engine/audit/run-sequential.js';
export type { Wishes } from './engine/plan/make-plan.js';
export { makePlan } from './engine/plan/make-plan.js';
export type { SequentialWishes } from './engine/plan/sequential-plan.js';
export { makeSequentialPlan } from './engine/plan/sequential-plan.js';
export type { SealedText } from './engine/record/sealed.js';
export { runAudit, runSequential } from './host/audits.js';
export type { RunFacts, Sealing } from './records/sealing.js';
export { startSealing } from './records/sealing.js';

// Testing: audits inside the tests of a project.

export type { ShuffleAudit } from './testing/audit-shuffle.js';
export { auditShuffle } from './testing/audit-shuffle.js';
export type { ShuffleUnderTest, TestOptions } from './testing/test-options.js';

// Subjects: what deals, a function, a package, a program, a log, or anything of your own.

export type { Origin, Source } from './core/record/origin.js';
export type { Outcome, OutcomeSpace } from './core/subject/outcome.js';
export { Batch } from './core/subject/outcome.js';
export type { Block, OutcomeSource, Subject } from './core/subject/subject.js';
export type { LogSubject } from './engine/log/log-subject.js';
export type { LogWishes } from './engine/log/log-wishes.js';
export type { ReadLog } from './engine/log/read-log.js';
export { firstCards } from './engine/subject/first-cards.js';
export { pipeline } from './engine/subject/pipeline.js';
export type { FunctionRequest } from './host/function/module/subject.js';
export { openFunctionSubject } from './host/function/module/subject.js';
export { findFiles } from './host/log/find-files.js';
export type { LogPlace } from './host/log/log-bytes.js';
export { logSubject, readLog } from './host/log/read-log.js';
export { openOrigin } from './host/open-origin.js';
export type { ProgramRequest } from './host/program/subject.js';
export { openProgramSubject } from './host/program/subject.js';
export { boards } from './kinds/board/boards.js';
export { partialDeals } from './kinds/hand/partial-deals.js';
export { nimMoves } from './kinds/moves/moves.js';
export { nimDeals } from './kinds/piles/deals.js';
export { permutations } from './math/orders/permutation.js';
export type { Pipeline } from './parts/pipeline.js';

// Parts: the catalogues that built-in subjects are put together of, those of tests, and what an entry is.

export type { Catalogue, Entry, Parameter } from './core/catalogue.js';
export type { Statistic } from './core/statistic/statistic.js';
export type { Bounded, DrawLaw } from './core/subject/bounded.js';
export type { Seeding } from './core/subject/seeding.js';
export type { AdaptiveShuffle, Choices, PlannedShuffle, Shuffle, SwapStep } from './core/subject/shuffle.js';
export type { BitSource, Prng, Words } from './core/subject/source.js';
export { nimDealers, nimPlayers, scramblers } from './games/catalogues.js';
export { boardStatistics } from './kinds/board/catalogue.js';
export { deckStatistics } from './kinds/deck/catalogue.js';
export { handStatistics } from './kinds/hand/catalogue.js';
export { moveStatistics } from './kinds/moves/catalogue.js';
export { pileStatistics } from './kinds/piles/catalogue.js';
export { boundeds, prngs, seedings, shuffles } from './parts/catalogues.js';

// Prove: exact laws in place of deals.

export type { GameClaimsPlan } from './core/record/claims-plan.js';
export type { Enumerated } from './exact/exact-law.js';
export { exactLaw } from './exact/exact-law.js';
export type { Law } from './exact/law.js';
export { proveClaims } from './host/audits.js';
export type { ProofForecast, ProofHearer } from './host/prove/proof-forecast.js';
export { proveGameClaims } from './host/prove/prove-game-claims.js';
export type { ProofExtent, ProofSubject } from './host/prove/prove-origin.js';
export { proveSubject } from './host/prove/prove-origin.js';
export type { OutcomesToProve } from './host/prove/prove-outcomes.js';
export { proveOutcomes } from './host/prove/prove-outcomes.js';

// Records: read, told, checked and dealt again.

export type { Evidence, EvidenceCore, Plan, RunInfo, Verdict } from './core/record/evidence.js';
export type { OutcomeProof, OutcomeProofCore } from './core/record/outcome-proof.js';
export type { ClaimsProof, Proof, ProofCore } from './core/record/proof.js';
export type { AnyRecord } from './core/record/record.js';
export { isOfKind } from './core/record/record.js';
export type { RecordedResult } from './core/record/results.js';
export type { Sequential, SequentialCore, SequentialPlan } from './core/record/sequential.js';
export { digestOf } from './engine/record/digest.js';
export { evidenceText } from './engine/record/evidence-text.js';
export type { ReplayedDeal } from './engine/replay-deal.js';
export { replayPipeline } from './engine/replay-deal.js';
export type { Check } from './engine/verify/check.js';
export { verifyRecord } from './host/audits.js';
export { replayOfFunction } from './host/function/replay-of-function.js';
export type { Form } from './page/document/doc.js';
export { parseEvidence, readEvidence } from './records/read-evidence.js';
export { evidenceJsonSchema } from './records/registry.js';
export { render } from './records/render.js';
export { verifyAny } from './records/verify-any.js';

// Games: the mathematics of Nim and its kin, and of the sliding puzzle.

export * as nim from './games/nim/index.js';
export * as puzzle from './games/puzzle/index.js';
