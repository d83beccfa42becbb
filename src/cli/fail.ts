import { AuditError, EXIT_OF } from '../core/errors.js';
import { failureLine } from '../core/failure-line.js';
import { printJson, tell } from './print.js';

/** Prints a failure, one line and a hint on stderr and with `json` an object on stdout, and returns the exit code it ends in. */
export function reportFailure(error: unknown, { json, debug }: { readonly json: boolean; readonly debug: boolean }): number {
  const known = error instanceof AuditError ? error : internal(error);
  tell([{ text: 'shuffle-audit:', tone: 'failure' }, ` ${failureLine(known)}`]);
  if (known.hint) tell(['  ', { text: 'hint:', tone: 'hint' }, ` ${known.hint}`]);
  if (debug) tell(...`${known.stack ?? ''}${known.cause instanceof Error ? `\ncaused by ${known.cause.stack}` : ''}`.split('\n'));
  if (json) {
    const { code, message, hint, at } = known;
    printJson({ error: { code, message, ...(hint && { hint }), ...(at && { at }) } });
  }
  return EXIT_OF[known.code];
}

function internal(error: unknown): AuditError {
  const message = error instanceof Error ? error.message : String(error);
  if (/^E[MN]FILE\b/.test(message))
    return new AuditError('E_IO', `the system lets this program open too few files at once: ${message}`, {
      hint: 'allow more, and give the command again: ulimit -n 1024',
      cause: error,
    });
  if (message.includes('uv_cwd'))
    return new AuditError('E_INPUT_MISSING', 'the working folder is gone, or may not be looked at', {
      hint: 'change into a folder that is there, and give the command again',
      cause: error,
    });
  return new AuditError('E_INTERNAL', `an error of this program, not of yours: ${message}`, {
    hint: 'run again with --debug and report what it prints',
    cause: error,
  });
}
