import { resolve } from 'node:path';
import { AuditError } from '../../core/errors.js';
import { parseCount } from '../../core/parse-count.js';
import { ALPHA_BIASED } from '../../core/rules.js';
import type { Alarm } from '../../engine/watch/alarm.js';
import { smallestSeen } from '../../engine/watch/seen-by.js';
import { lockOutput } from '../../host/lock-output.js';
import { serveMetrics } from '../../host/watch/metrics.js';
import { readingsBefore } from '../../host/watch/readings-before.js';
import type { WatchRequest } from '../../host/watch/watch-request.js';
import { type StreamEvent, WatchedStream } from '../../host/watch/watched-stream.js';
import { prepareFolder } from '../../host/write-whole.js';
import type { Command, Values } from '../command.js';
import { isOn, textOf } from '../command.js';
import { hearInterrupt } from '../interrupts.js';
import { logWishesOf } from '../log-options.js';
import { parseShare } from '../parse-number.js';
import { printJson, SCREEN, tell } from '../print.js';
import { WATCH_OPTIONS } from '../watch-options.js';
import { watchProgressOn } from '../watch-progress.js';
import { alarmSentence, quietSentence } from '../watch-words.js';

/** Milliseconds between two states that are written down. */
const SAVE_MS = 10_000;

/** Exit codes: as of an audit. */
const [QUIET, ALARM] = [0, 20];

const LAST_PORT = 65_535;

/** `watch`: keeps an alarm over a stream of deals; one JSON line on stdout for each change of state. */
export const watch: Command = {
  positionals: { file: 'a file of deals as log reads them, CSV, TSV or JSON lines; - or nothing is standard input' },
  options: WATCH_OPTIONS,
  examples: [
    ['$0 watch fixtures/logs/names-52.csv', 'to the end of a file'],
    ['$0 watch fixtures/logs/names-52.csv --exit-on-alarm --alpha 1e-9', 'at most one false alarm in a billion streams'],
    ['$0 watch fixtures/logs/hands.ndjson --field deck', 'JSON lines'],
    ['$0 watch --space puzzle:4x4 fixtures/logs/scrambles-15.csv', 'one board of a sliding puzzle a row'],
  ],
  ends: 'Ends with 0 where the stream ended without an alarm, 20 with one or on --exit-on-alarm, 130 interrupted, its state kept; 64 and above: an error.',
  async run(values) {
    const request = requestOf(values);
    const port = textOf(values, 'metrics');
    const metrics = port === undefined ? null : parseCount('metrics', port, 1, LAST_PORT);
    const unlock = request.state === null ? null : await lockState(request.state);
    try {
      return await watched(request, metrics, isOn(values, 'quiet'));
    } finally {
      await unlock?.();
    }
  },
};

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

function requestOf(values: Values): WatchRequest {
  const file = textOf(values, 'file') ?? '-';
  const [alpha, rejects, state] = ['alpha', 'max-rejects', 'state'].map((name) => textOf(values, name));
  const wishes = logWishesOf({ ...values, 'max-rejects': undefined });
  if (wishes.start === 'previous')
    throw new AuditError('E_USAGE', 'watch reads each deal by itself, got --start previous', {
      hint: 'a whole log can be read so: shuffle-audit log',
    });
  const standard = file === '-' || file === '/dev/stdin';
  return {
    file: standard ? null : { name: file, path: resolve(file) },
    follow: isOn(values, 'follow'),
    wishes,
    alpha: alpha === undefined ? ALPHA_BIASED : parseShare('alpha', alpha, LARGEST_ALPHA),
    state: state === undefined ? null : resolve(state),
    maxRejects: rejects === undefined ? null : parseCount('max-rejects', rejects, 0, 1e9),
    stopAtAlarm: isOn(values, 'exit-on-alarm'),
  };
}

/** A chance of false alarms that is larger is none that anybody would wait for. */
const LARGEST_ALPHA = 0.1;

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
