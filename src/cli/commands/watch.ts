import { resolve } from 'node:path';
import { AuditError } from '../../core/errors.js';
import type { Alarm } from '../../engine/watch/alarm.js';
import { smallestSeen } from '../../engine/watch/seen-by.js';
import { lockOutput } from '../../host/lock-output.js';
import { serveMetrics } from '../../host/watch/metrics.js';
import { readingsBefore } from '../../host/watch/readings-before.js';
import type { WatchRequest } from '../../host/watch/watch-request.js';
import { type StreamEvent, WatchedStream } from '../../host/watch/watched-stream.js';
import { prepareFolder } from '../../host/write-whole.js';
import { command, word } from '../command.js';
import { hearInterrupt } from '../interrupts.js';
import { logWishesOf } from '../log-options.js';
import type { Asked } from '../options/option.js';
import { printJson, SCREEN, tell } from '../print.js';
import { WATCH_OPTIONS } from '../watch-options.js';
import { watchProgressOn } from '../watch-progress.js';
import { alarmSentence, quietSentence } from '../watch-words.js';

/** Milliseconds between two states that are written down. */
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

/** The last line: what was watched and, without an alarm, the smallest change in its middle that would have been seen by its end. */
function endOf({ malformed, plan, rows }: WatchedStream, { deals, largest, logE, raised }: Alarm): Readonly<Record<string, unknown>> {
  const after = Math.floor(deals / 2);
  const seen = { size: smallestSeen(rows.space, plan, after, deals - after), after, within: deals - after };
  return { state: 'ended', deals, malformed, logE, largest, alarm: raised, ...(!raised && { seen }) };
}

function requestOf(asked: Asked<typeof WATCH_OPTIONS> & { readonly file: string | undefined }): WatchRequest {
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

/** Holds a state for this process. Throws E_LOCKED where another one watches with it, E_CANNOT_CREATE. */
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
