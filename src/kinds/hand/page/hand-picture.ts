import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import type { HandOutcome } from '../../../core/subject/outcome.js';
import type { Block } from '../../../page/document/doc.js';
import type { Phrase } from '../../../page/phrase.js';

/** The counts of one statistic of hands, from a row that made the verdict. */
export interface HandFinding {
  readonly core: EvidenceCore;
  readonly row: RecordedResult;
  readonly outcome: HandOutcome;
  readonly counts: readonly number[];
}

export interface HandDrawn {
  readonly heading: string;
  readonly says: Phrase;
  readonly exhibit: Block;
}

export interface HandPicture {
  /** The id of the statistic. */
  readonly of: string;
  /** Draws the picture; null where there is nothing to see. */
  draw(finding: HandFinding): HandDrawn | null;
}
