import type { EvidenceCore } from '../../../../core/record/evidence.js';
import type { Block, Said } from '../../../../page/document/doc.js';
import type { OrderFinding } from './order-findings.js';

export interface OrderPicture {
  /** The id of the statistic. */
  readonly of: string;
  shows(finding: OrderFinding): boolean;
  /** Says what it shows, in a sentence, and what else belongs beside it. */
  says(finding: OrderFinding, core: EvidenceCore): readonly (Said | Block)[];
  draw(finding: OrderFinding, core: EvidenceCore): Block;
}
