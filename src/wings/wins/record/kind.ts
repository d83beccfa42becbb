import { AuditError } from '../../../core/errors.js';
import { type MovesOutcome, outcomeIn } from '../../../core/subject/outcome.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import { differences } from '../../../engine/record/differences.js';
import { type Check, checkDigest, guarded, noteVersion } from '../../../engine/verify/check.js';
import { checkAgain } from '../../../engine/verify/check-again.js';
import { notAgain } from '../../../engine/verify/not-again.js';
import { allPiles } from '../../../games/nim/all-piles.js';
import { CHILD_TIMEOUT_MS } from '../../../host/function/child/blocks.js';
import { childCode } from '../../../host/function/module/reopen.js';
import { reopenAnew, requestAgain } from '../../../host/function/reopen-anew.js';
import { VERSION } from '../../../host/version.js';
import { pow } from '../../../math/primitives/pow.js';
import { DEALS_NOTHING, OF_SUBJECT } from '../../../records/of-subject.js';
import type { Again, RecordKind } from '../../../records/record-kind.js';
import { largeIn, rightIn, settled } from '../engine/judge.js';
import { provedWins, sampledWins } from '../engine/look.js';
import { rulesOf } from '../game.js';
import { MOST_LAPSES, type Wins, type WinsCore, winsSchema } from './wins.js';

const NUMBERS = 'positions, right moves and verdict follow from the game and from what was found';
const AGAIN = 'playing it again gives the same record, bit for bit';

function outcomeOf({ subject: { id, origin } }: WinsCore): MovesOutcome {
  return outcomeIn({ id, outcome: origin.outcome }, 'moves');
}

/** Works out what follows without playing: how many positions can be won, what wins in those listed, and the verdict. */
function numbersAgain(core: WinsCore): Check {
  const { large, lapses, plan, positions } = core;
  const outcome = outcomeOf(core);
  const rules = rulesOf(plan.game, outcome.max);
  const won = new Array<number>(outcome.piles + 1).fill(0);
  for (const piles of allPiles(outcome.piles, outcome.max)) if (rules.isWon(piles)) won[largeIn(piles)]++;
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return checkAgain(
    'numbers',
    NUMBERS,
    core,
    {
      ...core,
      plan: { ...plan, ...('seed' in plan && { blockSize: BLOCK_SIZE }) },
      positions: { ...positions, all: pow(outcome.max, outcome.piles), won: sum(won), lost: sum(large.map(({ lost }) => lost)) },
      large: won.map((many, k) => ({ large: k, won: many, lost: large[k]?.lost ?? 0 })),
      lapses: lapses.map((lapse) => ({ ...lapse, right: rightIn(lapse.piles, rules) })),
      ...settled(plan, core, outcome),
    },
    differences(lapses.length, Math.min(MOST_LAPSES, positions.lost), 'core.lapses: its length'),
  );
}

async function derived(record: Wins): Promise<readonly Check[]> {
  return [checkDigest(record), await guarded('numbers', NUMBERS, async () => numbersAgain(record.core))];
}

async function playedAgain(core: WinsCore, { cwd, running: { onProgress, workers } }: Again): Promise<WinsCore> {
  const { plan, subject } = core;
  const { source } = subject.origin;
  if ('seed' in plan) {
    let done = 0;
    return sampledWins(await reopenAnew(subject.origin, plan.n, cwd), plan, workers, (deals) => {
      done += deals;
      onProgress?.('sample', done, plan.trials);
    });
  }
  if (source.kind !== 'module' && source.kind !== 'npm') throw new AuditError('E_VERIFY', 'a proof of wins must be of a function');
  await childCode(source, cwd, CHILD_TIMEOUT_MS);
  return provedWins(requestAgain(source, cwd), outcomeOf(core), plan.game);
}

/** A record of whether a player plays every win. */
export const wins: RecordKind<WinsCore> = {
  kind: 'wins',
  schema: winsSchema,
  ...OF_SUBJECT,
  contradiction: (core) => ('choice' in core.subject.origin.outcome ? OF_SUBJECT.contradiction(core) : 'core.subject: must be a player'),
  replay: ({ plan, subject: { origin } }) => ('seed' in plan ? { origin, plan } : DEALS_NOTHING),
  derive: derived,
  async redo(record, again) {
    const { core } = record;
    const id = 'seed' in core.plan ? 'deals' : 'proof';
    const made: Check = OF_SUBJECT.isRedone(core)
      ? await guarded(id, AGAIN, async () => checkAgain(id, AGAIN, core, { ...(await playedAgain(core, again)), tool: core.tool }))
      : { id, title: AGAIN, outcome: 'not done', differences: [], note: notAgain(core.subject.origin) };
    return [...(await derived(record)), noteVersion(made, core.tool.version, VERSION)];
  },
  pages: async () => (await import('../page/pages.js')).pages,
};
