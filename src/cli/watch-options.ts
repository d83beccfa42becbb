import type { Options } from 'yargs';
import { ALPHA_BIASED } from '../core/rules.js';
import { LOG_OPTIONS } from './log-options.js';
import { optionsOf } from './options.js';

/** What may be said of how a stream is written: as of a log, but for what only a whole log has. */
const OF_LOGS = ['field', 'cards', 'header', 'delimiter', 'n', 'start', 'partial', 'deal', 'space', 'piles', 'max'] as const;

const text = (describe: string, more: Options = {}): Options => ({ type: 'string', requiresArg: true, describe, ...more });

const OWN: Readonly<Record<string, Options>> = {
  alpha: text('the chance, at most, that even deals ever raise the alarm, however long they are watched', {
    defaultDescription: String(ALPHA_BIASED),
  }),
  follow: {
    type: 'boolean',
    default: false,
    describe: 'go on at the end of the file with what is added to it, or to the file that takes its name',
  },
  state: text('file that keeps what is remembered: after whatever ended the program, the same command goes on from there'),
  metrics: text('port of the loopback address under which Prometheus finds /metrics'),
  'exit-on-alarm': { type: 'boolean', default: false, describe: 'end as soon as the alarm is raised' },
  'max-rejects': text('end at more malformed rows than so many', { defaultDescription: 'any number' }),
};

/** The options of `watch`. */
export const WATCH_OPTIONS: Record<string, Options> = {
  ...Object.fromEntries(Object.entries(OWN).map(([name, option]) => [name, { ...option, group: 'How it is watched:' }])),
  ...Object.fromEntries(OF_LOGS.map((name) => [name, LOG_OPTIONS[name]])),
  ...optionsOf(),
};
