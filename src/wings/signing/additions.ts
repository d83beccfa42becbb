import { addition, type CommandAddition } from '../../cli/additions.js';
import { dashed, type OptionValues, type TypedOptions } from '../../cli/options/option.js';
import { refuseUnwritten } from '../../cli/plan/refuse-unwritten.js';
import type { Prepared } from '../../cli/prepared.js';
import type { AuditAsked } from '../../cli/subject/audit-asked.js';
import { AuditError } from '../../core/errors.js';
import type { Check } from '../../engine/verify/check.js';
import type { ReadRecord } from '../../records/additions.js';
import { believed, refusedSources, seedSources } from './options.js';

type SeedAsked = AuditAsked & { readonly subject: string | undefined };

export const additions: Readonly<Record<string, CommandAddition>> = {
  run: addition(seedSources, (asked: SeedAsked & OptionValues<typeof seedSources>) => seedFor(asked), [
    ['$0 run naive-swap --challenge "first words of the lab"', 'a seed that nobody could choose'],
    ['$0 run naive-swap --beacon quicknet:99000000 --announce', 'what a verifier must know before that round comes'],
  ]),
  plan: addition(
    seedSources,
    async (asked: SeedAsked & OptionValues<typeof seedSources> & { readonly out: string | undefined }) => {
      refuseUnwritten(seedSources, asked);
      return seedFor(asked);
    },
    [['$0 plan naive-swap --challenge "first words of the lab" --out plan.json', 'one of a seed that nobody could choose']],
  ),
  log: refusing('a log was dealt before, and its seed only draws lots among equal cards'),
  compare: refusing('a comparison deals many subjects from one seed; run audits one'),
  verify: addition(
    believed,
    async ({ policy, signature }) => ({ checks: (read) => signatureChecks(read, policy ?? null, signature ?? null) }),
    [['$0 verify reports/naive-swap.json --policy policy.json', 'the same, after its signature was held against a policy']],
  ),
  report: addition(
    { policy: believed.policy },
    async ({ index, policy }: OptionValues<{ policy: typeof believed.policy }> & { readonly index: boolean }) => {
      if (policy === undefined) return {};
      if (index) return { policy };
      throw new AuditError('E_USAGE', '--policy needs --index here: of one record, verify asks a policy', {
        hint: 'shuffle-audit verify <name>.json --policy <file>',
      });
    },
  ),
};

/** Returns the seed that follows from the named source, or what the audit commits to before that has come. Throws E_USAGE, E_BEACON. */
async function seedFor(asked: SeedAsked & OptionValues<typeof seedSources>): Promise<Prepared> {
  if (!Object.keys(refusedSources).some((key) => asked.given.has(dashed(key)))) return {};
  if (asked.announce)
    return {
      instead: async (all) => (await import('./announce.js')).announce(asked.program ?? asked.subject ?? '', asked, all),
    };
  const { derivedSeed, seedSourceOf } = await import('./seed-source.js');
  const source = await seedSourceOf(asked);
  return source === null ? {} : { seed: (planned) => derivedSeed(source, planned) };
}

/** Refuses options of seeds where no seed is to be derived: E_USAGE with the reason. */
function refusing(reason: string): CommandAddition {
  return addition(refusedSources, async ({ given }: { readonly given: TypedOptions }) => {
    const name = Object.keys(refusedSources)
      .map(dashed)
      .find((one) => given.has(one));
    if (name !== undefined) throw new AuditError('E_USAGE', `--${name} cannot be used here: ${reason}`);
    return {};
  });
}

/** Returns the checks of a policy; none without one. Throws E_USAGE where a signature is named and no policy, which alone says whose is believed. */
async function signatureChecks(read: ReadRecord, policy: string | null, envelope: string | null): Promise<readonly Check[]> {
  if (policy !== null) return (await import('./check-signed.js')).checkSigned(read, { policy, envelope }, Date.now());
  if (envelope === null) return [];
  throw new AuditError('E_USAGE', `--signature needs --policy, got ${envelope} alone`, {
    hint: 'a signature is worth what its key is, and only a policy of your own says whose key it is',
  });
}
