import type { Answer, Fact, Finding, JudgedRow, MetTo, NotMet, NotShown } from '../../profiles/finding.js';
import { type Facts, idList, unreachableDeals } from '../facts.js';
import { coded } from '../figures.js';
import { logFacts } from './log-facts.js';

/** Returns the status of a clause: one of four, and what it is met to. */
export function statusOf(answer: Answer, { f, m }: Facts): string {
  if (answer.status === 'not-seen') return m.status.notSeen;
  if (answer.status === 'not-met') return m.status.notMet;
  return answer.status === 'met' ? m.status.met(metTo(answer.to, { f, m })) : m.status.notShown;
}

function metTo(to: MetTo, { f, m }: Pick<Facts, 'f' | 'm'>): string {
  if (to.by === 'size') return m.to.size(f.sizeUp(to.size));
  if (to.by === 'deals') return m.to.deals(f.count(Math.floor(to.deals)));
  return to.deviation === 0 ? m.to.even : m.to.law(f.tiny(to.deviation));
}

export function reasonOf({ answer, rows }: Finding, facts: Facts): string {
  const { m } = facts;
  if (answer.status === 'not-seen') return m.why.notSeen;
  if (answer.status === 'not-met') return notMet(answer.why, rows, facts);
  if (answer.status === 'met') return answer.to.by === 'size' ? m.why.met : answer.to.by === 'deals' ? m.why.metDeals : m.why.metLaw;
  return answer.why.by === 'beyond' ? '' : notShown(answer.why, facts);
}

function notMet(why: NotMet, rows: readonly JudgedRow[], facts: Facts): string {
  const { f, m } = facts;
  if (why.by === 'rows')
    return m.why.rows(
      idList(
        facts,
        rows.flatMap(({ failed, position, test }) => (failed && position === null ? [test] : [])),
      ) || positionsOf(rows, facts),
    );
  if (why.by === 'known') return m.why.known(f.size(why.size));
  if (why.by === 'changes') return m.why.changes(idList(facts, why.tests));
  if (why.by !== 'scaling')
    return `${factWords(why, facts)}${'instead' in why ? ` ${m.why.instead(coded(why.instead), coded(`--prng ${why.instead}`))}` : ''}`;
  return why.most === null ? m.why.scaling(f.tiny(why.deviation)) : m.why.scalingMost(f.tiny(why.deviation), f.tiny(why.most));
}

function factWords(fact: Fact, facts: Facts): string {
  const { f, m } = facts;
  switch (fact.by) {
    case 'foretold':
      return m.why.foretold(f.count(fact.used), f.count(fact.deals), coded(fact.digest));
    case 'weak':
      return m.why.weak(coded(fact.prng));
    case 'starts':
      return m.why.starts;
    case 'engine':
      return m.why.engine(coded('Math.random'));
    case 'few-starts':
      return m.why.fewStarts(f.twoTo(fact.bits));
    case 'period':
      return m.why.period(f.twoTo(fact.bits));
    case 'states':
      return m.why.states(f.twoTo(fact.bits), f.twoTo(fact.orderBits), unreachableDeals(facts, fact));
    case 'clock':
    case 'counter':
    case 'fixed':
    case 'restarts':
      return m.why[fact.by](coded(fact.seeding));
  }
}

/** Names the card positions that fail by themselves. */
function positionsOf(rows: readonly JudgedRow[], { f, m }: Facts): string {
  return rows
    .flatMap(({ failed, position }) => (failed && position !== null ? [`${m.labels.position} ${f.count(position)}`] : []))
    .join(m.join);
}

function notShown(why: Exclude<NotShown, { readonly by: 'beyond' }>, facts: Facts): string {
  const { f, m } = facts;
  switch (why.by) {
    case 'no-tests':
      return m.why.noTests;
    case 'left-out':
      return m.why.leftOut(idList(facts, why.tests));
    case 'skipped':
      return m.why.skipped;
    case 'not-made':
      return m.why.notMade(idList(facts, why.tests));
    case 'copies':
      return m.why.copies;
    case 'log':
      return m.why.log(logFacts(why.log, facts).join(m.join));
    case 'doubtful':
      return m.why.doubtful(idList(facts, why.tests));
    case 'starts':
      return m.why.starts;
    case 'positions':
      return m.why.positions(idList(facts, why.tests));
    case 'few':
      return m.why.few(f.count(why.least), f.count(why.trials));
    case 'promise':
      return m.why.promise;
    case 'untold':
      return m.why.untold(idList(facts, why.tests));
    case 'coarse':
      return m.why.coarse(f.sizeUp(why.size));
    case 'no-law':
      return m.why.noLaw;
    case 'no-states':
      return m.why.noStates;
    case 'prediction':
      return m.why.prediction(metTo(why.to, facts));
    case 'states-enough':
      return m.why.statesEnough(f.twoTo(why.bits), f.twoTo(why.orderBits));
  }
}
