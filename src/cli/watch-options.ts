import { ALPHA_BIASED } from '../core/rules.js';
import { LOG_OPTIONS } from './log-options.js';
import { LAST_PORT } from './options/limits.js';
import { type OptionSet, option, toggle } from './options/option.js';
import { count, file, share } from './options/types.js';

/** A chance of false alarms that is larger is none that anybody would wait for. */
const LARGEST_ALPHA = 0.1;

const group = 'How it is watched:';
const { cards, deal, delimiter, field, header, max, n, partial, piles, space, start } = LOG_OPTIONS;

/** The options of `watch`: of how a stream is written as of a log, but for what only a whole log has. */
export const WATCH_OPTIONS = {
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
