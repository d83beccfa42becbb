import type { ProgramFault } from './failure.js';
import { quoteBytes, saidOnStderr } from './failure.js';
import type { ProgramOutput } from './output.js';
import type { ProgramProcess } from './process.js';

/** The time to end for a program that deals without being asked. It may not read its standard input, and learns of the end when it next writes. */
const UNASKED_GRACE_MS = 300;

/** The time to end for a program that is asked. It waits for its input, and must see that there is no more. An interpreter takes a while to end. */
const GRACE_MS = 2000;

const HELD = 'what it started must not outlive it and hold its output';

/**
 * Closes the program's standard input and waits for it to end. Returns the fault of its ending, 'deaf' where it had to be killed, or null.
 *
 * A program that is asked for each deal must write nothing more and end with exit code 0. One that deals without being asked may write until it sees
 * the end. Where it does not look at its input, its output is closed too, and then any way of ending is good. Any program still running after that
 * has not noticed, such as a shell loop that starts one program after another. Its decks are all here, so it is killed with its group, and that is
 * reported.
 */
export async function endingFault(program: ProgramProcess, output: ProgramOutput, asked: boolean): Promise<ProgramFault | 'deaf' | null> {
  program.endInput();
  const surplus = asked ? await nothingMore(output, program) : null;
  if (surplus) return surplus;
  output.drop();
  if (!(await program.closeWithin(asked ? GRACE_MS : UNASKED_GRACE_MS))) {
    if (asked) return stillThere(program.hasExited ? HELD : 'must end when its standard input is closed');
    if (program.hasExited) return 'deaf';
    program.output.destroy();
    return (await program.exitWithin(GRACE_MS)) ? null : 'deaf';
  }
  if (output.held) return asked ? stillThere(HELD) : 'deaf';
  if (program.endedWell) return null;
  const rule = `must end with exit code 0 after its standard input is closed, got ${program.ending}${saidOnStderr(program.stderr)}`;
  return { code: 'E_SUBJECT_EXIT', rule };
}

async function nothingMore(output: ProgramOutput, program: ProgramProcess): Promise<ProgramFault | null> {
  const bytes = (): ProgramFault => ({
    code: 'E_SUBJECT_EXTRA_OUTPUT',
    rule: `must write one line for each request, got more: ${quoteBytes(output.waiting)}`,
  });
  if (output.waiting.length > 0) return bytes();
  const came = await Promise.race([output.more(), program.closeWithin(GRACE_MS)]);
  output.dealt();
  return came === 'bytes' ? bytes() : null;
}

function stillThere(rule: string): ProgramFault {
  return {
    code: 'E_SUBJECT_IGNORES_EOF',
    rule: `${rule}, but it was still there`,
    hint: 'a program that is asked for every deal must end where there is no more input, and what it started with it',
  };
}
