import { AuditError } from '../core/errors.js';
import { checkTakes } from '../engine/subject/takes.js';
import { requestOf, type SubjectAsked } from './subject/open-subject.js';

/** Options of an audit of fixed size, each with the reason why `--until-decided` cannot use it. */
const REFUSED = {
  battery: 'it has its own kinds of evidence in place of a battery',
  tests: 'it has its own kinds of evidence in place of the tests',
  lags: 'it has its own kinds of evidence in place of the tests',
  detect: 'how small a bias would have been seen can only be said of a number of deals fixed beforehand',
} as const;

/** Throws E_USAGE for options that belong to an audit of fixed size, and for subjects that cannot be audited until decided. */
export function checkUntilDecided(spec: string | readonly string[], asked: SubjectAsked): void {
  for (const [name, reason] of Object.entries(REFUSED)) if (asked.given.has(name)) refuseUntilDecided(name, reason);
  const { kind, outcome } = requestOf(spec, asked);
  checkTakes(kind, outcome, 'until-decided', typeof spec === 'string' ? spec : 'a program');
}

/** Throws E_USAGE: the option belongs to an audit of fixed size, with the reason. */
export function refuseUntilDecided(name: string, reason: string): never {
  throw new AuditError('E_USAGE', `--${name} cannot be used with --until-decided: ${reason}`, {
    hint: `leave out --${name}, or leave out --until-decided for an audit of fixed size`,
  });
}
