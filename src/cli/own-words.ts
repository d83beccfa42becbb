import { AuditError } from '../core/errors.js';
import type { Command } from './command.js';

/** Returns the words up to `--`; those after it belong to a program. */
export function ownWords(argv: readonly string[]): readonly string[] {
  const dashes = argv.indexOf('--');
  return dashes < 0 ? argv : argv.slice(0, dashes);
}

/** Switches that every command has besides its own. */
const ALWAYS = ['help', 'version', 'h'];

/**
 * Rejects a switch with a value other than true or false, which the parser would read as off. Rejects `--no-` before an option that takes a value,
 * which it would read as a switch. `options`: those of the command. Throws E_USAGE.
 */
export function checkSwitches(own: readonly string[], options: Command['options']): void {
  for (const word of own) {
    const [, no, written, value] = /^--?(no-)?([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (written === undefined) continue;
    const name = written.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const isSwitch = ALWAYS.includes(name) || options[name]?.type === null;
    if (isSwitch && value !== undefined && !/^(?:true|false)$/.test(value))
      throw new AuditError('E_USAGE', `--${name} is a switch and takes no value, got "${value}"`, {
        hint: `--${name} alone switches it on`,
      });
    if (!isSwitch && no !== undefined && name in options)
      throw new AuditError('E_USAGE', `--${name} takes a value, got ${word.split('=')[0]}`, {
        hint: `leave --${name} out, or give it a value`,
      });
  }
}
