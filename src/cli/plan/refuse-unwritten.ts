import { AuditError } from '../../core/errors.js';
import { dashed, type OptionSet, type TypedOptions } from '../options/option.js';

/** Throws E_USAGE if an option for a dealt audit is given to a plan that is not written, since such a plan deals nothing. */
export function refuseUnwritten(
  options: OptionSet,
  { given, out }: { readonly given: TypedOptions; readonly out: string | undefined },
): void {
  const name =
    out === undefined &&
    Object.keys(options)
      .map(dashed)
      .find((one) => given.has(one));
  if (!name) return;
  throw new AuditError('E_USAGE', `--${name} is for the plan of an audit in shards, got it without --out`, {
    hint: 'to write that plan: --out plan.json',
  });
}
