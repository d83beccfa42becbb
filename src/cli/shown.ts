import { terminal } from '../page/wrap.js';

/** Lines as the terminal shows them. */
export function shown(lines: readonly string[]): readonly string[] {
  return lines.map((line) => terminal([line]));
}
