import type { EvidenceCore, RunInfo, SeedOrigin } from '../../core/record/evidence.js';
import type { SeedFrom } from '../../core/record/seed-from.js';
import type { Build } from '../../core/words/build.js';
import { counted } from '../../core/words/counted.js';
import { count, fixed } from '../numbers.js';

const SEEDS = { drawn: 'This program drew the seed.', given: 'The user gave the seed.' } as const;
const ISOLATIONS = {
  process: 'The function ran in processes of its own with few rights (isolation: process).',
  room: 'The function ran in processes of its own with few rights, where the system showed it no network and no files but its own (isolation: room).',
  none: 'The function ran with all the rights of the user (isolation: none).',
} as const;

/** Says what made the record, on how many workers, in how many seconds, and what else is known of the run. */
export function toolWords(tool: EvidenceCore['tool'], run: RunInfo): string {
  const { elapsedMs, node, workers } = run;
  const lanes = counted(count(workers), 'worker');
  const made = `${tool.name} ${tool.version}, Node ${node.replace(/^v/, '')}, ${lanes}, ${fixed(elapsedMs / 1000, 1)} s`;
  const sentences = runSentences(run);
  return sentences.length === 0 ? made : `${made}. ${sentences.join(' ')}`;
}

/** The known facts of a run other than its time and machine, as sentences: who chose the seed, what a function could do, what was audited before. */
export function runSentences({ build, earlierRecords, isolation, seedFrom, seedOrigin }: RunInfo): readonly string[] {
  return [
    ...seedSentences(seedOrigin, seedFrom),
    ...(isolation === undefined ? [] : [ISOLATIONS[isolation]]),
    ...(earlierRecords === undefined ? [] : [`The folder held ${counted(count(earlierRecords), 'earlier record')} of this subject.`]),
    ...(build === undefined ? [] : buildSentences(build)),
  ];
}

/** The source of this very program. Its name alone says nothing where no registry supplied it. */
function buildSentences({ commit, from, repository, sha256 }: Build): readonly string[] {
  const at = commit === undefined ? [] : [`commit ${commit}`];
  const files = sha256 === undefined ? [] : [`SHA-256 of the package ${sha256}`];
  return [
    `The program came from ${[from === 'registry' ? 'a registry of packages' : (repository ?? 'its repository'), ...at, ...files].join(', ')}.`,
    ...(from === 'registry' ? [] : ['Install that before you type npx, which would fetch whatever bears its name.']),
  ];
}

function seedSentences(origin: SeedOrigin | undefined, from: SeedFrom | undefined): readonly string[] {
  if (from?.kind === 'challenge') return [`The seed follows from the challenge “${from.text}”, the subject and the plan.`];
  if (from?.kind === 'beacon')
    return [`The seed follows from round ${from.round} of the drand chain ${from.chain}, the subject and the plan.`];
  return origin === 'drawn' || origin === 'given' ? [SEEDS[origin]] : [];
}
