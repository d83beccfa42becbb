import type { TypedOptions } from '../../../cli/options/option.js';
import { AuditError } from '../../../core/errors.js';
import type { BuiltInSource, Origin } from '../../../core/record/origin.js';
import { originIdentity } from '../../../engine/subject/origin-identity.js';

/** Options that shape an audit of fixed size, each with the reason why a sample dealt until caught has no use for it. */
const REFUSED = {
  trials: 'it deals as many as it takes, up to --budget',
  detect: 'how small a bias would have been seen can only be said of a number of deals fixed beforehand',
  lags: 'it compares each deal with the one before alone',
} as const;

interface BudgetAsked {
  readonly budget: number | undefined;
  readonly untilCaught: boolean;
  readonly given: TypedOptions;
}

/** Returns `--budget` of a comparison until caught. Throws E_USAGE for one without the other, and for options that mean nothing there. */
export function caughtBudget({ budget, given, untilCaught }: BudgetAsked): number {
  if (!untilCaught)
    throw new AuditError('E_USAGE', `--budget needs --until-caught, got ${budget} alone`, {
      hint: 'for an audit of so many deals: --trials',
    });
  for (const [name, reason] of Object.entries(REFUSED)) {
    if (!given.has(name)) continue;
    throw new AuditError('E_USAGE', `--${name} cannot be used with --until-caught: ${reason}`, {
      hint: `leave out --${name}, or leave out --until-caught for audits of fixed size`,
    });
  }
  if (budget === undefined)
    throw new AuditError('E_USAGE', '--until-caught needs --budget, the most deals of each sample, got none', {
      hint: 'for example: --budget 1e7',
    });
  return budget;
}

/** Throws E_USAGE for a cell whose generator cannot be replayed: no record of it could be dealt again, nor continued. */
export function refuseLive(cells: readonly Origin<BuiltInSource>[]): void {
  const live = cells.map(originIdentity).find(({ replayable }) => !replayable);
  if (!live) return;
  throw new AuditError('E_USAGE', `--until-caught needs generators that can be replayed, got ${live.id}`, {
    hint: 'leave it out, or leave out --until-caught',
  });
}
