import type { EvidenceCore } from '../../../../core/record/evidence.js';
import type { Block, Said } from '../../../../page/document/doc.js';
import type { OrderFinding } from './order-findings.js';

/** How the counts of one statistic of orders are shown. */
export interface OrderPicture {
  /** The id of the statistic. */
  readonly of: string;
  /** Whether there is something to see. */
  shows(finding: OrderFinding): boolean;
  /** What it shows, in a sentence, and what else is said beside it. */
  says(finding: OrderFinding, core: EvidenceCore): readonly (Said | Block)[];
  draw(finding: OrderFinding, core: EvidenceCore): Block;
}
