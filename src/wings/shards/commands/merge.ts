import { dirname, join } from 'node:path';
import { prepareAdditions } from '../../../cli/additions.js';
import { type CommonAsked, command, words } from '../../../cli/command.js';
import type { OptionValues } from '../../../cli/options/option.js';
import { optionsOf } from '../../../cli/options/shared.js';
import type { Joined } from '../../../cli/prepared.js';
import { print, printJson, SCREEN } from '../../../cli/print.js';
import { stepProgressOn } from '../../../cli/progress.js';
import { repeatedOptions } from '../../../cli/repeated-options.js';
import { nameOf } from '../../../cli/subject/name-of.js';
import { tellWritten } from '../../../cli/write/tell-written.js';
import { folderOf } from '../../../cli/write/write-files.js';
import { type Written, writeLocked } from '../../../cli/write/write-locked.js';
import { AuditError } from '../../../core/errors.js';
import type { Evidence } from '../../../core/record/evidence.js';
import { spaceOf } from '../../../engine/subject/space-of.js';
import { writeWhole } from '../../../host/write-whole.js';
import { nounsOf } from '../../../kinds/pages.js';
import { foundBeside } from '../../../records/additions.js';
import { startSealing } from '../../../records/sealing.js';
import { planText } from '../engine/plan-file.js';
import { mostShares } from '../engine/share.js';
import { type MergedShards, mergeShards } from '../host/merge-shards.js';
import { planLines } from '../plan/plan-lines.js';

/** The exit code of an audit that needs fresh deals to decide. */
const EXIT_UNDECIDED = 21;

const OPTIONS = optionsOf('out', 'name', 'open');

/** `merge`: adds the shards of a plan up, and ends as a run of one process does. */
export const merge = command(
  {
    operands: { shards: words('the shards of one plan, and those of its fresh sample: shard-*.json', { files: true }) },
    options: OPTIONS,
    examples: [
      ['$0 merge shard-*.json', 'the record and the report of all shards'],
      ['$0 merge shard-*.json fresh-shard-*.json', 'where a fresh sample was dealt too'],
    ],
    ends: 'Ends with 0 no bias found, 20 biased, 21 cannot tell, or a fresh sample is to be dealt first; 65 where shards are missing, altered, of another plan, or two of the same blocks differ; 64 and above: an error.',
  },
  async (asked) => {
    const added = await prepareAdditions('merge', asked);
    if (added.instead) return added.instead();
    const files = filesOf(asked.shards);
    folderOf(asked);
    const merged = await mergeFiles(files, asked.quiet);
    added.checkPlanned((merged.kind === 'fresh' ? merged.plan : merged).run);
    if (merged.kind === 'fresh') return askForFresh(asked.json, join(dirname(files[0]), 'fresh-plan.json'), merged);
    return tellWritten(asked, await write(asked, merged, added.papers), added.lines);
  },
);

function filesOf(files: readonly string[]): readonly string[] {
  if (files.length > 0) return files;
  throw new AuditError('E_USAGE', 'merge needs the shards of a plan, got none', { hint: 'try: shuffle-audit merge shard-*.json' });
}

async function mergeFiles(files: readonly string[], quiet: boolean): Promise<MergedShards> {
  const progress = stepProgressOn(SCREEN, quiet, 'merging');
  try {
    return await mergeShards(files, (shards) => progress.report(`shard ${shards} of ${files.length}`));
  } finally {
    progress.done();
  }
}

function write(
  asked: CommonAsked & OptionValues<typeof OPTIONS>,
  { began, core, run, workers }: Extract<MergedShards, { kind: 'decided' }>,
  papers: Joined['papers'],
): Promise<Written<Evidence>> {
  const { origin } = core.subject;
  const sealing = startSealing(began);
  // A command printed later repeats what the audit was planned with, and what is given here.
  const options = [...(run.options ?? []), ...(repeatedOptions(asked).options ?? [])];
  const facts = { ...run, ...(options.length > 0 && { options }) };
  return writeLocked(
    asked,
    nameOf(origin, spaceOf(origin, core.plan.n).cards),
    async (files) =>
      sealing.seal(core, workers, {
        ...facts,
        ...(await foundBeside({ core, run }, asked.out)),
        earlierRecords: files.earlier(core),
      }),
    papers,
  );
}

/** Writes the plan of the fresh sample needed to decide; returns the exit code. */
function askForFresh(json: boolean, file: string, { deals, plan: kept }: Extract<MergedShards, { kind: 'fresh' }>): number {
  const plan = kept.core;
  writeWhole(file, planText(kept));
  const { deal } = nounsOf(plan.subject.origin.outcome.kind);
  const most = mostShares(plan);
  if (json) printJson({ fresh: { plan: file, digest: kept.digest, deals, tests: plan.fresh } });
  else
    print(
      `cannot tell yet: the first sample leaves ${plan.fresh?.join(', ')} in doubt; a fresh sample decides`,
      ...planLines(file, plan, most, deal),
    );
  return EXIT_UNDECIDED;
}
