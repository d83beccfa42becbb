import { AuditError } from '../../core/errors.js';

/** Refuses a bound that words below `range` cannot serve by rejection: no word would ever be kept. Throws E_USAGE. */
export function refuseAbove(id: string, bound: number, range: number): void {
  if (bound > range)
    throw new AuditError('E_USAGE', `${id} cannot draw below ${bound} from words below ${range}: it would reject for ever`);
}
