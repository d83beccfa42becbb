import { counted, verbFor } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { changeCurveSpec } from '../../../kinds/change-curve.js';
import { type GroupFacts, groupFacts } from '../../../kinds/group-facts.js';
import { nounsOf } from '../../../kinds/pages.js';
import { draw } from '../../../page/charts/draw.js';
import { figure } from '../../../page/charts/figure.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, ratio, size } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import { visible } from '../../../page/visible.js';

/** Groups shown one by one: those that differ most. */
const MOST_SHOWN = 12;

/** The user's own groups of a log, and where they change; nothing where there are none. */
export async function groups(core: EvidenceCore): Promise<Markup | null> {
  const facts = groupFacts(core);
  if (!facts) return null;
  const { change } = facts;
  const shown = facts.groups.toSorted((a, b) => a.logP - b.logP).slice(0, MOST_SHOWN);
  const { deals } = nounsOf(core.subject.origin.outcome.kind);
  const small = facts.groups.filter(({ off }) => off === null).length;
  const table = html`<table><thead><tr><th>Group</th><th>${deals}</th><th>off from the others by</th></tr></thead><tbody>${shown.map(
    ({ deals: held, name, off }) =>
      html`<tr><td>${visible(name)}</td><td>${count(held)}</td><td>${off === null ? 'too few' : off === 0 ? 'nothing seen' : size(off)}</td></tr>`,
  )}</tbody></table>`;
  const left = say`${counted(count(facts.names.length), 'group')} ${verbFor(facts.names.length, 'was')} compared with each other.${small === 0 ? '' : ` ${count(small)} had too few ${deals} and ${verbFor(small, 'was')} left out of it.`}${facts.groups.length > MOST_SHOWN ? ` The ${count(MOST_SHOWN)} that differ most are shown.` : ''}`;
  return section({
    heading: 'The groups of the log',
    beside: [left, changeSentence(facts)],
    exhibit: [change ? await drawing(facts) : null, table],
  });
}

function changeSentence({ change, names }: GroupFacts): Phrase | null {
  if (!change) return null;
  const at = say`A change fits best between ${strong(visible(names[change.at]))} and ${strong(visible(names[change.at + 1]))}.`;
  if (!change.between) return say`${at} But one change alone does not explain how the groups differ.`;
  const { first, last } = change.between;
  if (first === 0 && last === names.length - 2) return say`${at} Luck would show as much at any other place.`;
  return first === last
    ? say`${at} With 95 % confidence, one change can lie nowhere else.`
    : say`${at} With 95 % confidence, one change lies after ${visible(names[first])} and before ${visible(names[last + 1])}.`;
}

async function drawing({ change, names }: GroupFacts): Promise<Markup | null> {
  if (!change) return null;
  const [wide, narrow] = await Promise.all([draw(changeCurveSpec(change, names, false)), draw(changeCurveSpec(change, names, true))]);
  return figure({
    key: 'groups',
    title: 'How far the groups before a place differ from those behind it',
    caption: say`As a multiple of what luck makes of it on average. The dot is where a change fits best. The band holds the places where one change may lie, with 95 % confidence.`,
    description: `The largest is ${ratio(change.profile[change.at])} times what luck makes of it.`,
    wide,
    narrow,
  });
}
