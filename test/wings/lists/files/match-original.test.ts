import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Aside } from '../../../../src/wings/lists/files/aside.js';
import { ChunkFile } from '../../../../src/wings/lists/files/chunk-file.js';
import { listInput } from '../../../../src/wings/lists/files/list-input.js';
import { matchOriginal } from '../../../../src/wings/lists/files/open-parts.js';
import { readTexts } from '../../../../src/wings/lists/files/read-both.js';
import { ScratchFolder } from '../../../../src/wings/lists/files/scratch-folder.js';
import { itemsOf, listFile, ownFolder } from './lists.js';

ownFolder();

/** Few texts in all, so that many are alike. */
const TEXTS = fc.array(fc.stringMatching(/^[ab]{1,4}$/), { minLength: 1, maxLength: 30 });

/** What a list is told to be by streams and ranges of this size. */
async function matched(before: readonly string[], after: readonly string[], streams: number, range: number): Promise<unknown> {
  const scratch = new ScratchFolder();
  const [first, list, aside] = [new ChunkFile(scratch), new ChunkFile(scratch), new Aside(scratch, 4)];
  try {
    for (const [name, texts, chunks] of [
      ['before', before, first],
      ['after', after, list],
    ] as const) {
      const input = await listInput(listFile(name, `${texts.join('\n')}\n`), { format: 'lines' }, process.stdin);
      await readTexts(input, 0, chunks, streams);
    }
    const faults = matchOriginal(first, list, scratch, aside, range);
    return { faults, items: await itemsOf(aside) };
  } finally {
    first.close();
    list.close();
    aside.close();
    scratch.close();
  }
}

it('is told the same by one stream and by many, in one range and in many, and as a map tells it', async () => {
  await fc.assert(
    fc.asyncProperty(
      TEXTS,
      TEXTS,
      fc.boolean(),
      fc.constantFrom(1, 2, 16),
      fc.constantFrom(1, 3, 1 << 22),
      async (one, other, isWhole, streams, range) => {
        const before = isWhole ? [...new Set(one)] : one;
        const after = isWhole ? before.toSorted((a, b) => (a + other.join('') < b + other.join('') ? 1 : -1)) : other;
        const places = new Map(before.toReversed().map((text, k) => [text, before.length - 1 - k]));
        const repeats = (texts: readonly string[]): readonly number[] => texts.flatMap((text, k) => (texts.indexOf(text) < k ? [k] : []));
        const doubled = repeats(after).filter((k) => places.has(after[k] ?? ''));
        const foreign = after.flatMap((text, k) => (places.has(text) ? [] : [k]));
        const lost = [...places].flatMap(([text, place]) => (after.includes(text) ? [] : [place])).sort((a, b) => a - b);
        const missed = (at: readonly number[], texts?: readonly string[]): unknown => ({
          count: at.length,
          at: at[0] ?? Number.POSITIVE_INFINITY,
          first: at[0] === undefined || !texts ? -1 : texts.indexOf(texts[at[0]] ?? ''),
        });
        const faults = {
          original: missed(repeats(before), before),
          foreign: missed(foreign),
          doubled: missed(doubled, after),
          lost: missed(lost),
        };
        const isRight = repeats(before).length + foreign.length + doubled.length + lost.length === 0;
        expect(await matched(before, after, streams, range)).toEqual({
          faults,
          items: isRight ? after.map((text) => places.get(text)) : [],
        });
      },
    ),
    { seed: 1, numRuns: 150 },
  );
});

it('streams come back as they were written, from memory and from the file', () => {
  const scratch = new ScratchFolder();
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(3), fc.constantFrom(1, 8, 9000, 20_000))), (pieces) => {
      const written = new Map<number, number[]>();
      const own = new ChunkFile(scratch);
      for (const [k, [stream, length]] of pieces.entries()) {
        const { bytes, at } = own.room(stream, length);
        bytes.fill(k % 251, at, at + length);
        written.set(stream, [...(written.get(stream) ?? []), ...Array<number>(length).fill(k % 251)]);
      }
      for (let stream = 0; stream < own.streams; stream++) {
        const read = [...own.read(stream)].flatMap((piece) => [...piece]);
        expect(Buffer.from(read).equals(Buffer.from(written.get(stream) ?? [])) ? 'as written' : stream).toBe('as written');
        expect(own.size(stream)).toBe(read.length);
      }
      own.close();
    }),
    { seed: 2, numRuns: 30 },
  );
  scratch.close();
});
