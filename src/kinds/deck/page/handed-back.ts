import type { EvidenceCore } from '../../../core/evidence.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { countsOf } from '../../declared.js';

/** Whether every deal left every card where it lay. */
export function isHandedBack(core: EvidenceCore): boolean {
  const { values } = countsOf(core, 'positions') ?? {};
  const { n, trials } = core.plan;
  return values?.length === n * n && values.every((count, cell) => count === (cell % (n + 1) === 0 ? trials : 0));
}

/** What that comes to, and of a function what most often makes it so. */
export function handedBackLead({ plan, subject }: EvidenceCore): Phrase {
  const { kind } = subject.origin.source;
  const asked =
    kind === 'module' || kind === 'npm' ? say` Did you forget ${strong('return')}? A function that shuffles a copy must return it.` : [];
  return say`${strong(`Every card lies where it lay before,`)} in each of ${plan.trials} deals.${asked}`;
}
