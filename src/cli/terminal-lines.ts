import { terminal } from '../page/wrap.js';

/** Lines as the terminal shows them. */
export function terminalLines(lines: readonly string[]): readonly string[] {
  return lines.map((line) => terminal([line]));
}
