import type { EvidenceCore } from '../../../core/record/evidence.js';
import { countsOf } from '../../declared.js';

/** True if every deal left every card in place. */
export function isHandedBack(core: EvidenceCore): boolean {
  const { values } = countsOf(core, 'positions') ?? {};
  const { n, trials } = core.plan;
  return values?.length === n * n && values.every((count, cell) => count === (cell % (n + 1) === 0 ? trials : 0));
}

/** True if every deal turned the deck round. */
export function isTurned(core: EvidenceCore): boolean {
  const { values } = countsOf(core, 'positions') ?? {};
  const { n, trials } = core.plan;
  return values?.length === n * n && values.every((count, cell) => count === (Math.floor(cell / n) + (cell % n) === n - 1 ? trials : 0));
}

/** True if every deal put the same card into every position; for decks in a different order every time, a card from the same position. */
export function isOneOrder(core: EvidenceCore): boolean {
  const { values } = countsOf(core, 'positions') ?? {};
  const { n, trials } = core.plan;
  return values?.length === n * n && values.every((count) => count === 0 || count === trials);
}
