import type { BrokenRace } from '../../../core/broken-race.js';
import { counted } from '../../../core/counted.js';
import type { Evidence } from '../../../core/evidence.js';
import type { AnyRecord } from '../../../core/proof.js';
import {
  isAudit,
  isBench,
  isBrokenRace,
  isCalibration,
  isClaims,
  isOneList,
  isProof,
  isSequential,
  isSurvey,
  isUntilCaught,
} from '../../../core/proof.js';
import type { Sequential } from '../../../core/sequential.js';
import type { Survey } from '../../../core/survey-record.js';
import type { UntilCaught } from '../../../core/until-caught.js';
import { nounsOf } from '../../../kinds/pages.js';
import { promisedSize } from '../../../kinds/promised-size.js';
import { calibrationStatement } from '../../../kinds/words/calibration.js';
import { claimsComeTo } from '../../../kinds/words/claims.js';
import { proofComesTo } from '../../../kinds/words/proved.js';
import { outcomeProofComesTo } from '../../../kinds/words/proved-outcomes.js';
import { count, interval, sizeUp } from '../../../page/numbers.js';
import { plain } from '../../../page/phrase.js';
import { sizePhrase } from '../../../page/size-phrase.js';

/** A verdict for a table, and what goes with it: the smallest size that would have been seen, or what was proved. */
export interface ShortVerdict {
  readonly words: string;
  readonly size: string | null;
}

const AUDITED = { biased: 'Biased', 'no-bias-found': 'No bias found', inconclusive: 'Cannot tell' } as const;
const SETTLED = { holds: 'Holds', fails: 'Fails', inconclusive: 'Cannot tell' } as const;

/** The verdict of any record. */
export function verdictWords(record: AnyRecord): ShortVerdict {
  if (isAudit(record)) return { words: AUDITED[record.core.verdict.kind], size: seen(record) };
  if (isSequential(record)) return { words: AUDITED[record.core.verdict.kind], size: decided(record) };
  if (isUntilCaught(record)) return { words: AUDITED[record.core.verdict.kind], size: caught(record) };
  if (isOneList(record)) {
    const { kind, smallestDetectable } = record.core.verdict;
    const size = `${sizeUp(smallestDetectable)} between eighths`;
    return { words: AUDITED[kind], size: kind === 'no-bias-found' ? `down to ${size}` : `seen from ${size}` };
  }
  if (isBrokenRace(record)) return { words: 'Broken', size: brokenShare(record) };
  if (isSurvey(record)) return { words: AUDITED[record.core.verdict.kind], size: biasedRows(record) };
  if (isCalibration(record)) return { words: SETTLED[record.core.verdict.kind], size: calibrationStatement(record.core.verdict) };
  if (isBench(record)) return { words: SETTLED[record.core.verdict.kind], size: null };
  if (isClaims(record)) return { words: SETTLED[record.core.verdict.kind], size: claimsComeTo(record.core) };
  const words = record.core.verdict.kind === 'holds' ? 'Proved even' : 'Proved uneven';
  return { words, size: isProof(record) ? proofComesTo(record.core) : outcomeProofComesTo(record.core) };
}

/** Of a clean verdict down to which size; of the others from which size a bias would have been seen. */
function seen({ core }: Evidence): string | null {
  const { known, verdict } = core;
  if (verdict.kind === 'no-bias-found') {
    const apart = known && known.size > 0 ? `, apart from a known one of ${plain(sizePhrase(known.size))}` : '';
    return `down to ${sizeUp(verdict.smallestDetectable)}${apart}`;
  }
  const size = promisedSize(core);
  return size === null ? 'no size sure to be seen' : `seen from ${sizeUp(size)}`;
}

/** How many of its rows are biased. */
function biasedRows({ core: { surveyed } }: Survey): string {
  const biased = surveyed.filter(({ verdict }) => verdict.kind === 'biased').length;
  return `${count(biased)} of ${counted(count(surveyed.length), 'row')} biased`;
}

/** What of the deals came out without a card. */
function brokenShare({ core: { race, share } }: BrokenRace): string {
  const { broken, deals } = race.counts;
  return `${count(broken)} of ${counted(count(deals), 'deal')} lost cards, ${interval(share.low, share.high)}`;
}

/** Such a sample too, however long it was. */
function caught({ core: { looks, subject, verdict } }: UntilCaught): string {
  const deals = counted(count(looks.at(-1)?.trials ?? 0), nounsOf(subject.origin.outcome.kind).deal);
  return verdict.kind === 'biased' ? `caught after ${deals}` : `not caught after ${deals}`;
}

/** Such a run shows a bias or nothing; no size follows from it. */
function decided({ core }: Sequential): string {
  const { result, subject, verdict } = core;
  const deals = counted(count(result.trials), nounsOf(subject.origin.outcome.kind).deal);
  return verdict.kind === 'biased' ? `after ${deals}` : `undecided after ${deals}`;
}
