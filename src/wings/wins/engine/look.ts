import { AuditError } from '../../../core/errors.js';
import { type Decks, type GameShape, type MovesOutcome, outcomeIn } from '../../../core/subject/outcome.js';
import type { Subject } from '../../../core/subject/subject.js';
import { drawSample } from '../../../engine/count/draw-sample.js';
import { UNKEPT } from '../../../engine/count/keeper.js';
import type { FittedStatistic } from '../../../engine/fit.js';
import { proofOf } from '../../../engine/prove/outcome-claim.js';
import { originIdentity } from '../../../engine/subject/origin-identity.js';
import { MOST_LEAVES } from '../../../exact/exact-law.js';
import { firstCome } from '../../../exact/explore/first-come.js';
import { cellsOf } from '../../../exact/outcomes/outcome-law.js';
import { checkOutcomes } from '../../../exact/outcomes/prove-outcomes.js';
import { rankOfPiles } from '../../../games/nim/player/choice-positions.js';
import { openForced } from '../../../host/function/open-forced.js';
import type { ProofHearer } from '../../../host/prove/proof-forecast.js';
import type { FunctionToProve } from '../../../host/prove/prove-function.js';
import { choicesCounted } from '../../../host/prove/prove-outcomes.js';
import { THIS_MACHINE } from '../../../host/this-machine.js';
import { VERSION } from '../../../host/version.js';
import { pow } from '../../../math/primitives/pow.js';
import type { WinsCore, WinsFound, WinsSample } from '../record/wins.js';
import { judged, settled } from './judge.js';

type Tally = Map<number, Map<number, bigint>>;

/** Plays a sample, and says where wins are given away. Throws what dealing throws. The subject is closed. */
export async function sampledWins(
  subject: Subject,
  plan: WinsSample,
  workers: number,
  onDeals: (deals: number) => void = () => undefined,
): Promise<WinsCore> {
  const shape = outcomeIn(subject.space, 'moves');
  const tally: Tally = new Map();
  const { blockSize, game, n, seed, trials } = plan;
  const job = { origin: subject.origin, n, sampling: { seed, trials, blockSize, role: 'sample' }, tests: [], lags: undefined } as const;
  try {
    await drawSample(subject, job, [tallying(tally, shape)], workers, UNKEPT, onDeals, THIS_MACHINE);
    await subject.finish?.();
  } finally {
    subject.close?.();
  }
  return coreOf(plan, subject.origin, judged(subject.id, game, shape, tally, true), shape);
}

/** Proves where a function gives wins away: every position, with every choice it makes. Throws what opening and exploring it throw. */
export async function provedWins(
  request: FunctionToProve,
  outcome: MovesOutcome,
  game: string,
  hearer: ProofHearer = {},
): Promise<WinsCore> {
  const n = outcome.piles + 2;
  const proof = proofOf(outcome);
  checkOutcomes(proof.even(outcome, n));
  const forced = await openForced({ ...request, n, outcome });
  const ranks = firstCome(n, false);
  const { weights } = await choicesCounted(forced, n, ranks, hearer, proof.all(outcome, n));
  const tally: Tally = new Map();
  for (const [rank, key] of ranks.keys.entries()) if (weights[rank] > 0n) add(tally, cellsOf(key), 0, outcome, weights[rank]);
  if (tally.size < pow(outcome.max, outcome.piles))
    throw new AuditError('E_UNPROVABLE', `${forced.id}: every position must come up, got ${tally.size} of them`, {
      hint: `ask for smaller piles, or play a sample: ${forced.dealing} with the same options`,
    });
  const found = judged(forced.id, game, outcome, tally, false);
  return coreOf({ n, game, mostLeaves: MOST_LEAVES }, { source: forced.source, outcome }, found, outcome);
}

function coreOf(plan: WinsCore['plan'], origin: WinsCore['subject']['origin'], found: WinsFound, shape: GameShape): WinsCore {
  const { id, replayable } = originIdentity(origin);
  return {
    kind: 'wins',
    tool: { name: 'shuffle-audit', version: VERSION },
    plan,
    subject: { id, origin, replay: replayable ? 'exact' : 'none' },
    ...found,
    ...settled(plan, found, shape),
  };
}

/** A statistic without counts: every block adds its moves to `tally`, and sums do not hang on their order. */
function tallying(tally: Tally, shape: GameShape): FittedStatistic {
  const countInto = ({ cells, length, width }: Decks): void => {
    for (let move = 0; move < length; move++) add(tally, cells, move * width, shape, 1n);
  };
  const accumulator = () => ({ counts: new Float64Array(1), add: countInto });
  return { id: 'wins', required: true, fitted: { shape: [1], adds: { atMost: 0 }, rows: [], accumulator, test: () => [] } };
}

function add(tally: Tally, cells: ArrayLike<number>, at: number, { max, piles }: GameShape, weight: bigint): void {
  const rank = rankOfPiles(cells, at, piles, max);
  const moves = tally.get(rank) ?? new Map<number, bigint>();
  tally.set(rank, moves);
  const code = cells[at + piles] * (max + 1) + cells[at + piles + 1];
  moves.set(code, (moves.get(code) ?? 0n) + weight);
}
