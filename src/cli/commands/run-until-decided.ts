import { AuditError } from '../../core/errors.js';
import type { Sequential } from '../../core/sequential.js';
import { checkTakes } from '../../engine/subject/takes.js';
import { runSequential } from '../../host/audits.js';
import type { Values } from '../command.js';
import { isOn, textOf } from '../command.js';
import { cardsOf } from '../common.js';
import { documentFacts } from '../document-options.js';
import { nameOf } from '../name-of.js';
import { openSubject, requestOf } from '../open-subject.js';
import { SCREEN } from '../print.js';
import { startSealing } from '../sealing.js';
import { seedFacts, seedOf } from '../seed-of.js';
import { derivedSeed, fixedOf, seedSourceOf } from '../seed-source.js';
import { sequentialProgressOn } from '../sequential-progress.js';
import { timestampOf } from '../timestamp-of.js';
import { unseededSequential } from '../unseeded-plan.js';
import type { Written } from '../write-locked.js';
import { writeLocked } from '../write-locked.js';

/** Options that shape an audit of fixed size, each with why this one has no use for it. */
const REFUSED = {
  battery: 'it has its own kinds of evidence in place of a battery',
  tests: 'it has its own kinds of evidence in place of the tests',
  lags: 'it has its own kinds of evidence in place of the tests',
  detect: 'how small a bias would have been seen can only be said of a number of deals fixed beforehand',
  profile: 'a standard asks for an audit of a number of deals fixed beforehand',
} as const;

/**
 * `run --until-decided`: deals until a bias is shown or the deals are used up. Nothing of it is kept half-way: what it has to remember is
 * the whole way the evidence went. Throws E_USAGE for options that belong to an audit of fixed size.
 */
export async function runUntilDecided(spec: string | readonly string[], values: Values): Promise<Written<Sequential>> {
  for (const [name, reason] of Object.entries(REFUSED)) {
    if (textOf(values, name) !== undefined) {
      throw new AuditError('E_USAGE', `--${name} cannot be used with --until-decided: ${reason}`, {
        hint: `leave out --${name}, or leave out --until-decided for an audit of fixed size`,
      });
    }
  }
  // Without a profile it refuses what only a document has a use for.
  documentFacts(values);
  const sealing = startSealing();
  const source = await seedSourceOf(values);
  const { kind, outcome } = requestOf(spec, values);
  checkTakes(kind, outcome, 'until-decided', typeof spec === 'string' ? spec : 'a program');
  const subject = await openSubject(spec, cardsOf(values), values);
  const unseeded = unseededSequential(values, subject);
  const seed = source === null ? seedOf(values) : derivedSeed(source, subject, unseeded);
  const plan = { ...unseeded, seed: seed.text };
  const stamp = await timestampOf(values, fixedOf(subject, plan), source);
  return writeLocked(values, `${nameOf(subject.origin, subject.space.cards)}-until-decided`, async (files) => {
    const progress = sequentialProgressOn(SCREEN, isOn(values, 'quiet'));
    try {
      const core = await runSequential(plan, subject, progress.report);
      return sealing.seal(core, 1, { ...seedFacts(seed), ...stamp, earlierRecords: files.earlier(core) });
    } finally {
      progress.done();
    }
  });
}
