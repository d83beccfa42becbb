import { AuditError } from '../../core/errors.js';
import { noWordKept } from '../../core/subject/no-word-kept.js';

/**
 * The most words refused for one draw, a hundredth of a second's work. A method refuses fewer than half of all words, so even ones never reach this,
 * but those of a generator on a short cycle do.
 */
const MOST_REFUSED = 2 ** 20;

/**
 * Refuses a bound above the range of the words for a method that draws evenly by rejection. There are fewer words than values, so some values are
 * never drawn, or no word is ever kept. Throws E_USAGE.
 */
export function refuseAbove(id: string, bound: number, range: number | bigint): void {
  if (bound > range)
    throw new AuditError('E_USAGE', `${id} cannot draw below ${bound} from words below ${range}: there is no word for every value`);
}

/** Throws E_FORBIDDEN_STATE where too many words were refused for one draw below `bound`. */
export function refuseStuck(id: string, bound: number, refused: number): void {
  if (refused > MOST_REFUSED)
    throw noWordKept(`${id}: a generator must give a word that can be kept for a draw below ${bound}, got ${MOST_REFUSED} that cannot`);
}
