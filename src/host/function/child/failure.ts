import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AuditError, ErrorCode, ErrorPlace } from '../../../core/errors.js';
import { type ChildWhose, childError } from '../../../engine/child/error.js';
import type { ChildFault } from '../../../engine/child/protocol.js';
import type { KnownLoads } from '../module/loaded.js';

/** The folder of the harness's code, as stacks name it. */
const OWN = new URL('./', import.meta.url).href;

export interface ChildContext extends ChildWhose {
  readonly cwd: string;
  /** The files its code may load; absent until that is known. */
  readonly known?: KnownLoads;
}

/** Advice for faults that most often come from how a function was meant to be called. */
const HINTS: Readonly<Partial<Record<ErrorCode, string>>> = {
  E_SUBJECT_LENGTH:
    'the function gets an array of the numbers 0 to n − 1 and must give all of them back; --n says how many there are; with --deal it also gets k, and must give k of them back',
  E_SUBJECT_TYPE:
    'the function gets a deck, and must return it shuffled or shuffle it in place; with --space nim:dealer it must return the piles, with nim:player the piles after its move',
  E_SUBJECT_TIMEOUT: '--timeout gives every deal more seconds',
};

const UNLIMITED = '--isolation none deals it with your own rights, where you trust it';

/** Turns a fault the child reported, or one found in its output, into the error the user sees. `stderr` may hold the place of a syntax error. */
export function childFailure(context: ChildContext, fault: ChildFault, stderr: string = ''): AuditError {
  const place = placeIn(fault.syntax ? stderr : fault.stack, fault.syntax, context.cwd);
  return childError(context, { ...fault, hint: hintOf(context, fault, place) }, place);
}

function hintOf({ id }: ChildContext, { code, hint, rule, syntax }: ChildFault, place: ErrorPlace): string {
  if (syntax && /\.[mc]?ts(?:#|$)/.test(id)) return 'npm install --save-dev esbuild, which takes all of TypeScript';
  if (syntax && /^[./]/.test(id) && !/\.[mc]?js(?:#|$)/.test(id)) return `a program comes after --: shuffle-audit run -- ${id}`;
  if (hint !== '') return hint;
  // Node names no place where a file ends too early.
  if (syntax && place.file === undefined && /^[./]/.test(id)) return `node --check ${id.replace(/#.*$/, '')} shows where`;
  const missing = code === 'E_SUBJECT_LOAD' ? /Cannot find package '((?:@[\w.-]+\/)?[\w.-]+)'/.exec(rule)?.[1] : undefined;
  if (missing !== undefined) return `npm install ${missing}`;
  return code === 'E_SANDBOX' ? UNLIMITED : (HINTS[code] ?? '');
}

/** Returns the standard error of a subject without stack lines of Node and the harness, which mean nothing to the user. */
export function childSaid(stderr: string): string {
  const lines = stderr.trim().split('\n');
  return lines
    .filter((line) => !/^\s+at /.test(line) || !(line.includes('node:') || line.includes(OWN) || line.includes('/module.mjs')))
    .join('\n');
}

function placeIn(text: string, syntax: boolean, cwd: string): ErrorPlace {
  // Node prints a syntax error as file:line, the line, and a caret under the column.
  const printed = syntax ? /^((?:file:)?\/.+|[A-Za-z]:\\.+):(\d+)\n.*\n([^\S\n]*)\^/m.exec(text) : null;
  if (printed && !printed[1].startsWith(OWN))
    return { file: shorten(printed[1], cwd), line: Number(printed[2]), column: printed[3].length + 1 };
  for (const frame of text.matchAll(/^\s+at (?:.*\()?((?:file:)?\/.+|[A-Za-z]:\\.+):(\d+):(\d+)\)?$/gm)) {
    // Neither the harness's own lines nor those of a bundle mean anything to the user.
    if (!frame[1].startsWith(OWN) && !/\/module\.mjs(?:\?bundled)?$/.test(frame[1])) {
      return { file: shorten(frame[1], cwd), line: Number(frame[2]), column: Number(frame[3]) };
    }
  }
  return {};
}

function shorten(file: string, cwd: string): string {
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  const near = relative(cwd, path);
  return (near.startsWith('..') ? path : near).replaceAll('\\', '/');
}
