import { AuditError } from '../../core/errors.js';
import { type WinRules, winRules } from '../../games/nim/win-rules.js';

/** The game that is asked for unless another is. */
export const NIM = 'nim';

/** Returns the id of the same game in which the last stone loses and not wins, or the other way round. */
export function turned(id: string): string {
  if (id === NIM) return 'misere';
  return id === 'misere' ? NIM : id.startsWith('misere-') ? id.slice('misere-'.length) : `misere-${id}`;
}

/** Returns the numbers of stones that a move may take; null where it may take any. */
function takesOf(id: string): readonly number[] | null {
  return id.includes(':') ? id.replace(/^.*:/, '').split(',').map(Number) : null;
}

/** Writes what a move may take: `1, 2 or 3 stones`. */
export function takesText(id: string): string {
  const takes = takesOf(id) ?? [];
  return takes.length < 2 ? `${takes.join('')} stone` : `${takes.slice(0, -1).join(', ')} or ${takes.at(-1)} stones`;
}

/** Names a game, to follow "in". */
export function gameName(id: string): string {
  const misere = id.startsWith('misere') ? 'misère ' : '';
  return takesOf(id) === null ? `${misere}Nim` : `the ${misere}game of taking ${takesText(id)}`;
}

/** Returns the rules of the game called `id`. Throws E_USAGE for another id, and where a single stone may not be taken. */
export function rulesOf(id: string, max: number): WinRules {
  const takes = takesOf(id);
  if (!/^(?:nim|misere|(?:misere-)?subtraction:[0-9]+(?:,[0-9]+)*)$/.test(id) || takes?.includes(1) === false)
    throw new AuditError('E_USAGE', `--game must be nim, misere, subtraction:1,… or misere-subtraction:1,…, got "${id}"`, {
      hint: 'misere: the last stone loses; subtraction:1,2,3: a move takes one of these numbers, 1 among them so that every position has a move',
    });
  return winRules(takes, id.startsWith('misere') ? 'misere' : 'normal', max);
}
