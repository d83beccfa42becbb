import type { EvidenceCore } from '../../../../core/evidence.js';
import type { RecordedResult } from '../../../../core/results.js';
import { isBetweenDeals, lagOf, mappedResult, statisticOf } from '../../../declared.js';
import { hangTogether } from '../together.js';
import { followers } from './followers.js';
import { gaps } from './gaps.js';
import { logOf, type OrderFinding, orderFindings, unevenRows } from './order-findings.js';
import type { OrderPicture } from './order-picture.js';
import { pieces, stepsUp } from './pieces.js';
import { places } from './places.js';

/** The order among the cards of a deal, or of what turned one deal into another. */
const OF_NEIGHBOURS: readonly OrderPicture[] = [gaps, pieces, stepsUp, followers];

/** Single deals that show half as much as what one deal does to a later one explain it, as in the verdict. */
const HALF = 0.5;

/** What is drawn of an order that is not even, and of which counts. */
export interface Chosen {
  readonly picture: OrderPicture;
  readonly finding: OrderFinding;
}

/** The row that shows most how a deal hangs on an earlier one, where single deals do not explain it; null where none does. */
export function dependenceRow(core: EvidenceCore): RecordedResult | null {
  const { kind } = core.subject.origin.outcome;
  const rows = unevenRows(core).toSorted((a, b) => logOf(a) - logOf(b));
  const strongest = rows.find(({ test }) => statisticOf(kind, test)?.looksBack);
  if (!strongest) return null;
  const single = rows.filter(({ test }) => !isBetweenDeals(kind, test));
  return hangTogether(core) || single.every((row) => logOf(row) > HALF * logOf(strongest)) ? strongest : null;
}

/** The picture of that, where there is something to see; where the card at each position goes comes before its neighbours. */
export function dependenceChosen(core: EvidenceCore): Chosen | null {
  const row = dependenceRow(core);
  if (!row) return null;
  const back = lagOf(core.subject.origin.outcome.kind, row.test);
  const found = orderFindings(core, back);
  return chosenOf([places], found) ?? chosenOf(OF_NEIGHBOURS, found);
}

/** What single deals show of which card follows which, where that is shown by more than where the cards lie, and no earlier deal explains it. */
export function neighboursChosen(core: EvidenceCore): Chosen | null {
  if (dependenceRow(core)) return null;
  const most = mappedResult(core);
  const found = orderFindings(core, 0).filter(({ row }) => !most || logOf(row) <= logOf(most));
  return chosenOf(OF_NEIGHBOURS, found);
}

/** The picture of the strongest finding that can be seen. */
function chosenOf(pictures: readonly OrderPicture[], found: readonly OrderFinding[]): Chosen | null {
  for (const finding of found) {
    const picture = pictures.find(({ of }) => of === finding.of);
    if (picture?.shows(finding)) return { picture, finding };
  }
  return null;
}
