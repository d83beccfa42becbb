import type { Verdict } from '../../src/core/record/evidence.js';
import type { Batch } from '../../src/core/subject/outcome.js';
import { Words } from '../../src/core/subject/source.js';
import type { Subject } from '../../src/core/subject/subject.js';
import { drawCounts } from '../../src/engine/audit/run-audit.js';
import { audit } from '../../src/engine/decide/audit.js';
import { fitPlan, fitsOf } from '../../src/engine/fit.js';
import { forecast, type RowForecast } from '../../src/engine/plan/foresee.js';
import { makePlan } from '../../src/engine/plan/make-plan.js';
import { THIS_MACHINE } from '../../src/host/this-machine.js';
import { chacha20 } from '../../src/parts/prng/index.js';
import { pipelineOf } from '../support/pipeline-of.js';
import { CARDS, type Dealer } from './null-dealers.js';

/** A dealer of 12 cards as a subject, with ChaCha20 for its chances. */
export function subjectOf(name: string, deal: Dealer): Subject {
  return {
    ...pipelineOf('fisher-yates', CARDS),
    id: name,
    origin: { outcome: { kind: 'deck' }, source: { kind: 'inline', name, randomness: 'injected' } },
    open(block) {
      const words = new Words(chacha20.create(block.key('dealer', chacha20.seedWords, 0)), chacha20.range);
      const real = (): number => (words.take() + 0.5) / 2 ** 32;
      const chances = { real, below: (bound: number) => Math.floor(real() * bound) };
      let left = block.trials;
      return {
        fill(batch: Batch) {
          batch.length = Math.min(left, batch.capacity);
          left -= batch.length;
          for (let k = 0; k < batch.length; k++) batch.cells.set(deal(chances), k * CARDS);
        },
      };
    },
  };
}

/** Verdicts of so many audits. */
export async function verdicts(subject: Subject, audits: number, trials: number, label: string): Promise<readonly Verdict['kind'][]> {
  const kinds: Verdict['kind'][] = [];
  for (let k = 0; k < audits; k++) {
    const plan = makePlan(subject.space, { seed: `declared ${label} ${k}`, trials });
    const { verdict } = await audit(plan, fitsOf(subject.space), { known: null, guards: [], once: false }, (asked) =>
      drawCounts(subject, plan, { ...asked, firstTrials: plan.trials, lags: plan.lags }, { workers: 1 }, THIS_MACHINE),
    );
    kinds.push(verdict.kind);
  }
  return kinds;
}

/** How many of some verdicts are of a kind. */
export function tally(kinds: readonly Verdict['kind'][], kind: Verdict['kind']): number {
  return kinds.filter((found) => found === kind).length;
}

/** The test that is foreseen to see a subject's mistake soonest, and from how many deals on; undefined where none is. */
export async function soonest(subject: Subject): Promise<RowForecast | undefined> {
  const plan = makePlan(subject.space, { seed: 'foresee' });
  const foreseen = await forecast(subject, { ...plan, lags: plan.lags }, fitPlan(plan, subject.space), { workers: 1 }, THIS_MACHINE);
  const [first] = foreseen.filter(({ trials }) => trials !== null).sort((x, y) => (x.trials ?? 0) - (y.trials ?? 0));
  return first;
}
