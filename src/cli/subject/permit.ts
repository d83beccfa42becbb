import { AuditError } from '../../core/errors.js';
import { type DeclaredNull, isReference } from '../../core/record/declared-null.js';
import type { AnySource, Origin } from '../../core/record/origin.js';
import type { Isolation } from '../../core/source/function-source.js';
import { shellWord } from '../../core/words/shell-word.js';

/** Does the same as `permit` for a sampler that a plan names as its reference. Throws E_SANDBOX. */
export function permitReference(file: string, declared: DeclaredNull | undefined, allowed: Isolation): void {
  if (isReference(declared)) permit(`${file}: the reference`, { source: declared.source, outcome: { kind: 'deck' } }, allowed, undefined);
}

/**
 * Checks what a record asks for against what its reader allows. If a record could lift the limits of the code it names, they would be worth nothing,
 * and a record that holds code would run it unread. Throws E_SANDBOX.
 */
export function permit(file: string, { source }: Origin<AnySource>, allowed: Isolation, call: string | undefined): void {
  if ('call' in source && source.call.wrapper !== undefined && source.call.wrapper !== call)
    throw new AuditError(
      'E_SANDBOX',
      `${file} holds code to run: you must name it again, got ${call === undefined ? 'no --call' : 'another --call'}`,
      {
        hint: `where you trust it: --call ${shellWord(source.call.wrapper)}`,
      },
    );
  if (source.kind === 'tape' && allowed !== 'none')
    throw new AuditError(
      'E_SANDBOX',
      `${file} was made by a program, which runs without limits: you must allow it, got --isolation process`,
      {
        hint: `it runs ${[source.program, ...source.args].map(shellWord).join(' ')}; --isolation none, where you trust that`,
      },
    );
  if (!('call' in source) || source.call.isolation === 'process' || allowed === 'none') return;
  throw new AuditError(
    'E_SANDBOX',
    `${file} was made by a function without limits: you must allow it to run so again, got --isolation process`,
    {
      hint: '--isolation none, where you trust the function',
    },
  );
}
