import { expect, it } from 'vitest';
import { kill } from '../faults/kills.js';

/** `SHUFFLE_AUDIT_KILLS` sets another number. */
const KILLS = Number(process.env['SHUFFLE_AUDIT_KILLS'] ?? 1000);

it(`P1: runs ended ${KILLS} times at random instants end in the records of runs that were let be`, async () => {
  const { different, kills, left, runs, wentOn } = await kill(KILLS, 1000);
  process.stdout.write(`${kills} kills over ${runs} runs, ${wentOn} of which went on from a journal; ${different} records differ\n`);
  expect({ different, left }).toEqual({ different: 0, left: [] });
  expect(wentOn).toBeGreaterThan(KILLS / 3);
}, 7_200_000);
