import { AuditError } from '../core/errors.js';
import { checkTakes } from '../engine/subject/takes.js';
import type { Joined } from './prepared.js';
import { requestOf, type SubjectAsked } from './subject/open-subject.js';

/** Options of an audit of fixed size, each with the reason why `--until-decided` cannot use it. */
const REFUSED = {
  battery: 'it has its own kinds of evidence in place of a battery',
  tests: 'it has its own kinds of evidence in place of the tests',
  lags: 'it has its own kinds of evidence in place of the tests',
  detect: 'how small a bias would have been seen can only be said of a number of deals fixed beforehand',
} as const;

/** Throws E_USAGE for options that belong to an audit of fixed size, and for what cannot be audited until it is decided. `shaping`: as wings say. */
export function checkUntilDecided(spec: string | readonly string[], asked: SubjectAsked, { shaping }: Pick<Joined, 'shaping'>): void {
  for (const [name, reason] of Object.entries(REFUSED)) if (asked.given.has(name)) refuseUntilDecided(name, reason);
  if (shaping !== undefined) refuseUntilDecided(shaping, 'it is for an audit of a number of deals fixed beforehand');
  const { kind, outcome } = requestOf(spec, asked);
  checkTakes(kind, outcome, 'until-decided', typeof spec === 'string' ? spec : 'a program');
}

function refuseUntilDecided(name: string, reason: string): never {
  throw new AuditError('E_USAGE', `--${name} cannot be used with --until-decided: ${reason}`, {
    hint: `leave out --${name}, or leave out --until-decided for an audit of fixed size`,
  });
}
