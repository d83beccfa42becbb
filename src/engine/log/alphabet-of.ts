import { AuditError } from '../../core/errors.js';

/** Parses the cards of `--cards`: a list with commas or spaces, or one character each. Throws E_USAGE if one is named twice, or fewer than two. */
export function alphabetOf(text: string): readonly string[] {
  const separator = text.includes(',') ? ',' : /\s/.test(text.trim()) ? /\s+/ : '';
  const cards = separator === '' ? [...text] : text.trim().split(separator);
  const names = cards.map((card) => card.trim());
  const twice = names.find((card, i) => names.indexOf(card) !== i);
  if (twice !== undefined) throw new AuditError('E_USAGE', `--cards must name each card once, got "${twice}" again`);
  if (names.length < 2 || names.includes('')) throw new AuditError('E_USAGE', `--cards must name at least 2 cards, got "${text}"`);
  return names;
}
