import type { EvidenceCore } from '../../../core/record/evidence.js';
import { countsOf } from '../../declared.js';

/** Whether every deal left every card where it lay. */
export function isHandedBack(core: EvidenceCore): boolean {
  const { values } = countsOf(core, 'positions') ?? {};
  const { n, trials } = core.plan;
  return values?.length === n * n && values.every((count, cell) => count === (cell % (n + 1) === 0 ? trials : 0));
}

/** Whether every deal put the same card into every position; of decks that lie differently every time, one from the same place. */
export function isOneOrder(core: EvidenceCore): boolean {
  const { values } = countsOf(core, 'positions') ?? {};
  const { n, trials } = core.plan;
  return values?.length === n * n && values.every((count) => count === 0 || count === trials);
}
