import { describe, expect, it } from 'vitest';
import { processesIn } from '../../../../src/kinds/planning/processes-of.js';
import { permutations } from '../../../../src/math/orders/permutation.js';
import { binomialTails } from '../../../../src/math/tails/binomial.js';
import { Alarm } from '../../../../src/wings/watch/engine/alarm.js';
import { deal } from '../../../support/deal.js';

const SPACE = permutations(4);
const PLAN = { alpha: 1e-6, processes: processesIn(SPACE) };

/** Lives of an even stream. `SHUFFLE_AUDIT_LIVES` sets another number: of 1,000 of them the figures in the change log are. */
const LIVES = Number(process.env['SHUFFLE_AUDIT_LIVES'] ?? 100);
const DEALS = 3000;

/** The most evidence of every life, natural logarithm. */
function largest(spec: string, lives: number): readonly number[] {
  return Array.from({ length: lives }, (_, life) => {
    const { cells } = deal(spec, 4, DEALS, `life ${life} of ${spec}`);
    const alarm = new Alarm(SPACE, PLAN);
    for (let at = 0; at < cells.length; at += 4) alarm.add(cells, at);
    return alarm.largest.logE;
  });
}

const reaching = (logs: readonly number[], line: number): number => logs.filter((log) => log >= Math.log(line)).length;

describe('even streams that are watched for their whole life', () => {
  const even = largest('fisher-yates', LIVES);

  it.each([5, 20, 200])('reach evidence of %i in at most one of so many lives', (line) => {
    const found = reaching(even, line);
    if (LIVES > 100) process.stdout.write(`evidence of ${line}: ${found} of ${LIVES} lives of ${DEALS} deals\n`);
    expect(binomialTails(found, LIVES, 1 / line).atLeast).toBeGreaterThan(1e-3);
  });

  it('a lie is caught: a stream that is not even reaches it in all of them', () => {
    expect(reaching(largest('naive-swap', 3), 1e6)).toBe(3);
  });
});
