import type { MovesOutcome } from '../../../core/subject/outcome.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import { differences } from '../../../engine/record/differences.js';
import { type Check, check, checkDigest, guarded, noteVersion } from '../../../engine/verify/check.js';
import { checkAgain } from '../../../engine/verify/check-again.js';
import { notAgain } from '../../../engine/verify/not-again.js';
import { allPiles } from '../../../games/nim/all-piles.js';
import { CHILD_TIMEOUT_MS } from '../../../host/function/child/blocks.js';
import { childCode } from '../../../host/function/module/reopen.js';
import { reopenAnew, requestAgain } from '../../../host/function/reopen-anew.js';
import { VERSION } from '../../../host/version.js';
import { pow } from '../../../math/primitives/pow.js';
import { DEALS_NOTHING, OF_SUBJECT } from '../../../records/of-subject.js';
import type { RecordKind } from '../../../records/record-kind.js';
import { provedWins, sampledWins } from '../engine/look.js';
import { settled } from '../engine/settle.js';
import { readGame, WinRules } from '../game.js';
import { type Wins, type WinsCore, type WinsSample, winsSchema } from './wins.js';

const NUMBERS = 'positions, right moves and verdict follow from the game and from what was found';
const AGAIN = 'playing it again gives the same record, bit for bit';

function outcomeOf({ subject: { origin } }: WinsCore): MovesOutcome | null {
  return origin.outcome.kind === 'moves' ? origin.outcome : null;
}

/** Works out what follows without playing: how many positions can be won, what wins in those listed, and the verdict. */
function derivedNumbers(core: WinsCore): Check {
  const outcome = outcomeOf(core);
  if (!outcome) return check('numbers', NUMBERS, differences(core.subject.origin.outcome.kind, 'moves', 'core.subject.origin.outcome.kind'));
  const { large, lapses, plan, positions } = core;
  const rules = new WinRules(readGame(plan.game), outcome.max);
  let won = 0;
  for (const piles of allPiles(outcome.piles, outcome.max)) if (rules.isWon(piles)) won++;
  const sum = (of: 'won' | 'lost'): number => large.reduce((total, one) => total + one[of], 0);
  return checkAgain(
    'numbers',
    NUMBERS,
    core,
    {
      ...core,
      positions: { ...positions, all: pow(outcome.max, outcome.piles), won, lost: sum('lost') },
      lapses: lapses.map((lapse) => ({ ...lapse, right: rules.right(lapse.piles) })),
      ...settled(plan, core, outcome),
    },
    [
      ...differences(sum('won'), won, 'core.large'),
      ...('blockSize' in plan ? differences(plan.blockSize, BLOCK_SIZE, 'core.plan.blockSize') : []),
    ],
  );
}

async function derived(record: Wins): Promise<readonly Check[]> {
  return [checkDigest(record), await guarded('numbers', NUMBERS, async () => derivedNumbers(record.core))];
}

/** Whether a player plays every win. */
export const wins: RecordKind<WinsCore> = {
  kind: 'wins',
  schema: winsSchema,
  ...OF_SUBJECT,
  replay: ({ plan, subject: { origin } }) => ('seed' in plan ? { origin, plan } : DEALS_NOTHING),
  derive: derived,
  async redo(record, { cwd, running }) {
    const { core } = record;
    const { plan, subject } = core;
    const { source } = subject.origin;
    const outcome = outcomeOf(core);
    const checks = await derived(record);
    if (!outcome || checks.some(({ outcome: came }) => came === 'differs')) return checks;
    if (!OF_SUBJECT.isRedone(core)) return [...checks, { id: 'deals', title: AGAIN, outcome: 'not done', differences: [], note: notAgain(subject.origin) }];
    const id = 'seed' in plan ? 'deals' : 'proof';
    const again = await guarded(id, AGAIN, async () => {
      const made = 'seed' in plan ? await playedAgain(plan) : await provedAgain();
      return noteVersion(checkAgain(id, AGAIN, core, { ...made, tool: core.tool }), core.tool.version, VERSION);
    });
    return [...checks, again];

    async function playedAgain(sample: WinsSample): Promise<WinsCore> {
      const { onProgress, workers } = running;
      let done = 0;
      const onDeals = (deals: number): void => onProgress?.('sample', (done += deals), sample.trials);
      return sampledWins(await reopenAnew(subject.origin, sample.n, cwd), sample, workers, onDeals);
    }

    async function provedAgain(): Promise<WinsCore | null> {
      if (!outcome || (source.kind !== 'module' && source.kind !== 'npm')) return null;
      await childCode(source, cwd, CHILD_TIMEOUT_MS);
      return provedWins(requestAgain(source, cwd), outcome, plan.game);
    }
  },
  pages: async () => (await import('../page/pages.js')).pages,
};
