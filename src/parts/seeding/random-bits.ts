import type { DealSeeding } from '../../core/subject/seeding.js';
import { counted } from '../../core/words/counted.js';

const WORD = 32;

/** Seeds uniform on [0, 2^bits), drawn anew for every deal; `bits` from 1 to 48. `where` names the source of such seeds, as a noun phrase. */
export function randomBits(bits: number, where: string, reference: string): DealSeeding {
  const high = Math.max(0, bits - WORD);
  return {
    kind: 'every-deal',
    id: `random-${bits}`,
    title: `A random seed of ${counted(bits, 'bit')}`,
    summary: `The generator is started anew before every deal from a random number of ${counted(bits, 'bit')}, such as ${where}.`,
    reference,
    seedSource: 'random',
    seedBits: bits,
    drawn: true,
    seeds: ({ word }) => (bits <= WORD ? () => word() >>> (WORD - bits) : () => (word() >>> (WORD - high)) * 2 ** WORD + word()),
  };
}
