import { counted } from '../../core/counted.js';
import type { RunInfo } from '../../core/evidence.js';
import { count } from '../numbers.js';

const SEEDS = { drawn: 'This program drew the seed.', given: 'The user gave the seed.' } as const;
const ISOLATIONS = {
  process: 'The function ran in processes of its own with few rights (isolation: process).',
  room: 'The function ran in processes of its own with few rights, where the system showed it no network and no files but its own (isolation: room).',
  none: 'The function ran with all the rights of the user (isolation: none).',
} as const;

/** What is known of a run beside its time and machine, as sentences: who chose the seed, what a function could do, what was audited before. */
export function runSentences({ earlierRecords, isolation, seedOrigin }: RunInfo): readonly string[] {
  return [
    ...(seedOrigin === undefined ? [] : [SEEDS[seedOrigin]]),
    ...(isolation === undefined ? [] : [ISOLATIONS[isolation]]),
    ...(earlierRecords === undefined ? [] : [`The folder held ${counted(count(earlierRecords), 'earlier record')} of this subject.`]),
  ];
}
