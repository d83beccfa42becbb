import { AuditError } from '../../../core/errors.js';
import { childDescribe, childDescribeThrown } from '../../../engine/child/describe.js';
import type { ChildPick } from '../../../engine/child/pick.js';

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/**
 * Returns the function that the user wrote on the command line, with everything a module exports in scope under its own name. The members of its
 * default export are in scope too, the default export under its own name, and the whole module as `exports`. Throws E_SUBJECT_LOAD.
 */
export function childWrapper(text: string, namespace: unknown): ChildPick {
  const scope = new Map<string, unknown>();
  const roots = [namespace, member(namespace, 'default'), member(member(namespace, 'default'), 'default')];
  for (const root of roots) {
    if (root === null || (typeof root !== 'object' && typeof root !== 'function')) continue;
    const own: unknown = typeof root === 'function' ? member(root, 'name') : undefined;
    if (typeof own === 'string') add(scope, own, root);
    for (const name of Object.keys(root)) add(scope, name, member(root, name));
  }
  scope.set('exports', roots.find((root, i) => i > 0 && root !== undefined) ?? namespace);
  const names = [...scope.keys()];
  let call: unknown;
  try {
    // The user's own text, in the process that is held to the limits of all the user's code.
    const made: unknown = Reflect.construct(Function, [...names, `'use strict'; return (${text}\n);`]);
    call = typeof made === 'function' ? Reflect.apply(made, undefined, [...scope.values()]) : undefined;
  } catch (error) {
    throw new AuditError('E_SUBJECT_LOAD', `--call must be a function of the deck, got ${childDescribeThrown(error)}`, {
      hint: hintOf(names),
    });
  }
  if (typeof call === 'function') return { call: call as ChildPick['call'], owner: undefined, name: 'default' };
  throw new AuditError('E_SUBJECT_LOAD', `--call must be a function of the deck, got ${childDescribe(call)}`, { hint: hintOf(names) });
}

function hintOf(names: readonly string[]): string {
  return `for example --call "(deck, random) => shuffle(deck)"; the names it may use: ${names.slice(0, 40).join(', ')}`;
}

function add(scope: Map<string, unknown>, name: string, value: unknown): void {
  if (!scope.has(name) && IDENTIFIER.test(name) && !RESERVED.has(name)) scope.set(name, value);
}

const RESERVED: ReadonlySet<string> = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

function member(of: unknown, key: string): unknown {
  try {
    return of === null || (typeof of !== 'object' && typeof of !== 'function') ? undefined : Reflect.get(of, key);
  } catch {
    return undefined;
  }
}
