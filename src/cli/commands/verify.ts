import { dirname } from 'node:path';
import { commandOf } from '../../core/words/build.js';
import type { Check } from '../../engine/verify/check.js';
import { thisBuild } from '../../host/build.js';
import { recordText } from '../../host/record/record-text.js';
import { VERSION } from '../../host/version.js';
import { nounsOf } from '../../kinds/pages.js';
import { shellWord } from '../../kinds/words/command.js';
import { parseAltered } from '../../records/read-evidence.js';
import { kindOf } from '../../records/registry.js';
import { verifyAny } from '../../records/verify-any.js';
import { prepareAdditions } from '../additions.js';
import { command, neededWord } from '../command.js';
import { workersOf } from '../common.js';
import { optionsOf } from '../options/shared.js';
import { pagesBeside } from '../pages-beside.js';
import type { Line } from '../print.js';
import { print, printJson, SCREEN } from '../print.js';
import { progressOn } from '../progress.js';
import { permit } from '../subject/permit.js';
import { verifyOutcome } from '../verify-outcome.js';

/** The exit codes. Deals that cannot be dealt again count as verified unless a policy asks for more. */
const EXITS = { verified: 0, 'derived, not dealt again': 0, differs: 20, 'not verified': 21 } as const;
const SHOWN = 8;
const SIGNS = { holds: 'holds   ', differs: 'DIFFERS ', 'not done': 'not done' } as const;
const TONES = { holds: 'clean', differs: 'biased', 'not done': 'unsure' } as const;

/** `verify`: checks a record without trusting anything in it. */
export const verify = command(
  {
    operands: { record: neededWord('a record: <name>.json', { files: true }) },
    options: optionsOf('workers', 'isolation', 'call'),
    examples: [['$0 verify reports/naive-swap.json', 'run it again and compare, bit for bit']],
    ends: 'Ends with 0 where the record is what it says, 20 where it or its signature was altered, 21 where only another build could tell, 77 where the policy refuses it; 64 and above: an error.',
  },
  async (asked) => {
    const { call, isolation, record: file } = asked;
    const added = await prepareAdditions('verify', asked);
    if (added.instead) return added.instead();
    const text = recordText(file);
    const evidence = parseAltered(text, file);
    // Before anything that the record names is run.
    const first = await added.checks({ file, text, record: evidence });
    const subjects = kindOf(evidence.core).runs?.(evidence.core) ?? [];
    for (const { called, origin } of subjects)
      permit(called === '' ? file : `${file}: ${called}`, origin, isolation, called === '' ? call : undefined);
    const [own] = subjects;
    const one = own === undefined ? 'deal' : nounsOf(own.origin.outcome.kind).deal;
    const progress = progressOn(SCREEN, asked.quiet, one);
    let checks: readonly Check[];
    try {
      const running = { workers: workersOf(asked), onProgress: progress.report };
      checks = [...first, ...(await verifyAny(evidence, process.cwd(), running, dirname(file)))];
    } finally {
      progress.done();
    }
    // A record that is not what it says is not shown, and so has no page.
    if (verifyOutcome(checks) !== 'differs') checks = [...checks, ...(await pagesBeside(file, evidence))];
    const outcome = verifyOutcome(checks);
    if (asked.json) printJson({ file, verified: outcome === 'verified', outcome, checks });
    else print(...checks.flatMap(linesOf), closing(file, checks, evidence.digest), ...byItsMaker(file, evidence.core.tool.version));
    return EXITS[outcome];
  },
);

function linesOf({ title, outcome, differences, note }: Check): readonly Line[] {
  const more = differences.length - SHOWN;
  return [
    [{ text: SIGNS[outcome], tone: TONES[outcome] }, `  ${title}${note ? ` (${note})` : ''}`],
    ...differences
      .slice(0, SHOWN)
      .map(({ path, recorded, recomputed }) => `            ${path}: recorded ${recorded}, recomputed ${recomputed}`),
    ...(more > 0 ? [`            and ${more} more`] : []),
  ];
}

/** Returns the lines that tell how to reproduce a record made by another version. */
function byItsMaker(file: string, version: string): readonly Line[] {
  if (version === VERSION) return [];
  return [`version ${version} is had so: ${commandOf(version, `verify ${shellWord(file)}`, thisBuild())}`];
}

function closing(file: string, checks: readonly Check[], digest: string): Line {
  const told = (what: string, outcome: Check['outcome']): Line => [{ text: what, tone: TONES[outcome] }];
  const outcome = verifyOutcome(checks);
  if (outcome === 'differs') return told(`${file} is not what it says`, 'differs');
  if (outcome !== 'verified') return told(`${file} is ${outcome}: as far as could be checked it agrees with itself: ${digest}`, 'not done');
  return checks.every((one) => one.outcome === 'holds')
    ? told(`${file} is what it says: ${digest}`, 'holds')
    : told(`${file} agrees with itself as far as could be checked: ${digest}`, 'not done');
}
