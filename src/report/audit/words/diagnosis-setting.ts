import type { EvidenceCore } from '../../../core/evidence.js';
import { isBetweenDeals, tellsDistinctDeals } from '../../../kinds/declared.js';
import { findings } from '../../../page/facts/results.js';
import type { DiagnosisSetting } from '../../../page/words/diagnosis.js';

/** The setting of an audit’s report, whose lead is about its strongest finding. */
export function settingOf(core: EvidenceCore): DiagnosisSetting {
  const { space } = core.subject;
  const strongest = findings(core).find(({ tail }) => tail === 'upper');
  const betweenDeals = strongest !== undefined && isBetweenDeals(space, strongest.test);
  // Equal deals are the lead or, after one about single deals, told beside it.
  return { n: core.plan.n, betweenDeals, dealsTold: !betweenDeals || tellsDistinctDeals(space, strongest.test) };
}
