import type { Play } from '../../../games/nim/play.js';
import type { Settings } from '../../settings.js';
import { begun, type Game, type Rule } from './game.js';

/** The piles that a game may begin with, as links write them. */
export const STARTS: readonly string[] = ['345', '1357', '146', '2345', '33', '112', '111'];

/** The largest number for piles of one digit each in an address: 1 in front, so that a pile of none is not lost. */
export const AT_MOST = 19_999;

/** Returns the part of the rules that the settings hold. */
export function rulesOf(settings: Settings): { readonly play: Play; readonly rule: Rule; readonly machineFirst: boolean } {
  return {
    play: settings['play'] === 'misere' ? 'misere' : 'normal',
    rule: settings['machine'] === 'text' ? 'text' : 'right',
    machineFirst: settings['first'] === 'machine',
  };
}

/** Returns the state of the game in the settings; `reply` is known of the beginning only. */
export function placeOf(settings: Settings): Game {
  const { machineFirst, play, rule } = rulesOf(settings);
  const start = pilesOf(settings['start'] ?? '');
  const now = String(settings['now']).slice(1);
  if (settings['now'] === '0' || now.length !== start.length) return begun(start, machineFirst, play, rule);
  const piles = pilesOf(now);
  const over = piles.every((pile) => pile === 0n);
  return { piles, last: over ? (settings['last'] === 'me' ? 'me' : 'machine') : null, reply: null };
}

export function settingsOf({ last, piles }: Game): Settings {
  return { now: `1${piles.join('')}`, last: last ?? 'nobody' };
}

/** Reads piles of one digit each. */
export function pilesOf(digits: string): readonly bigint[] {
  return [...digits].map(BigInt);
}
