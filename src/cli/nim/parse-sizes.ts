import { AuditError } from '../../core/errors.js';
import { ordinal } from '../../page/numbers.js';

/** The most piles read: more than anybody types. */
const MOST_PILES = 1000;
/** The most digits of a size. Any number would work, but nobody waits for a file of digits. */
const MOST_DIGITS = 1000;

/** Names for the error messages about what is read. */
export interface SizesAsked {
  /** A noun: 'pile', 'heap', 'coin'. */
  readonly what: string;
  /** A command that can be run, used as the hint. */
  readonly example: string;
}

/** Reads 1 to 1,000 whole numbers from 0, separated by commas or spaces, in one word or several. Throws E_USAGE naming the place. */
export function parseSizes(words: readonly string[], asked: SizesAsked): readonly bigint[] {
  const text = words.join(' ').trim();
  const hint = `for example: ${asked.example}`;
  if (text === '') throw new AuditError('E_USAGE', `at least one ${asked.what} is needed, got none`, { hint });
  const parts = text.split(/\s*,\s*|\s+/);
  if (parts.length > MOST_PILES)
    throw new AuditError('E_USAGE', `at most ${MOST_PILES} ${asked.what}s are taken, got ${parts.length}`, { hint });
  return parts.map((part, i) => {
    const place = parts.length > 1 ? `the ${ordinal(i + 1)} ${asked.what}` : `the ${asked.what}`;
    if (part === '') throw new AuditError('E_USAGE', `${place} is missing between commas, got "${shortened(text)}"`, { hint });
    return parseWhole(part, place, hint);
  });
}

/** Reads one whole number from 0, in digits. `place` names it, as the subject of the error message. Throws E_USAGE. */
export function parseWhole(text: string, place: string, hint: string): bigint {
  if (/^[0-9]+$/.test(text) && text.length <= MOST_DIGITS) return BigInt(text);
  if (text.length > MOST_DIGITS)
    throw new AuditError('E_USAGE', `${place} may have up to ${MOST_DIGITS} digits, got ${text.length}`, { hint });
  const power = /^([0-9]+)e\+?([0-9]{1,3})$/i.exec(text);
  throw new AuditError('E_USAGE', `${place} must be a whole number from 0, written in digits, got "${text}"`, {
    hint: power ? `write ${shortened(power[1] + '0'.repeat(Number(power[2])))}` : hint,
  });
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
