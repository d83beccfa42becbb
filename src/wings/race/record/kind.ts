import { VERSION } from '../../../host/version.js';
import { OF_SUBJECT } from '../../../records/of-subject.js';
import type { RecordKind } from '../../../records/record-kind.js';
import { type BrokenRaceCore, brokenRaceSchema } from './broken-race.js';
import { checkBrokenRace, verifyBrokenRace } from './verify-broken-race.js';

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
  pages: async () => (await import('../page/pages.js')).pages,
};
