import { dirname } from 'node:path';
import type { Check } from '../../engine/verify/check.js';
import { readAltered } from '../../host/record/read-evidence.js';
import { verifyAny } from '../../host/verify-any.js';
import type { Command } from '../command.js';
import { givenText, isOn, textOf } from '../command.js';
import { workersOf } from '../common.js';
import { isolationOf } from '../open-subject.js';
import { optionsOf } from '../options.js';
import { permit } from '../permit.js';
import { print, printJson, SCREEN } from '../print.js';
import { progressOn } from '../progress.js';

const EXIT_VERIFIED = 0;
const EXIT_DIFFERS = 20;
const SHOWN = 8;
const SIGNS = { holds: 'holds   ', differs: 'DIFFERS ', 'not done': 'not done' } as const;

/** `verify`: checks a record without trusting anything in it. */
export const verify: Command = {
  usage: 'verify <evidence>',
  describe: 'check a record: digest, every number, and the deals drawn or the proof made again',
  positionals: { evidence: 'a record: <name>.json' },
  options: optionsOf('workers', 'isolation', 'call'),
  examples: [['$0 verify reports/naive-swap.json', 'run it again and compare, bit for bit']],
  ends: 'Ends with 0 where the record is what it says, 20 where it is not; 64 and above: an error.',
  async run(values) {
    const file = givenText(values, 'evidence');
    const evidence = readAltered(file);
    if ('subject' in evidence.core) permit(file, evidence.core.subject.origin, isolationOf(values), textOf(values, 'call'));
    const progress = progressOn(SCREEN, isOn(values, 'quiet'));
    let checks: readonly Check[];
    try {
      checks = await verifyAny(evidence, process.cwd(), { workers: workersOf(values), onProgress: progress.report }, dirname(file));
    } finally {
      progress.done();
    }
    const verified = checks.every(({ outcome }) => outcome !== 'differs');
    if (isOn(values, 'json')) printJson({ file, verified, checks });
    else print(...checks.flatMap(linesOf), closing(file, checks, evidence.digest));
    return verified ? EXIT_VERIFIED : EXIT_DIFFERS;
  },
};

function linesOf({ title, outcome, differences, note }: Check): readonly string[] {
  const more = differences.length - SHOWN;
  return [
    `${SIGNS[outcome]}  ${title}${note ? ` (${note})` : ''}`,
    ...differences
      .slice(0, SHOWN)
      .map(({ path, recorded, recomputed }) => `            ${path}: recorded ${recorded}, recomputed ${recomputed}`),
    ...(more > 0 ? [`            and ${more} more`] : []),
  ];
}

function closing(file: string, checks: readonly Check[], digest: string): string {
  if (checks.some(({ outcome }) => outcome === 'differs')) return `${file} is not what it says`;
  return checks.some(({ outcome }) => outcome === 'not done')
    ? `${file} agrees with itself as far as could be checked: ${digest}`
    : `${file} is what it says: ${digest}`;
}
