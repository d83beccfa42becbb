import type { EvidenceCore } from '../../../core/record/evidence.js';
import { unmovedBy } from '../../../engine/diagnose/cures.js';
import { isTurned } from '../../../kinds/deck/page/handed-back.js';
import { standing } from '../../../kinds/deck/page/standing.js';
import { tellsDistinctDeals } from '../../../kinds/deck/statistics/repeats.js';
import { isBetweenDeals, isDependence } from '../../../kinds/declared.js';
import { pageOf } from '../../../kinds/pages.js';
import { findings } from '../../../page/facts/results.js';
import { cardNames } from '../../../page/words/card-names.js';
import type { DiagnosisSetting } from '../../../page/words/diagnosis.js';
import { equalNouns } from './equal-nouns.js';

/** The setting of an audit’s report, whose lead is about its strongest finding. */
export function settingOf(core: EvidenceCore): DiagnosisSetting {
  const { kind } = core.subject.origin.outcome;
  const uneven = findings(core).filter(({ tail }) => tail === 'upper');
  const [strongest] = uneven;
  // Equal deals are the lead, or told beside one about single deals; that all are the same, the kind's own headline tells.
  const dealsTold =
    strongest === undefined ||
    !isBetweenDeals(kind, strongest.test) ||
    tellsDistinctDeals(strongest.test) ||
    Boolean(pageOf({ kind }).headline?.(core, null));
  return {
    n: core.plan.n,
    betweenDeals: isDependence(kind, standing(core, uneven), core.results),
    dealsTold,
    cards: cardNames(core.subject.origin),
    nouns: equalNouns(core.subject.origin),
    unmoved: unmovedBy(core.subject.origin.source),
    turned: isTurned(core),
    ownCode: !['built-in', 'log'].includes(core.subject.origin.source.kind),
  };
}
