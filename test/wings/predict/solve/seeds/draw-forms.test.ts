import { describe, expect, it } from 'vitest';
import { Words } from '../../../../../src/core/subject/source.js';
import * as forms from '../../../../../src/wings/predict/solve/seeds/draw-forms.js';
import { makeSieve } from '../../../../../src/wings/predict/solve/seeds/sieve.js';
import { randomNumbers } from '../../../../support/random-numbers.js';

const FORMS: readonly (readonly [forms.DrawForm, number])[] = [
  [forms.remainderForm(), 2 ** 32],
  [forms.remainderForm(31), 2 ** 32],
  [forms.remainderForm(), 2 ** 15],
  [forms.evenRemainderForm(), 2 ** 32],
  [forms.evenRemainderForm(31), 2 ** 32],
  [forms.scaledForm, 2 ** 31 - 1],
  [forms.scaledForm, 2 ** 32],
  [forms.highPartForm, 2 ** 32],
  [forms.lemireForm, 2 ** 32],
  [forms.lemireForm, 2 ** 15],
  [forms.maskForm(), 2 ** 32],
  [forms.maskForm(16), 2 ** 32],
  [forms.topBitsForm, 2 ** 32],
  [forms.quotientForm, 2 ** 31 - 2],
  [forms.javaForm, 2 ** 32],
  [forms.fractionForm, 2 ** 32],
];

const ROW = 200;
const BOUNDS = [52, 51, 32, 30, 8, 7, 4, 3, 2, 1, 2652];

/** Rows of words and the draws that the catalogue's own method makes of the first of them. */
function dealt(form: forms.DrawForm, range: number, number: () => number) {
  const row = Uint32Array.from({ length: ROW }, () => Math.floor(number() * range));
  let at = 0;
  const source = {
    fill(out: Uint32Array) {
      out.set(row.subarray(at, at + out.length));
      at += out.length;
    },
  };
  const draws = new Uint32Array(BOUNDS.length);
  form.bounded.draw(new Words(source, BigInt(range), form.bounded.width, 1), Uint32Array.from(BOUNDS), draws);
  return { row, draws };
}

describe.each(FORMS.map(([form, range]) => [form.bounded.id, range, form] as const))(
  'a sieve by %s of words below %d',
  (_, range, form) => {
    it('lets through the seeds whose draws are those of the method, and says for which stream', () => {
      const number = randomNumbers(`${form.bounded.id} ${range}`);
      const rows = Array.from({ length: 100 }, () => dealt(form, range, number));
      const words = Uint32Array.from(rows.flatMap(({ row }) => [...row]));
      for (const [place, { draws }] of rows.entries()) {
        const other = rows[(place + 1) % rows.length].draws;
        const steps = BOUNDS.map((bound, k) => ({ skipped: 0, bound, draws: [draws[k], other[k]] }));
        const found: [number, number][] = [];
        makeSieve(form, range, 0, ROW, steps).run(words, rows.length, (seed, streams) => {
          found.push([seed, streams]);
          return false;
        });
        expect(found).toEqual(
          expect.arrayContaining([
            [place, 1],
            [(place + 1) % rows.length, 2],
          ]),
        );
        expect(found.length).toBe(2);
      }
    });

    it('passes over the numbers before the first draw', () => {
      const number = randomNumbers('passed over');
      const { draws, row } = dealt(form, range, number);
      const words = Uint32Array.of(9, 9, ...row.subarray(0, ROW - 2));
      const steps = BOUNDS.map((bound, k) => ({ skipped: 0, bound, draws: [draws[k]] }));
      const run = (at: number): number[] => {
        const found: number[] = [];
        makeSieve(form, range, at, ROW, steps).run(words, 1, (seed) => found.push(seed) < 0);
        return found;
      };
      expect(run(2)).toEqual([0]);
      expect(run(1)).toEqual([]);
    });
  },
);
