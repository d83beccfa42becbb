import type { EvidenceCore, Plan } from '../../core/record/evidence.js';
import { CHOSEN } from '../../core/statistic/named-batteries.js';
import { ALPHA_BIASED, ALPHA_INPUT, CONFIRMATION_FACTOR } from '../../core/statistic/rules.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { BLOCK_SIZE } from '../../core/subject/subject.js';
import { fitsOf } from '../fit.js';
import { BATTERIES } from '../plan/batteries.js';
import { declaredTests, planSideLooks, testsOf } from '../plan/make-plan.js';
import { spaceOf } from '../subject/space-of.js';
import { spaceUnder } from '../subject/uniform-under-null.js';
import type { Check } from './check.js';
import { checkRuleOf } from './check.js';

/** Checks the plan of a record, or one by which shards are dealt, against the rule that every plan of this tool follows. `version` is this tool's. */
export function checkRule(core: Pick<EvidenceCore, 'plan' | 'subject' | 'tool'>, version: string): Check {
  const { plan, tool } = core;
  const { alpha, battery, blockSize, confirmationTrials, tests } = plan;
  const space = spaceUnder(spaceOf(core.subject.origin, plan.n), plan.null);
  const named = battery === CHOSEN ? tests : (BATTERIES.some(({ id }) => id === battery) && testsOf(battery, space)) || [];
  const withDeclared = (chosen: readonly string[]): readonly string[] => [...new Set([...chosen, ...declaredTests(space)])];
  const rule = {
    alpha: ALPHA_BIASED,
    blockSize: BLOCK_SIZE,
    confirmationTrials: CONFIRMATION_FACTOR * plan.trials,
    tests: withDeclared(named),
    ...besideIn(core, space),
  };
  const { absolute = null, input = null } = plan;
  const recorded = { alpha, blockSize, confirmationTrials, tests, input, absolute };
  return checkRuleOf(recorded, rule, { tests: withDeclared(tests) }, [tool.version, version]);
}

/** Returns what follows from the subject and the deals of the first sample: a second one, and the absolute reading of either. */
function besideIn(
  { plan }: Pick<EvidenceCore, 'plan'>,
  space: OutcomeSpace,
): Record<'absolute' | 'input', Plan['absolute' | 'input'] | null> {
  return { input: null, absolute: null, ...(space.handed && planSideLooks(space.handed, plan, ALPHA_INPUT, fitsOf(space))) };
}
