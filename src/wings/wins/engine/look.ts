import { AuditError } from '../../../core/errors.js';
import type { Subject } from '../../../core/subject/subject.js';
import { type GameShape, type MovesOutcome, outcomeIn } from '../../../core/subject/outcome.js';
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
import type { WinsCore, WinsFound, WinsSample } from '../record/wins.js';
import { codeOf, judged, type Played } from './judge.js';
import { settled } from './settle.js';

/** Plays a sample, and says where wins are given away. Throws what dealing throws. The subject is closed. */
export async function sampledWins(
  subject: Subject,
  plan: WinsSample,
  workers: number,
  onDeals: (deals: number) => void = () => undefined,
): Promise<WinsCore> {
  const shape = outcomeIn(subject.space, 'moves');
  const played: Played = new Map();
  const { blockSize, game, n, seed, trials } = plan;
  const job = { origin: subject.origin, n, sampling: { seed, trials, blockSize, role: 'sample' }, tests: [], lags: undefined } as const;
  try {
    await drawSample(subject, job, [tallying(played, shape)], workers, UNKEPT, onDeals, THIS_MACHINE);
    await subject.finish?.();
  } finally {
    subject.close?.();
  }
  return coreOf(plan, subject.origin, judged(subject.id, game, shape, played, true), shape, null);
}

/** Proves where a function gives wins away: every position, with every choice it makes. Throws what opening and exploring it throw. */
export async function provedWins(request: FunctionToProve, outcome: MovesOutcome, game: string, hearer: ProofHearer = {}): Promise<WinsCore> {
  const n = outcome.piles + 2;
  const proof = proofOf(outcome);
  checkOutcomes(proof.even(outcome, n));
  const forced = await openForced({ ...request, n, outcome });
  const ranks = firstCome(n, false);
  const explored = await choicesCounted(forced, n, ranks, hearer, proof.all(outcome, n));
  const played: Played = new Map();
  for (const [rank, key] of ranks.keys.entries())
    if (explored.weights[rank] > 0n) add(played, cellsOf(key), 0, outcome, explored.weights[rank]);
  const { leaves, probe, strips } = explored;
  const origin = { source: forced.source, outcome };
  const found = judged(forced.id, game, outcome, played, false);
  if (found.positions.seen < found.positions.won)
    throw new AuditError('E_UNPROVABLE', `${forced.id}: every position that can be won must come up, got ${found.positions.seen} of ${found.positions.won}`, {
      hint: `ask for smaller piles, or play a sample: ${forced.dealing} with the same options`,
    });
  return coreOf({ n, game, mostLeaves: MOST_LEAVES }, origin, found, outcome, { leaves, calls: probe.runs, strips });
}

function coreOf(
  plan: WinsCore['plan'],
  origin: WinsCore['subject']['origin'],
  found: WinsFound,
  shape: GameShape,
  explored: WinsCore['explored'],
): WinsCore {
  const { id, replayable } = originIdentity(origin);
  return {
    kind: 'wins',
    tool: { name: 'shuffle-audit', version: VERSION },
    plan,
    subject: { id, origin, replay: replayable ? 'exact' : 'none' },
    ...found,
    explored,
    ...settled(plan, found, shape),
  };
}

/** A statistic that keeps no counts of its own: every block adds its moves to `played`, and sums do not hang on their order. */
function tallying(played: Played, shape: GameShape): FittedStatistic {
  const counts = new Float64Array(1);
  return {
    id: 'wins',
    required: true,
    fitted: {
      shape: [1],
      adds: { atMost: 0 },
      rows: [],
      accumulator: () => ({
        counts: counts.slice(),
        add({ cells, length, width }) {
          for (let move = 0, at = 0; move < length; move++, at += width) add(played, cells, at, shape, 1n);
        },
      }),
      test: () => [],
    },
  };
}

function add(played: Played, cells: ArrayLike<number>, at: number, { max, piles }: GameShape, weight: bigint): void {
  const rank = rankOfPiles(cells, at, piles, max);
  const moves = played.get(rank) ?? new Map<number, bigint>();
  played.set(rank, moves);
  const code = codeOf({ pile: cells[at + piles], left: cells[at + piles + 1] }, max);
  moves.set(code, (moves.get(code) ?? 0n) + weight);
}
