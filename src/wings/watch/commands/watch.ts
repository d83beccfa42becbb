import { resolve } from 'node:path';
import { command, word } from '../../../cli/command.js';
import { hearInterrupt } from '../../../cli/interrupts.js';
import { LOG_OPTIONS, logWishesOf } from '../../../cli/log/log-options.js';
import { LAST_PORT } from '../../../cli/options/limits.js';
import { type OptionSet, type OptionValues, option, toggle } from '../../../cli/options/option.js';
import { count, file, share } from '../../../cli/options/types.js';
import { printJson, SCREEN, tell } from '../../../cli/print.js';
import { AuditError } from '../../../core/errors.js';
import { ALPHA_BIASED } from '../../../core/statistic/rules.js';
import { lockOutput } from '../../../host/lock-output.js';
import { prepareFolder } from '../../../host/write-whole.js';
import type { Alarm } from '../engine/alarm.js';
import { smallestSeen } from '../engine/seen-by.js';
import { serveMetrics } from '../host/metrics.js';
import { readingsBefore } from '../host/readings-before.js';
import type { WatchRequest } from '../host/watch-request.js';
import { type StreamEvent, WatchedStream } from '../host/watched-stream.js';
import { watchProgressOn } from '../words/watch-progress.js';
import { alarmSentence, quietSentence } from '../words/watch-words.js';

/** The largest chance of false alarms that may be asked for: nobody would wait for a larger one. */
const LARGEST_ALPHA = 0.1;

const group = 'How it is watched:';
const { cards, deal, delimiter, field, header, max, n, partial, piles, space, start } = LOG_OPTIONS;

/** The options of `watch`: the format options of `log`, except those that only a whole log has. */
const WATCH_OPTIONS = {
  alpha: option(share(LARGEST_ALPHA), {
    group,
    says: 'the chance, at most, that even deals ever raise the alarm, however long they are watched',
    usual: String(ALPHA_BIASED),
  }),
  follow: toggle({ group, says: 'go on at the end of the file with what is added to it, or to the file that takes its name' }),
  state: option(file, {
    group,
    says: 'file that keeps what is remembered: after whatever ended the program, the same command goes on from there',
  }),
  metrics: option(count(1, LAST_PORT), { group, says: 'port of the loopback address under which Prometheus finds /metrics' }),
  exitOnAlarm: toggle({ group, says: 'end as soon as the alarm is raised' }),
  maxRejects: option(count(0, 1e9), { group, says: 'end at more malformed rows than so many', usually: 'any number' }),
  field,
  cards,
  header,
  delimiter,
  n,
  start,
  partial,
  deal,
  space,
  piles,
  max,
} satisfies OptionSet;

const SAVE_MS = 10_000;

/** Exit codes: as of an audit. */
const [QUIET, ALARM] = [0, 20];

/** `watch`: keeps an alarm over a stream of deals; one JSON line on stdout for each change of state. */
export const watch = command(
  {
    operands: { file: word('a file of deals as log reads them, CSV, TSV or JSON lines; - or nothing is standard input', { files: true }) },
    options: WATCH_OPTIONS,
    examples: [
      ['$0 watch fixtures/logs/names-52.csv', 'to the end of a file'],
      ['$0 watch fixtures/logs/names-52.csv --exit-on-alarm --alpha 1e-9', 'at most one false alarm in a billion streams'],
      ['$0 watch fixtures/logs/hands.ndjson --field deck', 'JSON lines'],
      ['$0 watch --space puzzle:4x4 fixtures/logs/scrambles-15.csv', 'one board of a sliding puzzle a row'],
    ],
    ends: 'Ends with 0 where the stream ended without an alarm, 20 with one or on --exit-on-alarm, 130 interrupted, its state kept; 64 and above: an error.',
  },
  async (asked) => {
    const request = requestOf(asked);
    const unlock = request.state === null ? null : await lockState(request.state);
    try {
      return await watched(request, asked.metrics ?? null, asked.quiet);
    } finally {
      await unlock?.();
    }
  },
);

async function watched(request: WatchRequest, port: number | null, quiet: boolean): Promise<number> {
  const progress = watchProgressOn(SCREEN, quiet);
  const say = (event: StreamEvent): void => printJson({ time: new Date().toISOString(), ...event });
  let opened: WatchedStream | null = null;
  // Whoever looks wants to see that it waits for the first deal.
  const server = port === null ? null : await serveMetrics(port, () => opened?.readings() ?? readingsBefore(request));
  const stream = await WatchedStream.open(request, process.stdin, say).catch((error: unknown) => {
    server?.close();
    throw error;
  });
  opened = stream;
  const saving = setInterval(() => stream.save(), SAVE_MS).unref();
  const deaf = hearInterrupt(() => {
    stream.save();
    return request.state === null ? 'nothing is kept without --state' : `the same command goes on from ${request.state}`;
  });
  try {
    const end = await stream.run(() => progress.report(stream.alarm.deals, stream.alarm.logE));
    progress.done();
    if (end.deals === 0) throw new AuditError('E_LOG_EMPTY', `a stream must hold at least one deal, got none in ${nameOf(request)}`);
    printJson({ time: new Date().toISOString(), ...endOf(stream, end) });
    const { space } = stream.rows;
    if (!quiet) tell(end.raised ? alarmSentence(end.raised, space) : quietSentence(space, stream.plan, end.deals));
    return end.raised ? ALARM : QUIET;
  } finally {
    clearInterval(saving);
    deaf();
    progress.done();
    server?.close();
  }
}

/** Returns the last line: what was watched and, without an alarm, the smallest change in its middle that would have been seen by its end. */
function endOf({ malformed, plan, rows }: WatchedStream, { deals, largest, logE, raised }: Alarm): Readonly<Record<string, unknown>> {
  const after = Math.floor(deals / 2);
  const seen = { size: smallestSeen(rows.space, plan, after, deals - after), after, within: deals - after };
  const comments = rows.comments > 0 && { comments: rows.comments };
  return { state: 'ended', deals, malformed, ...comments, logE, largest, alarm: raised, ...(!raised && { seen }) };
}

function requestOf(asked: OptionValues<typeof WATCH_OPTIONS> & { readonly file: string | undefined }): WatchRequest {
  const { alpha, file = '-', maxRejects = null, state } = asked;
  // Of a log it says how many rows may be left out, of a stream how many may come.
  const wishes = logWishesOf({ ...asked, given: new Map([...asked.given].filter(([name]) => name !== 'max-rejects')) });
  if (wishes.start === 'previous')
    throw new AuditError('E_USAGE', 'watch reads each deal by itself, got --start previous', {
      hint: 'a whole log can be read so: shuffle-audit log',
    });
  const standard = file === '-' || file === '/dev/stdin';
  return {
    file: standard ? null : { name: file, path: resolve(file) },
    follow: asked.follow,
    wishes,
    alpha,
    state: state === undefined ? null : resolve(state),
    maxRejects,
    stopAtAlarm: asked.exitOnAlarm,
  };
}

function nameOf({ file }: WatchRequest): string {
  return file?.name ?? 'standard input';
}

/** Locks a state for this process. Throws E_LOCKED where another one watches with it, E_CANNOT_CREATE. */
async function lockState(state: string): Promise<() => Promise<void>> {
  try {
    prepareFolder(resolve(state, '..'));
    return await lockOutput(state);
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    const hint =
      error.code === 'E_LOCKED' ? 'wait until it has ended, or name another file with --state' : 'name another file with --state';
    throw new AuditError(error.code, error.message, { ...(error.at && { at: error.at }), cause: error, hint });
  }
}
