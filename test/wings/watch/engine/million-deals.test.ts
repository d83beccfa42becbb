import { describe, expect, it } from 'vitest';
import { processesIn } from '../../../../src/kinds/planning/processes-of.js';
import { permutations } from '../../../../src/math/orders/permutation.js';
import { Alarm } from '../../../../src/wings/watch/engine/alarm.js';
import { deal } from '../../../support/deal.js';

const SPACE = permutations(52);
const PLAN = { alpha: 1e-6, processes: processesIn(SPACE) };
const PIECE = 50_000;

/** Watches so many deals, dealt piece by piece. */
function watch(alarm: Alarm, spec: string, deals: number, seed: string): Alarm {
  for (let done = 0; done < deals && alarm.raised === null; done += PIECE) {
    const { cells } = deal(spec, 52, Math.min(PIECE, deals - done), `${seed} ${done}`);
    for (let at = 0; at < cells.length && alarm.raised === null; at += 52) alarm.add(cells, at);
  }
  return alarm;
}

describe('a stream of 52 cards', () => {
  it('that stays even for a million deals never raises the alarm', () => {
    const alarm = watch(new Alarm(SPACE, PLAN), 'fisher-yates', 1_000_000, 'a million');
    process.stdout.write(`a million even deals: evidence of at most e^${alarm.largest.logE.toFixed(2)}\n`);
    expect([alarm.raised, alarm.deals]).toEqual([null, 1_000_000]);
    expect(alarm.largest.logE).toBeLessThan(Math.log(100));
  });

  it.each([
    ['naive-swap', 2500],
    ['fisher-yates/xoshiro128ss/modulo:8', 9000],
  ])('that turns to %s after 100,000 deals raises it within %i more, and says where', (spec, most) => {
    const alarm = watch(watch(new Alarm(SPACE, PLAN), 'fisher-yates', 100_000, 'before'), spec, 20_000, 'behind');
    const { change, deals } = alarm.raised ?? { change: null, deals: Number.POSITIVE_INFINITY };
    process.stdout.write(`${spec} after 100,000: seen ${deals - 100_000} deals later, between ${change?.from} and ${change?.to}\n`);
    expect(deals - 100_000).toBeLessThan(most);
    expect([(change?.from ?? 1e9) <= 100_000, (change?.to ?? 0) >= 100_000]).toEqual([true, true]);
  });
});
