import { AuditError } from '../../../core/errors.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { canonical } from '../../../engine/record/canonical.js';
import { digestOfText } from '../../../engine/record/digest.js';
import { strictJson } from '../../../engine/record/strict-json.js';
import { blocksOf } from '../../../engine/subject/blocks-of.js';
import { originIdentity } from '../../../engine/subject/origin-identity.js';
import { spaceOf } from '../../../engine/subject/space-of.js';
import { spaceUnder } from '../../../engine/subject/uniform-under-null.js';
import { checkRule } from '../../../engine/verify/check-rule.js';
import { checkShardable } from './shard-plan.js';
import { PLAN_SCHEMA, type PlanFile, planFileSchema, type ShardPlan } from './shard-schema.js';

export function planFile(plan: ShardPlan, run: PlanFile['run']): PlanFile {
  return { schema: PLAN_SCHEMA, core: plan, digest: digestOfText(canonical(plan)), run };
}

/** Returns the text of a plan's file, which `readPlan` reads: canonical, except that each field has a line. */
export function planText({ core: plan, digest, run, schema }: PlanFile): string {
  const fields = Object.entries({ schema, core: plan, digest, run }).map(([key, value]) => `"${key}": ${canonical(value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

/**
 * Parses the plan in a text that messages call `name`; `version` is this program's. Throws E_SHARD for what is no plan, was altered, or breaks the
 * rule that every plan is made by; E_USAGE for a subject that cannot be dealt in shards, or not under its declared null.
 */
export function parsePlan(text: string, name: string, version: string): PlanFile {
  const hint = 'a plan for shards is what shuffle-audit plan SUBJECT --out FILE writes';
  return checkPlan(strictJson(text, planFileSchema, { code: 'E_SHARD', name, hint }), name, version);
}

/** Does the same for a plan that already has the right form. */
export function checkPlan(file: PlanFile, name: string, version: string): PlanFile {
  const { digest, core: plan } = file;
  const found = digestOfText(canonical(plan));
  if (found !== digest) throw unfit(`${name} was altered: its digest must be that of what it says, ${found}, got ${digest}`);
  const { n } = plan.plan;
  const { origin } = plan.subject;
  const { cards } = spaceIn(plan, name);
  if (cards !== n) throw unfit(`${name}: plan.n must be what the subject deals, ${cards}, got ${n}`);
  checkShardable({ ...originIdentity(origin), blocks: blocksOf(origin) });
  // Another version may have another rule; its shards are refused for being its own.
  if (plan.tool.version === version) checkRuleOf(plan, name);
  return file;
}

/** Returns the space of the deals of a plan. Throws E_SHARD where its declared null has no meaning for them. */
function spaceIn({ plan, subject }: ShardPlan, name: string): OutcomeSpace {
  try {
    return spaceUnder(spaceOf(subject.origin, plan.n), plan.null);
  } catch (error) {
    if (error instanceof AuditError && error.code === 'E_USAGE') throw unfit(`${name}: plan.null is none of its deals: ${error.message}`);
    throw error;
  }
}

/** Throws E_SHARD for a plan that no audit has: one cut into other blocks, decided at another level, or with other tests than its battery. */
function checkRuleOf(plan: ShardPlan, name: string): void {
  const [broken] = checkRule(plan, plan.tool.version).differences;
  if (broken) throw unfit(`${name}: ${broken.path} must be ${broken.recomputed}, got ${broken.recorded}`);
  const unplanned = plan.fresh?.find((test) => !plan.plan.tests.includes(test));
  if (unplanned !== undefined) throw unfit(`${name}: a fresh sample is counted with tests of the first one, got ${unplanned}`);
}

function unfit(message: string): AuditError {
  return new AuditError('E_SHARD', message, { hint: 'make the plan again: shuffle-audit plan SUBJECT --out FILE' });
}
