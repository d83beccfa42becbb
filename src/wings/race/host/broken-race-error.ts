import { AuditError } from '../../../core/errors.js';
import type { RaceFindings } from '../record/broken-race.js';

/** E_SUBJECT_DUPLICATE of a race that broke decks, with all its findings, of which a command makes a record. */
export class BrokenRaceError extends AuditError {
  readonly locked: boolean;
  readonly findings: RaceFindings;

  constructor(locked: boolean, findings: RaceFindings, message: string, more: ConstructorParameters<typeof AuditError>[2]) {
    super('E_SUBJECT_DUPLICATE', message, more);
    this.locked = locked;
    this.findings = findings;
  }
}
