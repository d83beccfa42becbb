import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import type { HandOutcome } from '../../../core/subject/outcome.js';
import type { Block } from '../../../page/document/doc.js';
import type { Phrase } from '../../../page/phrase.js';

/** What a statistic of hands counted, of a row that made the verdict. */
export interface HandFinding {
  readonly core: EvidenceCore;
  readonly row: RecordedResult;
  readonly outcome: HandOutcome;
  readonly counts: readonly number[];
}

/** What is seen: a heading, the sentence, and the picture. */
export interface HandDrawn {
  readonly heading: string;
  readonly says: Phrase;
  readonly exhibit: Block;
}

/** How the counts of one statistic of hands are shown. */
export interface HandPicture {
  /** The id of the statistic. */
  readonly of: string;
  /** Null where there is nothing to see. */
  draw(finding: HandFinding): HandDrawn | null;
}
