import type { BrokenRaceCore } from '../../core/broken-race.js';
import { brokenRaceSchema } from '../../engine/record/broken-race-schema.js';
import { checkBrokenRace, verifyBrokenRace } from '../../engine/verify/verify-broken-race.js';
import { VERSION } from '../../host/version.js';
import { OF_SUBJECT } from '../of-subject.js';
import type { RecordKind } from '../record-kind.js';

/** A race that broke decks. */
export const race: RecordKind<BrokenRaceCore> = {
  kind: 'race',
  schema: brokenRaceSchema,
  replay: () => ({
    reason: 'was dealt with live randomness, so no deal of it can be dealt again',
    hint: 'see what became of its decks: shuffle-audit report $FILE --format text',
  }),
  ...OF_SUBJECT,
  derive: async (record) => checkBrokenRace(record, VERSION),
  redo: async (record) => verifyBrokenRace(record, VERSION),
  pages: async () => (await import('../../report/race/pages.js')).pages,
};
