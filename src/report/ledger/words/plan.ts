import type { ClaimsPlan } from '../../../core/claims-plan.js';
import { counted } from '../../../core/counted.js';
import { isReference } from '../../../core/declared-null.js';
import type { AnyRecord } from '../../../core/proof.js';
import {
  isAudit,
  isBrokenRace,
  isCalibration,
  isClaims,
  isOneList,
  isOutcomeProof,
  isSequential,
  isSurvey,
  isUntilCaught,
} from '../../../core/proof.js';
import { BATTERIES } from '../../../engine/plan/batteries.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { nullName } from '../../../kinds/words/declared-null.js';
import { asked, count } from '../../../page/numbers.js';

/** What a record set out to do, in a few words: "52 cards, 20,000 deals, battery standard, detect 1 %". */
export function planWords(record: AnyRecord): string {
  if (isCalibration(record)) {
    const { sizes, sources } = record.core.plan;
    const audits = sources.reduce((sum, one) => sum + one.audits, 0);
    return `calibration: ${counted(count(audits), 'audit')} at each of ${counted(count(sizes.length), 'size')}`;
  }
  if (isOneList(record)) {
    const { n, trials } = record.core.plan;
    return `${counted(count(trials), 'list')} of ${counted(count(n), 'item')}`;
  }
  if (isSurvey(record)) return `survey of ${record.core.plan.list}, ${counted(count(record.core.plan.rows.length), 'row')}`;
  if (isClaims(record)) return claimsWords(record.core.plan);
  const { core } = record;
  const { outcome } = core.subject.origin;
  const size = pageOf(outcome).size(outcome, core.plan.n);
  const { deal } = nounsOf(outcome.kind);
  if (isAudit(record)) {
    const { battery, detect, null: declared, tests, trials } = record.core.plan;
    const fresh = record.core.confirmation;
    const again = fresh === null ? '' : ` and ${counted(count(fresh.trials), `fresh ${deal}`)}`;
    return `${size}, ${counted(count(trials), deal)}${again}, ${BATTERIES.some(({ id }) => id === battery) ? `battery ${battery}` : counted(count(tests.length), 'chosen statistic')}, detect ${asked(detect)}${declared ? `, ${isReference(declared) ? '' : 'under the null: '}${nullName(declared)}` : ''}`;
  }
  if (isSequential(record)) {
    const { plan, result } = record.core;
    return `${size}, until decided: ${counted(count(result.trials), deal)} of at most ${count(plan.mostTrials)}`;
  }
  if (isUntilCaught(record)) {
    const { looks, plan } = record.core;
    return `${size}, until caught: ${counted(count(looks.at(-1)?.trials ?? 0), deal)} of at most ${count(plan.budget)}`;
  }
  if (isBrokenRace(record))
    return `${size}, ${counted(count(record.core.plan.trials), deal)} planned, ended with deal ${count(record.core.race.first.deal)}`;
  return isOutcomeProof(record) ? `proof of ${size}` : `proof up to ${size}`;
}

function claimsWords(plan: ClaimsPlan): string {
  if (!('family' in plan)) return `every claim of the catalogue, up to ${counted(count(plan.n), 'card')}`;
  if (plan.family === 'puzzle') {
    const { board } = plan;
    return `every claim about the sliding puzzle${board === undefined ? '' : ` on boards of ${board.rows} x ${board.columns}`}`;
  }
  const { grid, long } = plan;
  if (grid !== undefined) return `every claim about Nim on ${counted(grid.piles, 'pile')} of up to ${grid.most}`;
  return `every claim about Nim${long ? ', the long form' : ''}`;
}
