import { join } from 'node:path';
import { type CommonAsked, command, neededWord } from '../../../cli/command.js';
import { workersOf } from '../../../cli/common.js';
import { type OptionValues, option, reworded } from '../../../cli/options/option.js';
import { optionsOf, SHARED } from '../../../cli/options/shared.js';
import { count, folder } from '../../../cli/options/types.js';
import { fileLine, print, printJson, SCREEN, tell } from '../../../cli/print.js';
import { progressOn } from '../../../cli/progress.js';
import { permit, permitReference } from '../../../cli/subject/permit.js';
import { journaled } from '../../../cli/write/journaled.js';
import { holding } from '../../../cli/write/write-locked.js';
import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { count as wholeText } from '../../../core/words/numbers.js';
import { parseCount } from '../../../core/words/parse-count.js';
import { fitsOf } from '../../../engine/fit.js';
import { journalHeader } from '../../../host/journal/journal-header.js';
import { findJournal } from '../../../host/journal/open-journal.js';
import { THIS_MACHINE } from '../../../host/this-machine.js';
import { prepareFolder, writeWhole } from '../../../host/write-whole.js';
import { nounsOf } from '../../../kinds/pages.js';
import { dealShard } from '../engine/deal-shard.js';
import type { Shard } from '../engine/shard.js';
import { MOST_SHARDS } from '../engine/shard-limits.js';
import type { PlanFile, ShardPlace } from '../engine/shard-schema.js';
import { checkAsPlanned, checkVersion, openPlanned } from '../host/open-planned.js';
import { readPlan } from '../host/read-plan.js';
import { ShardReader, shardText } from '../host/shard-file.js';
import { shardRun } from '../host/shard-run.js';
import { shardIndexIn } from '../plan/shard-index.js';

/** The heading over the command's own options in its help. */
const WHICH = 'Which shard:';
const OPTIONS = {
  index: option(count(0, MOST_SHARDS - 1), {
    says: 'which one, from 0; without it, as a Slurm array, a Kubernetes Indexed Job or AWS Batch tells its processes',
    group: WHICH,
  }),
  of: option(count(1, MOST_SHARDS), { says: 'how many there are in all', group: WHICH }),
  ...optionsOf('isolation', 'call', 'workers', 'fresh'),
  out: option(folder, { ...SHARED.out, usual: '.', usually: 'this folder' }),
  name: reworded(SHARED.name, { says: 'file name of the shard, without ending', usually: 'shard-I-of-K' }),
};
type ShardAsked = CommonAsked & OptionValues<typeof OPTIONS>;

/** `shard`: deals one part of a plan; the counts of all parts are merged. */
export const shard = command(
  {
    operands: { plan: neededWord('a plan that plan SUBJECT --out FILE wrote, or merge for a fresh sample', { files: true }) },
    options: OPTIONS,
    examples: [
      ['$0 shard plan.json --index 0 --of 7', 'the first of seven parts'],
      ['seq 0 6 | xargs -P 2 -I{} shuffle-audit shard plan.json --index {} --of 7', 'all seven, two at a time'],
    ],
    ends: 'Ends with 0 where the shard was written; 64 and above: an error. 64, 65 and 76 stay when it is tried again.',
  },
  async (asked) => {
    const { call, isolation, out, plan: file } = asked;
    const place = placeOf(asked);
    const plan = readPlan(file);
    const { core } = plan;
    checkVersion(plan, file);
    permit(file, core.subject.origin, isolation, call);
    permitReference(file, core.plan.null, isolation);
    const { name = `${core.fresh ? 'fresh-shard' : 'shard'}-${place.index}-of-${place.of}` } = asked;
    prepareFolder(out);
    const base = join(out, name);
    return holding(base, async () => {
      const there = asked.fresh ? null : dealtBefore(`${base}.json`, plan, place);
      if (there) tell(`shuffle-audit: ${base}.json is there already; to deal it again: --fresh`);
      tellShard(asked.json, `${base}.json`, there ?? (await deal(asked, base, plan, place)));
      return 0;
    });
  },
);

function placeOf({ index, of }: ShardAsked): ShardPlace {
  if (of === undefined)
    throw new AuditError('E_USAGE', 'shard needs --of, how many shards there are in all, got none', { hint: 'such as: --index 0 --of 7' });
  return { index: index === undefined ? shardIndexIn(process.env) : parseCount('index', String(index), 0, of - 1), of };
}

/** Returns the complete shard already in the file, where it is this one: engines start a process twice. */
function dealtBefore(file: string, plan: PlanFile, { index, of }: ShardPlace): Shard | null {
  try {
    const { plan: its, shard: found } = new ShardReader().read(file);
    return its.digest === plan.digest && found.index === index && found.of === of ? found : null;
  } catch {
    // There is none, or what is there is none: it is dealt.
    return null;
  }
}

async function deal(asked: ShardAsked, base: string, plan: PlanFile, place: ShardPlace): Promise<Shard> {
  const run = shardRun();
  const workers = workersOf(asked);
  const { core, digest } = plan;
  const subject = await openPlanned(plan, process.cwd());
  const quiet = asked.quiet;
  const progress = progressOn(SCREEN, quiet, subject.space.one);
  const journal = `${base}.journal`;
  const found = findJournal(journal, asked.fresh);
  const header = { ...journalHeader(core.plan, subject), planFile: digest, shard: `${place.index} of ${place.of}` };
  const long = { file: journal, found, header, seed: null, resumable: true, quiet, progress };
  const fits = fitsOf(subject.space);
  const dealt = await journaled(long, (keeper) =>
    dealShard(core, place, subject, { workers, onProgress: progress.report, keeper, fits }, THIS_MACHINE).catch(checkAsPlanned),
  );
  writeWhole(`${base}.json`, shardText(dealt, plan, run(workers)));
  findJournal(journal, true);
  return dealt;
}

function tellShard(json: boolean, file: string, { index, of, plan, samples }: Shard): void {
  const blocks = samples.reduce((sum, { end, first }) => sum + end - first, 0);
  if (json) {
    printJson({ shard: file, index, of, blocks: samples.map(({ end, first, role }) => ({ role, first, end })) });
    return;
  }
  const { deal: one } = nounsOf(plan.subject.origin.outcome.kind);
  print(
    blocks === 0
      ? `shard ${index} of ${of} gets no block: the plan has fewer blocks than shards, and nothing is lost without it`
      : `shard ${index} of ${of}: ${counted(wholeText(blocks), 'block')} of ${counted(wholeText(plan.plan.blockSize), one)} at the most`,
    fileLine('shard', file),
  );
}
