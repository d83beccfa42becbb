import { listed } from '../../cli/listed.js';
import type { RaceSource } from '../../core/source/live-source.js';
import type { SourceOpener } from '../../host/added-sources.js';
import type { Wing } from '../wing.js';
import { BrokenRaceError } from './host/broken-race-error.js';
import { RACES } from './races.js';

const opener: SourceOpener<RaceSource> = {
  kind: 'race',
  named: Object.fromEntries(RACES.map(({ id, source }) => [id, source])),
  open: async ({ locked }, n) => (await import('./host/subject.js')).raceSubject(locked, n),
};

/** The wing for two threads that shuffle one deck, and for the record of a race that broke decks. */
export const race: Wing = {
  name: 'race',
  openers: [opener],
  async brokenCore(error, plan) {
    // One that broke decks in spite of its lock is a fault of this program and no finding.
    if (!(error instanceof BrokenRaceError) || error.locked) return null;
    const { VERSION } = await import('../../host/version.js');
    const { brokenRaceCore } = await import('./record/broken-race-core.js');
    return brokenRaceCore(VERSION, plan, error.findings);
  },
  catalogues: [
    {
      kind: 'race',
      holds: 'two threads that shuffle one deck',
      follows: 'preset',
      load: async () => RACES.map((entry) => ({ ...listed(entry), facts: { replay: 'none' } })),
    },
  ],
};
