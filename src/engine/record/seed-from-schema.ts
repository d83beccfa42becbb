import * as z from 'zod';
import type { SeedFrom } from '../../core/seed-from.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_CHALLENGE = 1024;
const MOST_SECONDS = 1e12;
/** A chain's hash holds its period in 32 bits: a longer one would have the hash of another chain. */
const MOST_PERIOD = 0xffff_ffff;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** A point of BLS12-381 in short form: 48 bytes of G1 or 96 of G2. */
const point = z.string().regex(/^(?:[0-9a-f]{96}|[0-9a-f]{192})$/);
const beside = { subject: hash, plan: hash };

/** What a seed follows from that nobody chose. */
export const seedFrom: z.ZodType<SeedFrom> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('challenge'), text: z.string().min(1).max(MOST_CHALLENGE), ...beside }),
  z
    .strictObject({
      kind: z.literal('beacon'),
      chain: hash,
      info: z.strictObject({
        publicKey: point,
        period: z.int().min(1).max(MOST_PERIOD),
        genesisTime: z.int().min(0).max(MOST_SECONDS),
        groupHash: hash,
        scheme: z.string().max(100),
        beaconId: z.string().max(100),
      }),
      round: z.int().min(1).max(MOST_SECONDS),
      signature: point,
      previous: z.exactOptional(z.union([point, hash])),
      ...beside,
    })
    .refine(({ info: { genesisTime, period }, round }) => genesisTime + (round - 1) * period <= MOST_SECONDS, {
      path: ['round'],
      message: `must come within ${MOST_SECONDS} seconds of 1970`,
    }),
]);
