import { checkUntilDecided } from '../../cli/check-until-decided.js';
import { cardsOf } from '../../cli/common.js';
import type { OptionValues } from '../../cli/options/option.js';
import { unseededPlan, unseededSequential } from '../../cli/plan/unseeded-plan.js';
import type { Joined, Planned } from '../../cli/prepared.js';
import { print, printJson } from '../../cli/print.js';
import type { AuditAsked } from '../../cli/subject/audit-asked.js';
import { openSubject } from '../../cli/subject/open-named.js';
import { fitsOf } from '../../engine/fit.js';
import type { Fixed, NamedSource } from './digests.js';
import { fetchCommand } from './named-round.js';
import type { seedSources } from './options.js';
import type { Policy } from './policy.js';
import { fixedOf, namedSourceOf, needsReplay } from './seed-source.js';

/**
 * `run --announce`: prints what an audit commits to before its seed is known, and what a policy must name. No audit is made; returns
 * the exit code. `added`: what wings do for the command. Throws E_USAGE for what `run` would refuse.
 */
export async function announce(
  spec: string | readonly string[],
  asked: AuditAsked & OptionValues<typeof seedSources>,
  added: Joined,
): Promise<number> {
  const source = namedSourceOf(asked);
  const planned = await (added.planned?.(added) ?? plannedOf(spec, asked, added));
  if (source !== null) needsReplay(source, planned.subject);
  tellCommitment(fixedOf(planned), source, asked.json);
  return 0;
}

/** The plan of `run` itself, which no wing takes the place of. */
async function plannedOf(spec: string | readonly string[], asked: AuditAsked, added: Joined): Promise<Planned> {
  if (asked.untilDecided) checkUntilDecided(spec, asked, added);
  const subject = await openSubject(spec, cardsOf(asked), asked);
  const plan = asked.untilDecided ? unseededSequential(asked, subject) : unseededPlan(asked, subject, fitsOf(subject.space), added.wishes);
  return { subject, plan };
}

function tellCommitment(fixed: Fixed, source: NamedSource | null, json: boolean): void {
  const policy = { ...fixed, ...askedOf(source) };
  if (json) printJson({ ...fixed, source, policy });
  else
    print(
      `subject ${fixed.subject}`,
      `plan    ${fixed.plan}`,
      `seed    ${said(source)}`,
      ...(source?.kind === 'beacon'
        ? ['', 'once the round has come, run the same command with --beacon-file round.json in place of --announce:', fetchCommand(source)]
        : []),
      '',
      'in the policy of whoever verifies, so that nothing can be varied until a seed pleases:',
      ...Object.entries(policy).map(([field, text]) => `"${field}": ${JSON.stringify(text)},`),
    );
}

/** Returns the field of a policy that asks for this source. */
function askedOf(source: NamedSource | null): Pick<Policy, 'beacon' | 'challenge'> {
  if (source === null) return {};
  return source.kind === 'challenge' ? { challenge: source.text } : { beacon: `${source.chain}:${source.round}` };
}

function said(source: NamedSource | null): string {
  if (source === null) return 'drawn or given later: name a --challenge or a --beacon to bind it';
  return source.kind === 'challenge' ? `from the challenge “${source.text}”` : `from round ${source.round} of the chain ${source.chain}`;
}
