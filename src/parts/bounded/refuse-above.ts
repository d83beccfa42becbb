import { AuditError } from '../../core/errors.js';

/**
 * Refuses a bound above the range of the words, from which a method that rejects draws evenly: there are fewer words than values, so that some are
 * never drawn, or no word is ever kept. Throws E_USAGE.
 */
export function refuseAbove(id: string, bound: number, range: number | bigint): void {
  if (bound > range)
    throw new AuditError('E_USAGE', `${id} cannot draw below ${bound} from words below ${range}: there is no word for every value`);
}
