import fc from 'fast-check';
import { expect } from 'vitest';
import { AuditError } from '../../../../src/core/errors.js';
import { memoryInput, numbersOf, textsOf } from './memory-input.js';

const STARTS = [
  ['a.txt', '0\n1\n2\n'],
  ['a.csv', 'id,n\r\n1,"0 1"\r\n2,"1 0"\r\n'],
  ['a.ndjson', '{"d":0}\n{"d":"1"}\n'],
  ['a.json', '[0, "1\\n",\n2]\n'],
  ['a.csv', '3;1;2\n'],
  ['a.u32', '01230123'],
] as const;
const EDIT = fc.tuple(fc.nat(40), fc.nat(2), fc.oneof(fc.constantFrom(10, 13, 34, 44, 91, 93, 123, 92, 0, 255), fc.nat(255)));

/** Holds so many lists with edited bytes to be read or refused with a code, alike at once and in pieces of 1 to 30 bytes. */
export async function readsAnyList(numRuns: number, seed: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...STARTS),
      fc.array(EDIT, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 30 }),
      fc.boolean(),
      async ([name, start], edits, piece, asNumbers) => {
        const bytes = [...Buffer.from(start)];
        for (const [at, gone, byte] of edits) bytes.splice(at % (bytes.length + 1), gone, byte);
        const input = memoryInput(name, Uint8Array.from(bytes));
        const read = async (most?: number): Promise<unknown> => {
          try {
            return asNumbers ? await numbersOf(input, {}, most) : await textsOf(input, {}, most);
          } catch (error) {
            if (!(error instanceof AuditError)) throw error;
            return `${error.code} ${error.at?.line}`;
          }
        };
        expect(await read(piece)).toEqual(await read());
      },
    ),
    { seed, numRuns },
  );
}
