import { join } from 'node:path';
import { counted } from '../../core/counted.js';
import { AuditError } from '../../core/errors.js';
import { parseCount } from '../../core/parse-count.js';
import { fitsOf } from '../../engine/fit.js';
import { dealShard } from '../../engine/shards/deal-shard.js';
import type { PlanFile } from '../../engine/shards/plan-file.js';
import type { Shard } from '../../engine/shards/shard.js';
import { MOST_SHARDS, type ShardPlace } from '../../engine/shards/share.js';
import { journalHeader } from '../../host/journal/journal-header.js';
import { findJournal } from '../../host/journal/open-journal.js';
import { asPlanned, checkVersion, openPlanned } from '../../host/shards/open-planned.js';
import { readPlan } from '../../host/shards/read-plan.js';
import { ShardReader, shardText } from '../../host/shards/shard-file.js';
import { shardRun } from '../../host/shards/shard-run.js';
import { THIS_MACHINE } from '../../host/this-machine.js';
import { prepareFolder, writeWhole } from '../../host/write-whole.js';
import { nounsOf } from '../../kinds/pages.js';
import type { Command, Values } from '../command.js';
import { givenText, isOn, textOf } from '../command.js';
import { workersOf } from '../common.js';
import { journaled } from '../journaled.js';
import { isolationOf } from '../open-subject.js';
import { optionsOf } from '../options.js';
import { permit, permitReference } from '../permit.js';
import { fileLine, print, printJson, SCREEN, tell } from '../print.js';
import { progressOn } from '../progress.js';
import { shardIndexIn } from '../shard-index.js';
import { checkedName } from '../write-files.js';
import { holding } from '../write-locked.js';

/** Over the command's own options in its help. */
const WHICH = 'Which shard:';
const INDEX = {
  type: 'string',
  requiresArg: true,
  describe: 'which one, from 0; without it, as a Slurm array, a Kubernetes Indexed Job or AWS Batch tells its processes',
  group: WHICH,
} as const;
const OF = { type: 'string', requiresArg: true, describe: 'how many there are in all', group: WHICH } as const;
const OUT = { ...optionsOf('out')['out'], defaultDescription: 'this folder' };
const NAME = { ...optionsOf('name')['name'], describe: 'file name of the shard, without ending', defaultDescription: 'shard-I-of-K' };

/** `shard`: deals one part of a plan; the counts of all parts are merged. */
export const shard: Command = {
  positionals: { plan: 'a plan that plan SUBJECT --out FILE wrote, or merge for a fresh sample' },
  options: { index: INDEX, of: OF, ...optionsOf('isolation', 'call', 'workers', 'fresh'), out: OUT, name: NAME },
  examples: [
    ['$0 shard plan.json --index 0 --of 7', 'the first of seven parts'],
    ['seq 0 6 | xargs -P 2 -I{} shuffle-audit shard plan.json --index {} --of 7', 'all seven, two at a time'],
  ],
  ends: 'Ends with 0 where the shard was written; 64 and above: an error. 64, 65 and 76 stay when it is tried again.',
  async run(values) {
    const file = givenText(values, 'plan');
    const place = placeOf(values);
    const plan = readPlan(file);
    const { core } = plan;
    checkVersion(plan, file);
    permit(file, core.subject.origin, isolationOf(values), textOf(values, 'call'));
    permitReference(file, core.plan.null, isolationOf(values));
    const name = checkedName(textOf(values, 'name') ?? `${core.fresh ? 'fresh-shard' : 'shard'}-${place.index}-of-${place.of}`);
    const folder = textOf(values, 'out') ?? '.';
    prepareFolder(folder);
    const base = join(folder, name);
    return holding(base, async () => {
      const there = isOn(values, 'fresh') ? null : dealtBefore(`${base}.json`, plan, place);
      if (there) tell(`shuffle-audit: ${base}.json is there already; to deal it again: --fresh`);
      tellShard(values, `${base}.json`, there ?? (await deal(values, base, plan, place)));
      return 0;
    });
  },
};

function placeOf(values: Values): ShardPlace {
  const text = textOf(values, 'index');
  const count = textOf(values, 'of');
  if (count === undefined)
    throw new AuditError('E_USAGE', 'shard needs --of, how many shards there are in all, got none', { hint: 'such as: --index 0 --of 7' });
  const of = parseCount('of', count, 1, MOST_SHARDS);
  return { index: text === undefined ? shardIndexIn(process.env) : parseCount('index', text, 0, of - 1), of };
}

/** The shard that lies there already, whole, where it is this one: engines start a process twice. */
function dealtBefore(file: string, plan: PlanFile, { index, of }: ShardPlace): Shard | null {
  try {
    const { plan: its, shard: found } = new ShardReader().read(file);
    return its.digest === plan.digest && found.index === index && found.of === of ? found : null;
  } catch {
    // There is none, or what is there is none: it is dealt.
    return null;
  }
}

async function deal(values: Values, base: string, plan: PlanFile, place: ShardPlace): Promise<Shard> {
  const run = shardRun();
  const workers = workersOf(values);
  const { core, digest } = plan;
  const subject = await openPlanned(plan, process.cwd());
  const quiet = isOn(values, 'quiet');
  const progress = progressOn(SCREEN, quiet, subject.space.one);
  const journal = `${base}.journal`;
  const found = findJournal(journal, isOn(values, 'fresh'));
  const header = { ...journalHeader(core.plan, subject), planFile: digest, shard: `${place.index} of ${place.of}` };
  const long = { file: journal, found, header, seed: null, resumable: true, quiet, progress };
  const fits = fitsOf(subject.space);
  const dealt = await journaled(long, (keeper) =>
    dealShard(core, place, subject, { workers, onProgress: progress.report, keeper, fits }, THIS_MACHINE).catch(asPlanned),
  );
  writeWhole(`${base}.json`, shardText(dealt, plan, run(workers)));
  findJournal(journal, true);
  return dealt;
}

function tellShard(values: Values, file: string, { index, of, plan, samples }: Shard): void {
  const blocks = samples.reduce((sum, { end, first }) => sum + end - first, 0);
  if (isOn(values, 'json')) {
    printJson({ shard: file, index, of, blocks: samples.map(({ end, first, role }) => ({ role, first, end })) });
    return;
  }
  const { deal: one } = nounsOf(plan.subject.origin.outcome.kind);
  print(
    blocks === 0
      ? `shard ${index} of ${of} gets no block: the plan has fewer blocks than shards, and nothing is lost without it`
      : `shard ${index} of ${of}: ${counted(blocks.toLocaleString('en'), 'block')} of ${counted(plan.plan.blockSize.toLocaleString('en'), one)} at the most`,
    fileLine('shard', file),
  );
}
