import type { Markup } from '../../../../page/markup.js';
import { type Facts, idList } from '../facts.js';
import { coded, rich } from '../figures.js';
import { logFacts } from '../words/log-facts.js';
import { list, part } from './table.js';

/** Says where the audit did something else than the standard asks, or less, and where verdict and clauses part. */
export function deviations(facts: Facts): Markup {
  const { f, findings, m, record, told } = facts;
  const { subject, verdict } = record.core;
  const judged = findings.filter(({ answer }) => answer.status !== 'not-seen');
  // A clause that is worked out and not dealt fails by no luck.
  const fails = judged.flatMap(({ answer }) => (answer.status === 'not-met' ? [answer.why.by] : []));
  const isDealt = (by: string): boolean => by === 'rows' || by === 'changes' || by === 'starts';
  const byLaw = fails.filter((by) => by !== 'foretold' && !isDealt(by));
  const { source } = subject.origin;
  const logged = source.kind === 'log' ? logFacts(source, facts) : [];
  const found = [
    ...judged.flatMap(({ clause, skipped }) => [
      ...(clause.lacks.length > 0 ? [m.deviations.lacks(coded(clause.number), clause.lacks.map((one) => m.named[one]).join(m.join))] : []),
      ...(skipped.length > 0 ? [m.deviations.skipped(coded(clause.number), idList(facts, skipped))] : []),
    ]),
    ...judged.flatMap(({ beyond, clause }) =>
      beyond.length > 0 && clause.served !== null
        ? [m.deviations.beyond(coded(clause.number), beyond.map((one) => m.beyond[one]).join(m.join))]
        : [],
    ),
    ...(verdict.kind === 'biased' && fails.length === 0 ? [m.deviations.verdictOnly] : []),
    ...(verdict.kind !== 'biased' && fails.some(isDealt) ? [m.deviations.clauseOnly] : []),
    ...(verdict.kind !== 'biased' && byLaw.length > 0 ? [m.deviations.clauseLaw] : []),
    ...(logged.length > 0 ? [m.deviations.log(logged.join(m.join))] : []),
    ...(verdict.kind === 'inconclusive' && verdict.trialsNeeded !== null && verdict.trialsNeeded > record.core.plan.trials
      ? [m.deviations.few(f.count(verdict.trialsNeeded))]
      : []),
    ...(told.notDerived === undefined ? [] : [m.deviations.notDerived]),
  ];
  return part(m.headings.deviations, found.length === 0 ? m.deviations.none : list(found.map(rich)));
}
