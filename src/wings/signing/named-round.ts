import { AuditError } from '../../core/errors.js';
import type { BeaconSource } from '../../core/record/seed-from.js';

/** A round, named before it comes, with the chain's hash. */
export type NamedRound = Pick<BeaconSource, 'kind' | 'chain' | 'round'>;

/** Chains of the League of Entropy by the names that drand gives them. */
const CHAINS: Readonly<Record<string, string>> = {
  default: '8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce',
  quicknet: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
};

/** Parses `<chain>:<round>`, the chain by its hash or one of two names. Throws E_USAGE. */
export function namedRound(text: string): NamedRound {
  const [, named = '', digits = ''] = /^([a-z]+|[0-9a-f]{64}):([1-9][0-9]{0,11})$/.exec(text) ?? [];
  const chain = /^[0-9a-f]{64}$/.test(named) ? named : Object.hasOwn(CHAINS, named) ? CHAINS[named] : undefined;
  if (chain !== undefined) return { kind: 'beacon', chain, round: Number(digits) };
  throw new AuditError(
    'E_USAGE',
    `--beacon must be <chain>:<round>, the chain by its hash or as ${Object.keys(CHAINS).join(' or ')}, got "${text}"`,
    {
      hint: 'name a round that is to come: quicknet has one every 3 seconds, default one every 30',
    },
  );
}

/** Returns drand's name for a chain; null for one that is not listed here. */
export function chainName(hash: string): string | null {
  return Object.entries(CHAINS).find(([, known]) => known === hash)?.[0] ?? null;
}

/** Returns the command that fetches a round and its chain into one file, once it has come. */
export function fetchCommand({ chain, round }: NamedRound): string {
  const from = `https://api.drand.sh/${chain}`;
  return `printf '{"info":%s,"round":%s}' "$(curl -s ${from}/info)" "$(curl -s ${from}/public/${round})" > round.json`;
}
