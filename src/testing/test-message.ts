import { BESIDE, besidePlans } from '../core/beside.js';
import { counted } from '../core/counted.js';
import type { EvidenceCore } from '../core/evidence.js';
import { count, sizeUp } from '../page/numbers.js';
import { say } from '../page/phrase.js';
import { onceIn } from '../page/probability.js';
import { terminal, wrapped } from '../page/wrap.js';
import { renderSummary } from '../report/audit/summary.js';

/** What an audit inside a test found, in the words of every report, and what was dealt for it. */
export function testMessage(core: EvidenceCore): string {
  return `${renderSummary({ core })}\n\n${terminal(wrapped(dealt(core)))}`;
}

function dealt({ plan, subject, verdict }: EvidenceCore): ReturnType<typeof say> {
  const { source } = subject.origin;
  const live = source.kind === 'inline' && source.randomness === 'live';
  const { alpha, n, seed, trials } = plan;
  const beside = besidePlans(plan);
  const alarms = BESIDE.reduce((sum, look) => sum + (beside[look]?.alpha ?? 0), alpha);
  const from = live ? 'by its own randomness' : `from the seed “${seed}”`;
  const seen = verdict.smallestDetectable;
  const sees = seen === null ? '' : ` A bias of ${sizeUp(seen)} or more would have been seen 99 times in 100.`;
  // A test is called by one process, and cannot start another.
  const starts = live
    ? ' One process dealt them all: whether its next start deals others was not looked at; npx shuffle-audit run does.'
    : '';
  return say`${counted(count(trials), 'deck')} of ${count(n)} cards were dealt ${from}.${sees} An even shuffle ends such a test as biased less than once in ${onceIn(Math.log(alarms))} ${live ? 'times' : 'seeds'}.${starts}`;
}
