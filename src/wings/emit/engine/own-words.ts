import { AuditError } from '../../../core/errors.js';
import { MOST_TRIALS } from '../../../core/statistic/rules.js';
import type { BitSource } from '../../../core/subject/source.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import { blockAt } from '../../../engine/count/blocks.js';
import { isOneStream, ownSeed, seededOn, startOf } from '../../../engine/subject/dealer.js';
import { pipeline } from '../../../engine/subject/pipeline.js';
import { borrowArena, returnArena } from '../../../kernel/arena.js';
import { WordMaker } from '../../../kernel/deal/word-maker.js';
import type { Pipeline } from '../../../parts/pipeline.js';
import { dealtBatches } from './dealt-batches.js';

/** Words made at a time: so many share the cost of a write. */
const AT_ONCE = 65_536;

/**
 * Makes the words of a pipeline's generator without end, each in its own range, from the start of the stream that an audit's first block deals from. A
 * generator that is started anew for every deal gives the words that one deal after another takes. What is yielded is overwritten by the next.
 */
export function ownWords(parts: Pipeline, n: number, seed: string): AsyncGenerator<Uint32Array> {
  const { prng, seeding } = parts;
  if (seeding.kind === 'every-deal') return wordsOfDeals(parts, n, seed);
  const block = blockAt({ seed, role: 'sample', trials: MOST_TRIALS, blockSize: BLOCK_SIZE }, 0);
  if (seeding.ownStart) return streamed(seededOn(prng, ownSeed(seeding, block)));
  return streamed(startOf(prng, isOneStream(parts) ? block.stream.key : block.key));
}

async function* streamed(source: BitSource): AsyncGenerator<Uint32Array> {
  const arena = borrowArena();
  try {
    const maker = arena ? new WordMaker(arena) : undefined;
    const out = arena ? arena.words(arena.take(AT_ONCE * Uint32Array.BYTES_PER_ELEMENT), AT_ONCE) : new Uint32Array(AT_ONCE);
    for (;;) {
      source.fill(out, maker);
      yield out;
    }
  } finally {
    if (arena) returnArena(arena);
  }
}

/** Makes the words that each deal takes of its own stream, deal after deal. Throws E_USAGE for deals that take none. */
async function* wordsOfDeals(parts: Pipeline, n: number, seed: string): AsyncGenerator<Uint32Array> {
  const read: number[] = [];
  let taken = 0;
  const subject = pipeline(
    {
      ...parts,
      prng: {
        ...parts.prng,
        seeded(start) {
          const source = seededOn(parts.prng, BigInt(start));
          read.length = 0;
          taken = 0;
          return {
            fill(out) {
              source.fill(out);
              read.push(...out);
            },
          };
        },
      },
      bounded: {
        ...parts.bounded,
        draw(words, bounds, draws) {
          parts.bounded.draw(words, bounds, draws);
          taken = words.taken;
        },
      },
    },
    n,
  );
  for await (const _ of dealtBatches(subject, { seed, trials: MOST_TRIALS }, 1)) {
    if (taken === 0) throw new AuditError('E_USAGE', `${subject.id} deals without a word of its generator, so there is none to write`);
    yield Uint32Array.from(read.slice(0, taken));
  }
}
