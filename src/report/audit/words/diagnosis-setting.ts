import type { EvidenceCore } from '../../../core/evidence.js';
import { isBetweenDeals, tellsDistinctDeals } from '../../../kinds/declared.js';
import { findings } from '../../../page/facts/results.js';
import type { DiagnosisSetting } from '../../../page/words/diagnosis.js';

/** The setting of an audit’s report, whose lead is about its strongest finding. */
export function settingOf(core: EvidenceCore): DiagnosisSetting {
  const { kind } = core.subject.origin.outcome;
  const strongest = findings(core).find(({ tail }) => tail === 'upper');
  const betweenDeals = strongest !== undefined && isBetweenDeals(kind, strongest.test);
  // Equal deals are the lead or, after one about single deals, told beside it.
  return { n: core.plan.n, betweenDeals, dealsTold: !betweenDeals || tellsDistinctDeals(kind, strongest.test) };
}
