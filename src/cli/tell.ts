import { visible } from '../page/visible.js';

/**
 * Tells lines beside the result, on stderr. Whatever stands in a record, a path, a seed or a child's message, its hidden characters come out by
 * their numbers, line feeds inside a line among them: none reaches a terminal.
 */
export function tell(...lines: readonly string[]): void {
  process.stderr.write(lines.map((line) => `${visible(line)}\n`).join(''));
}
