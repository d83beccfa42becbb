import fc from 'fast-check';
import { expect } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { decksOf, place } from './logs.js';

const SEEDS = [
  '0,1,2\n2,1,0\n',
  'id,deck\r\n1,"0 1"\r\n2,"1 0"\r\n',
  '{"d":[0,1]}\n{"d":[1,0]}\n',
  'AS KD\nKD AS\n',
  '[[0,1,2],[2,1,0]]',
  '{"a":1,"deals":[{"r":{"d":[0,1]}},\n{"r":{"d":[1,0]}}]}\n',
  'deal,card\na,x\na,y\nb,y\nb,x\nc,x\nc,y\n',
  '[Board "1"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n',
  'qx|o1|md|1SAKQJT98765432HDC,SHAKQJT98765432DC,SHDAKQJT98765432C,|\n',
].map((text) => Buffer.from(text));

const EDIT = fc.tuple(fc.nat(80), fc.nat(2), fc.oneof(fc.constantFrom(10, 13, 34, 44, 91, 123, 92, 0, 255), fc.nat(255)));

/** The code and place of a failure; anything that is not one of ours is thrown on. */
function codeOf(error: unknown): string {
  if (!(error instanceof AuditError)) throw error;
  return `${error.code} ${error.at?.line}:${error.at?.column}`;
}

/** Holds so many logs with edited bytes to be read or refused with a code, alike at once and in pieces of 1 to 30 bytes. */
export async function readsAnyBytes(numRuns: number, seed: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SEEDS),
      fc.array(EDIT, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 30 }),
      async (start, edits, piece) => {
        const bytes = [...start];
        for (const [at, gone, byte] of edits) bytes.splice(at % bytes.length, gone, byte);
        const log = place('any.csv', Uint8Array.from(bytes));
        const whole = await decksOf([log], { maxRejects: 3 }).catch(codeOf);
        const split = await decksOf([log], { maxRejects: 3 }, piece).catch(codeOf);
        expect(split).toEqual(whole);
      },
    ),
    { seed, numRuns },
  );
}
