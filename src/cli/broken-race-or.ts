import type { BrokenRaceCore } from '../core/broken-race.js';
import { BrokenRaceError } from '../host/race/broken-race-error.js';
import { VERSION } from '../host/version.js';

/**
 * What an audit comes to, or, where its subject is a race without a lock that broke decks, what the record of that says. Throws what the audit throws: a race
 * that broke decks in spite of its lock is a fault of this program and no finding.
 */
export async function brokenRaceOr<Core>(audited: Promise<Core>, plan: BrokenRaceCore['plan']): Promise<Core | BrokenRaceCore> {
  try {
    return await audited;
  } catch (error) {
    if (!(error instanceof BrokenRaceError) || error.locked) throw error;
    // No other audit loads what searches the interleavings.
    const { brokenRaceCore } = await import('../engine/race/broken-race-core.js');
    return brokenRaceCore(VERSION, plan, error.findings);
  }
}
