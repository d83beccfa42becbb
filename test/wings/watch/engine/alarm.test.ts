import { describe, expect, it } from 'vitest';
import { Mix } from '../../../../src/engine/sequential/mix.js';
import { processesIn } from '../../../../src/kinds/planning/processes-of.js';
import { permutations } from '../../../../src/math/orders/permutation.js';
import { addLogs } from '../../../../src/math/primitives/log-sum.js';
import { Alarm, DEALS_A_LOOK } from '../../../../src/wings/watch/engine/alarm.js';
import type { AlarmMemory } from '../../../../src/wings/watch/engine/alarm-memory.js';
import { DEALS_A_START, startAt } from '../../../../src/wings/watch/engine/starts.js';
import { deal } from '../../../support/deal.js';

const SPACE = permutations(5);
const PLAN = { alpha: 1e-6, processes: processesIn(SPACE) };

/** Deals of `spec` behind `fair` even ones. */
function turning(fair: number, spec: string, after: number, n = 5): Uint16Array {
  const cells = new Uint16Array((fair + after) * n);
  cells.set(deal('fisher-yates', n, Math.max(1, fair), `before ${spec} ${fair}`).cells.subarray(0, fair * n));
  cells.set(deal(spec, n, after, `after ${spec} ${fair}`).cells, fair * n);
  return cells;
}

function watched(cells: Uint16Array, width = 5, alarm = new Alarm(SPACE, PLAN)): Alarm {
  for (let at = 0; at < cells.length; at += width) alarm.add(cells, at);
  return alarm;
}

/** The evidence by its definition: every start there was, with a bet of its own, frozen when its life is over, and the capital of those to come. */
function byDefinition(cells: Uint16Array): number {
  const deals = cells.length / 5;
  const starts = Array.from({ length: Math.ceil(deals / DEALS_A_START) }, (_, index) => startAt(index));
  const logs = starts.map(({ end, index, weight }) => {
    const bet = new Mix(SPACE, PLAN.processes);
    for (let at = index * DEALS_A_START; at < Math.min(deals, end * DEALS_A_START); at++) bet.add(cells, at * 5);
    return Math.log(weight) + bet.logE();
  });
  const unstaked = 1 - starts.reduce((sum, { weight }) => sum + weight, 0);
  return addLogs(Math.log(unstaked), ...logs);
}

/** What an alarm remembers, apart from it. */
function copied(memory: AlarmMemory): AlarmMemory {
  return structuredClone(memory);
}

describe('an alarm', () => {
  it('has the evidence that its definition gives, start by start', () => {
    for (const cells of [turning(4000, 'fisher-yates', 16), turning(2048, 'naive-swap', 1024)]) {
      const alarm = watched(cells);
      expect(Math.abs(alarm.logE - byDefinition(cells))).toBeLessThan(1e-9);
    }
  });

  it('goes on from what it remembers bit for bit, wherever it was left', () => {
    const cells = turning(1500, 'sattolo', 2500);
    const whole = watched(cells);
    expect(whole.raised).toMatchObject({ change: { from: expect.any(Number) } });
    for (const left of [1, 15, 16, 255, 256, 257, 1499, 3001]) {
      const memory = copied(watched(cells.subarray(0, left * 5)).memory());
      const alarm = Alarm.from(SPACE, PLAN, memory);
      expect(alarm).not.toBeNull();
      if (alarm) expect(watched(cells.subarray(left * 5), 5, alarm).memory()).toEqual(whole.memory());
    }
  });

  it('a lie is caught: one number that it remembers altered, and it does not go on as it would', () => {
    const cells = turning(300, 'naive-swap', 600);
    const memory = copied(watched(cells.subarray(0, 400 * 5)).memory());
    memory.bets[0].memory[0][0]++;
    const alarm = Alarm.from(SPACE, PLAN, memory);
    expect(alarm && watched(cells.subarray(400 * 5), 5, alarm).logE).not.toBe(watched(cells).logE);
  });

  it('takes no memory of another space', () => {
    const memory = copied(watched(turning(300, 'naive-swap', 20)).memory());
    const other = permutations(6);
    expect(Alarm.from(other, { ...PLAN, processes: processesIn(other) }, memory)).toBeNull();
  });

  it('ends with the last few deals looked at, and is itself as it was', () => {
    const cells = turning(40, 'fisher-yates', 7);
    const alarm = watched(cells);
    const before = copied(alarm.memory());
    expect(Math.abs(alarm.atEnd().logE - byDefinition(cells))).toBeLessThan(1e-9);
    expect(alarm.memory()).toEqual(before);
    expect(alarm.deals % DEALS_A_LOOK).toBe(15);
  });

  it('stays raised, with the deal and the place of the change, whatever comes', () => {
    const cells = turning(1000, 'sattolo', 200);
    const alarm = watched(cells);
    const { raised } = alarm;
    expect(raised?.deals).toBeGreaterThan(1000);
    watched(deal('fisher-yates', 5, 2000, 'even again').cells, 5, alarm);
    expect(alarm.raised).toEqual(raised);
  });
});
