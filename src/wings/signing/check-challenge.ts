import { AuditError } from '../../core/errors.js';

const MOST_CHARACTERS = 1024;

/** A challenge as typed. Throws E_USAGE where it is empty, longer than 1,024 characters, or holds characters that a reader would not see or that UTF-8 cannot hold. */
export function checkChallenge(text: string): string {
  const odd = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.exec(text);
  if (text.trim() !== text || text === '' || odd !== null || text.length > MOST_CHARACTERS)
    throw new AuditError(
      'E_USAGE',
      `--challenge must be 1 to ${MOST_CHARACTERS} visible characters without white space around them, got ${odd === null ? `"${text.slice(0, 40)}"` : 'a hidden character'}`,
      { hint: 'whoever will verify chooses it, such as a sentence of today’s newspaper, once subject and plan are named' },
    );
  return text;
}
