import { terminal } from '../page/wrap.js';

export function terminalLines(lines: readonly string[]): readonly string[] {
  return lines.map((line) => terminal([line]));
}
