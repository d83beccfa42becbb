import { AuditError } from '../../core/errors.js';
import { noWordKept } from '../../core/subject/no-word-kept.js';

/**
 * Words that are refused for one draw at the most, a hundredth of a second's work. A method refuses fewer than half of them, so that even words never are so
 * many: but those of a generator that goes round a short ring are.
 */
const MOST_REFUSED = 2 ** 20;

/**
 * Refuses a bound above the range of the words, from which a method that rejects draws evenly: there are fewer words than values, so that some are
 * never drawn, or no word is ever kept. Throws E_USAGE.
 */
export function refuseAbove(id: string, bound: number, range: number | bigint): void {
  if (bound > range)
    throw new AuditError('E_USAGE', `${id} cannot draw below ${bound} from words below ${range}: there is no word for every value`);
}

/** Refuses to go on where so many words were refused for one draw below `bound`. Throws E_FORBIDDEN_STATE. */
export function refuseStuck(id: string, bound: number, refused: number): void {
  if (refused > MOST_REFUSED)
    throw noWordKept(`${id}: a generator must give a word that can be kept for a draw below ${bound}, got ${MOST_REFUSED} that cannot`);
}
