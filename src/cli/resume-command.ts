import { shellWord } from '../kinds/words/command.js';

/** What was typed, as a command that deals the same: with its seed, and without what would start anew. */
export function resumeCommand(seed: string, typed: readonly string[] = process.argv.slice(2)): string {
  const words = typed.filter((word) => !/^--(?:no-)?fresh(?:=|$)/.test(word));
  const seeded = words.some((word) => /^--seed(?:=|$)/.test(word));
  return ['npx shuffle-audit', ...words.map(shellWord), ...(seeded ? [] : [`--seed ${shellWord(seed)}`])].join(' ');
}
