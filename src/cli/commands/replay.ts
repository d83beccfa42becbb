import { AuditError } from '../../core/errors.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { AnyRecord } from '../../core/record/record.js';
import type { FunctionSource } from '../../core/source/function-source.js';
import { isLive, liveId } from '../../core/source/source-ids.js';
import { MOST_TRIALS } from '../../core/statistic/rules.js';
import { counted } from '../../core/words/counted.js';
import { parseCount } from '../../core/words/parse-count.js';
import { shellWord } from '../../core/words/shell-word.js';
import type { ReplayedDeal, ReplayedDraw } from '../../engine/replay-deal.js';
import { replayPipeline } from '../../engine/replay-deal.js';
import { replayOfFunction } from '../../host/function/replay-of-function.js';
import { loggedDeal } from '../../host/log/logged-deal.js';
import { pageOf } from '../../kinds/pages.js';
import { readEvidence } from '../../records/read-evidence.js';
import type { Replayable } from '../../records/record-kind.js';
import { kindOf } from '../../records/registry.js';
import { command, neededWord } from '../command.js';
import { loggedDealLines } from '../log/logged-deal-lines.js';
import { option } from '../options/option.js';
import { optionsOf } from '../options/shared.js';
import { count } from '../options/types.js';
import { print, printJson } from '../print.js';
import { permit } from '../subject/permit.js';

/** `replay`: prints the audit trail of one deal, derived again from the seed. */
export const replay = command(
  {
    operands: { record: neededWord('a record: <name>.json', { files: true }) },
    options: { trial: option(count(1, MOST_TRIALS), { says: 'which deal, from 1' }), ...optionsOf('isolation', 'call') },
    examples: [['$0 replay reports/naive-swap.json --trial 1', 'the first deal']],
  },
  async (asked) => {
    const { call, isolation, record: file } = asked;
    const evidence = readEvidence(file);
    const how = kindOf(evidence.core).replay(evidence.core);
    if ('reason' in how)
      throw new AuditError('E_USAGE', `${file} ${how.reason}`, { hint: how.hint.replaceAll('$FILE', () => shellWord(file)) });
    const { origin, plan } = how;
    const trial = trialIn(asked.trial, plan);
    const { outcome, source } = origin;
    if (source.kind === 'log') {
      const deal = await loggedDeal({ outcome, source }, trial, process.cwd());
      if (asked.json) printJson(deal);
      else print(...loggedDealLines(deal));
      return 0;
    }
    if (source.kind === 'program')
      throw new AuditError('E_USAGE', `${file} was dealt by a program, which takes no seed from us, so no deal of it can be dealt again`);
    if (source.kind === 'race') throw liveError(file);
    if (isLive(source)) throw new AuditError('E_USAGE', `${file}: ${liveId(source)} cannot be dealt again`);
    permit(file, origin, isolation, call);
    const deal = await replayed(evidence, plan, trial, { outcome, source }, file);
    if (asked.json) printJson({ ...deal, path: deal.path.map(([label, value]) => [label, String(value)]) });
    else print(...linesOfDeal(deal, origin));
    return 0;
  },
);

function trialIn(trial: number | undefined, { trials }: Replayable['plan']): number {
  if (trial === undefined) throw new AuditError('E_USAGE', `--trial is needed: which deal, from 1 to ${trials}`);
  return parseCount('trial', String(trial), 1, trials);
}

async function replayed(
  { core: { subject } }: AnyRecord,
  plan: Replayable['plan'],
  trial: number,
  origin: Origin<BuiltInSource | FunctionSource>,
  file: string,
): Promise<ReplayedDeal> {
  if (subject?.replay !== 'exact') throw liveError(file);
  const { outcome, source } = origin;
  if (source.kind === 'built-in') return replayPipeline({ outcome, source }, plan, trial);
  return replayOfFunction({ outcome, source }, plan, trial, process.cwd());
}

function linesOfDeal(
  { trial, block, inBlock, seed, path, state, dealSeed, streamSeed, draws, numbers, deck, handed }: ReplayedDeal,
  origin: Origin,
): readonly string[] {
  return [
    `deal ${trial}: block ${block}, deal ${inBlock} of the block`,
    `seed   "${seed}" · path ${path.map(([label, value]) => `${label}=${value}`).join(' / ')}`,
    ...(state.length === 0
      ? []
      : [`state  ${state.slice(0, 8).map(hex).join(' ')}${state.length > 8 ? ` … (${counted(state.length, 'word')})` : ''}`]),
    ...(streamSeed === undefined ? [] : [`start  the generator was started once with the seed ${streamSeed}`]),
    ...(dealSeed === null ? [] : [`start  the generator was started anew with the seed ${dealSeed}`]),
    '',
    ...draws.map(lineOf),
    ...numbers.map(({ words, value }, k) => `${String(k + 1).padStart(5)}  words ${words.map(hex).join(' ')}  random() = ${value}`),
    '',
    ...(handed ? [`handed ${handed.join(' ')}`] : []),
    ...pageOf(origin.outcome).told(deck).split('\n'),
  ];
}

function lineOf({ bound, words, draw, swap }: ReplayedDraw, k: number): string {
  const swapped = swap ? `  swap positions ${swap[0]} and ${swap[1]}` : '';
  const rejected = words.length > 1 ? `  (${words.length - 1} rejected)` : '';
  return `${String(k + 1).padStart(5)}  words ${words.map(hex).join(' ')}  below ${bound}: ${draw}${swapped}${rejected}`;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}

function liveError(file: string): AuditError {
  return new AuditError('E_USAGE', `${file} was dealt with live randomness, so no deal of it can be dealt again`);
}
