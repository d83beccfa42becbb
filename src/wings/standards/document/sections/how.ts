import { isBuiltIn, type Origin } from '../../../../core/record/origin.js';
import { partsOf } from '../../../../engine/subject/parts-of.js';
import { spaceOf } from '../../../../engine/subject/space-of.js';
import { predictCommand } from '../../../../kinds/words/foretelling.js';
import { html, type Markup } from '../../../../page/markup.js';
import { type Facts, idList, unreachableDeals } from '../facts.js';
import { coded, rich } from '../figures.js';
import { profileIs } from '../profile-is.js';
import { factTable, list, part } from './table.js';

/** Says what the document is about, and what it cannot show. */
export function scope({ f, findings, foretold, info, m, record: { core } }: Facts): Markup {
  const { source } = core.subject.origin;
  const { alteredProfile, builtInProfile, ownProfile } = m.scope;
  return part(
    m.headings.scope,
    list([
      m.scope.shows(f.count(core.plan.trials)),
      m.scope.version,
      ...(foretold ? [] : [m.scope.predict]),
      ...('randomness' in source ? [m.scope.inputs] : []),
      ...('randomness' in source && source.randomness === 'injected' ? [m.scope.seed] : []),
      ...(source.kind === 'log' ? [m.scope.log] : []),
      { ours: builtInProfile, altered: alteredProfile, own: ownProfile }[profileIs(info.profile)],
      ...(findings.some(({ clause }) => clause.seen === 'summary') ? [m.scope.summaries] : []),
    ]),
  );
}

/** Says where the numbers came from, and how many starts the generator has compared with the number of orders. */
export function generator(facts: Facts): Markup {
  const {
    f,
    m,
    record: { core },
  } = facts;
  const { plan, reach, subject } = core;
  const orderBits = reach?.orderBits ?? spaceOf(subject.origin, plan.n).orderBits;
  const [starts, possible] = [reach === null ? '' : f.twoTo(reach.bits), f.twoTo(orderBits)];
  const orders =
    reach === null
      ? m.generator.orders(possible)
      : reach.bits < reach.orderBits
        ? m.generator.fewBits(starts, possible, unreachableDeals({ m }, reach))
        : m.generator.bits(starts, possible);
  return part(m.headings.generator, [
    html`<p>${rich(drawnFrom(subject.origin, m))}</p>`,
    html`<p>${rich(orders)}</p>`,
    foretelling(facts).map((sentence) => html`<p>${rich(sentence)}</p>`),
    factTable([...(reach === null ? [] : [[m.labels.stateBits, f.bits(reach.bits)] as const]), [m.labels.orderBits, f.bits(orderBits)]]),
  ]);
}

/** Says that the deals were foretold; else the deals after which the generator is known to be read, and the command that tries. */
function foretelling({ f, foretold, m, record: { core } }: Facts): readonly string[] {
  if (foretold) return [m.why.foretold(f.count(foretold.used), f.count(foretold.foretold), coded(foretold.digest))];
  const { origin } = core.subject;
  const command = predictCommand(origin, core.plan.n);
  const { readFrom, readIn } = isBuiltIn(origin) ? partsOf(origin).prng : {};
  return [
    // Those of an engine hold for some of its versions, which no language but English names here.
    ...(command && readFrom !== undefined && readIn === undefined ? [m.generator.readFrom(f.count(readFrom))] : []),
    ...(command ? [m.generator.notForetold(coded(command.join(' ')))] : []),
  ];
}

function drawnFrom({ source }: Origin, m: Facts['m']): string {
  if (source.kind === 'built-in') return m.generator.ours(coded(source.prng), coded(source.bounded), coded(source.seeding));
  if (source.kind === 'log') return m.generator.log;
  if (source.kind === 'program') return m.generator.program;
  if (source.kind === 'race') return m.generator.live;
  return source.randomness === 'live' ? m.generator.functionLive : m.generator.function;
}

/** Says what was fixed before the first deal, and by which rules the audit and the clauses are judged. */
export function method(facts: Facts): Markup {
  const { f, findings, m, record } = facts;
  const { plan } = record.core;
  const positions = findings.some(({ clause }) => clause.served?.by === 'tests' && clause.served.unit === 'positions');
  return part(m.headings.method, [
    html`<p>${rich(m.method.fixed(f.count(plan.trials), idList(facts, plan.tests), f.asked(plan.detect)))}</p>`,
    html`<p>${rich(m.method.rule(f.probability(Math.log(plan.alpha))))} ${m.method.clauses}${positions ? ` ${m.method.positions}` : ''}${plan.input ? ` ${m.method.second(f.count(plan.input.trials))}` : ''}</p>`,
  ]);
}
