import { AuditError } from '../../../core/errors.js';

const WORD = /"([^"]*)"|'([^']*)'|([^\s"']+)/y;

/** The words of a program as a shell would part them: by spaces, but for what stands in quotes. Nothing else means anything. Throws E_USAGE for a quote without an end. */
export function wordsOf(command: string): readonly string[] {
  const words: string[] = [];
  let open = false;
  for (let at = 0; at < command.length; ) {
    if (/\s/.test(command[at])) {
      [open, at] = [false, at + 1];
      continue;
    }
    WORD.lastIndex = at;
    const found = WORD.exec(command);
    if (!found) throw new AuditError('E_USAGE', `a quote must have its end, got ${command.slice(at)}`);
    const text = found[1] ?? found[2] ?? found[3] ?? '';
    if (open) words[words.length - 1] += text;
    else words.push(text);
    [open, at] = [true, WORD.lastIndex];
  }
  return words;
}
