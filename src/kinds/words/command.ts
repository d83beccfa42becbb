import type { EvidenceCore, Plan, RunInfo } from '../../core/record/evidence.js';
import { type AnySource, isBuiltIn, type Origin } from '../../core/record/origin.js';
import { rulesOutClean } from '../../core/record/recorded-log.js';
import { isDeviation } from '../../core/record/results.js';
import { isLive, liveId } from '../../core/source/source-ids.js';
import { CHOSEN, DEFAULT_BATTERY } from '../../core/statistic/named-batteries.js';
import { sizeToExclude } from '../../core/statistic/rules.js';
import { exactPercent } from '../../core/words/numbers.js';
import { shellWord } from '../../core/words/shell-word.js';
import type { Block } from '../../page/document/doc.js';
import { freshBarriers } from '../../page/facts/answer.js';
import { areCopies } from '../../page/facts/results.js';
import { programWords } from '../../page/words/program.js';
import { mayBeTold } from '../groups/starts-alike.js';
import { kindOf } from '../index.js';
import { pageOf } from '../pages.js';
import { builtInWord } from './built-in-word.js';
import { nullWords } from './declared-null.js';
import { functionWord } from './function-word.js';
import { logWords, MORE_DEALS } from './log.js';
import { rangeWords } from './log-order.js';

export { shellWord } from '../../core/words/shell-word.js';

/**
 * Returns the command that decides an inconclusive audit, in parts that belong on one line each: the same subject with as many deals as the size
 * asked for needs, and the options that were `given` besides. Null where the generator repeats itself within the audit or a fresh sample, which no
 * number of deals mends. Null too for a function that a test called, and for a log with enough deals that holds something which rules out a clean
 * verdict.
 */
export function decidingCommand(core: EvidenceCore, { options: given = [] }: Pick<RunInfo, 'options'> = {}): readonly string[] | null {
  const { plan, results, subject, verdict } = core;
  const { outcome, source } = subject.origin;
  if (areCopies(core) || freshBarriers(core).length > 0 || source.kind === 'inline') return null;
  const tooFew = results.some((result) => result.required && isDeviation(result) && result.power.smallestDetectable > sizeToExclude(plan));
  const looked = [...nullWords(plan.null), ...testWords(plan), ...(plan.lags === undefined ? [] : [`--lags ${plan.lags}`])];
  if (source.kind === 'log') {
    // What follows on a range of rows does not belong to it.
    if (tooFew ? (source.only?.to ?? null) !== null : ruledOut(core)) return null;
    // No number of deals clears a log whose tests need an order that nobody has named, and equal cards have none.
    const start = source.start === 'unknown' && source.packs === 1 && kindOf(outcome).rows.fromStart && !ruledOut(core);
    const words = logWords({ outcome, source }).filter((word) => word !== MORE_DEALS || tooFew || !start);
    return [
      'npx shuffle-audit log',
      ...words,
      ...(start ? [`--start ${ORDER}`] : []),
      ...(source.maxRejects === 0 ? [] : [`--max-rejects ${source.maxRejects}`]),
      `--detect ${exactPercent(sizeToExclude(plan))}`,
      ...looked,
      ...given,
    ];
  }
  const needed = verdict.kind === 'inconclusive' && !tooFew ? verdict.trialsNeeded : null;
  // With too few deals the size asked for sets the number; only a bias left open needs more than that.
  const trials = needed === null ? [] : [`--trials ${needed}`];
  return runCommand(subject.origin, [
    ...pageOf(outcome).options(outcome, plan.n, source.kind === 'built-in'),
    `--detect ${exactPercent(sizeToExclude(plan))}`,
    ...trials,
    ...looked,
    ...given,
  ]);
}

/** Returns the commands that audit the parts of a log by themselves, each with its rows; none where the log has no parts. */
export function partCommands({ plan, subject }: EvidenceCore, { options: given = [] }: Pick<RunInfo, 'options'> = {}): readonly Command[] {
  const { outcome, source } = subject.origin;
  if (source.kind !== 'log') return [];
  const { deckParts: parts = [], maxRejects, only, vocabulary } = source;
  return parts.map(({ cards: { from, to }, ...rows }, k) => {
    const cards = vocabulary.cards.slice(from - 1, to);
    const kind = cards.length < vocabulary.cards.length && (from > 1 || vocabulary.kind === 'standard') ? 'alphabet' : vocabulary.kind;
    const range = { from: rows.from, to: k === parts.length - 1 ? (only?.to ?? null) : rows.to };
    const words = logWords({ outcome, source: { ...source, only: range, vocabulary: { kind, cards } } }).filter(
      (word) => word !== MORE_DEALS,
    );
    const detect = `--detect ${exactPercent(sizeToExclude(plan))}`;
    const rejects = maxRejects === 0 ? [] : [`--max-rejects ${maxRejects}`];
    return {
      is: 'command',
      head: rangeWords(range).replace('r', 'R'),
      words: ['npx shuffle-audit log', ...words, ...rejects, detect, ...testWords(plan), ...given],
    };
  });
}

/** Returns the option that names the tests of a plan; nothing where they are those that an audit makes without it. */
export function testWords(
  { battery, tests }: Pick<Plan, 'battery' | 'tests'>,
  unnamed: string | null = DEFAULT_BATTERY,
): readonly string[] {
  if (battery === CHOSEN) return [`--tests ${tests.join(',')}`];
  return battery === unnamed ? [] : [`--battery ${battery}`];
}

type Command = Extract<Block, { readonly is: 'command' }>;

/** The placeholder for the order of the deck before each shuffle, which nobody has said. */
const ORDER = 'ORDER';

/** Says what to write for the words of the deciding command that only the reader knows; null where it has none. */
export function decidingStandIns(command: readonly string[]): string | null {
  const said = [
    ...(command.includes(MORE_DEALS) ? [`${MORE_DEALS} stands for the files of further deals.`] : []),
    ...(command.includes(`--start ${ORDER}`) ? [`${ORDER} stands for natural, new-deck-order or previous.`] : []),
  ];
  return said.length === 0 ? null : said.join(' ');
}

/** Says what the deciding command is good for: where a log rules out a clean verdict, more deals decide nothing and show smaller biases. */
export function decidingHeading(core: EvidenceCore): string {
  return ruledOut(core) ? 'To see smaller biases' : 'To decide it';
}

function ruledOut({ subject }: EvidenceCore): boolean {
  const { source } = subject.origin;
  return (source.kind === 'log' && rulesOutClean(source)) || mayBeTold(subject.origin) !== null;
}

/** Returns the command that runs a subject with these options, in parts that belong on one line each. */
export function runCommand(origin: Origin, options: readonly string[]): readonly string[] {
  const run = 'npx shuffle-audit run';
  // A program takes every word after its name for itself.
  const { source } = origin;
  return source.kind === 'program'
    ? [run, ...options, ...programWords(source, kindOf(origin.outcome).rows.partial !== undefined)]
    : [run, ...subjectWords(origin), ...options];
}

/** Writes the subject for a shell, with the options that make it the same subject. */
export function subjectWords(origin: Origin<AnySource>): readonly string[] {
  if (isBuiltIn(origin)) return [shellWord(builtInWord(origin))];
  const { outcome, source } = origin;
  if (source.kind === 'log') return logWords({ outcome, source });
  if (isLive(source)) return [shellWord(liveId(source))];
  if (source.kind !== 'npm' && source.kind !== 'module') return [];
  const { wrapper } = source.call;
  return [
    shellWord(functionWord(source)),
    ...callWords(wrapper),
    ...(source.randomness === 'live' ? ['--randomness live'] : []),
    ...(source.kind === 'module' && source.call.random && wrapper === undefined ? ['--pass-random'] : []),
    ...(source.call.isolation === 'none' ? ['--isolation none'] : []),
    ...(source.call.input === 'shuffled' ? ['--input shuffled'] : []),
  ];
}

/** Returns the option that names a user's own line around an export, quoted for a shell; nothing without one. */
export function callWords(wrapper: string | undefined): readonly string[] {
  return wrapper === undefined ? [] : [`--call ${shellWord(wrapper)}`];
}
