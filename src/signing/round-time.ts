import type { BeaconSource } from '../core/seed-from.js';

/** When a round comes, in milliseconds of Unix time. */
export function roundTime({ info, round }: Pick<BeaconSource, 'info' | 'round'>): number {
  return (info.genesisTime + (round - 1) * info.period) * 1000;
}
