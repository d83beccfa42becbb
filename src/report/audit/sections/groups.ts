import { counted, verbFor } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { capital } from '../../../core/first-letter.js';
import { changeCurveSpec } from '../../../kinds/change-curve.js';
import { isOfGroups } from '../../../kinds/cuts.js';
import { type GroupFacts, groupFacts } from '../../../kinds/group-facts.js';
import { nounsOf } from '../../../kinds/pages.js';
import { draw } from '../../../page/charts/draw.js';
import { figure } from '../../../page/charts/figure.js';
import type { Markup } from '../../../page/markup.js';
import { count, ratio, size, sizeUp } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { blocksTable } from '../../../page/sections/blocks-table.js';
import { section } from '../../../page/sections/section.js';
import { visible } from '../../../page/visible.js';

const HEADING = 'The groups of the log';

/** Groups shown one by one: those that luck explains least. */
const MOST_SHOWN = 12;

/** The user's own groups of a log, and where they change; nothing where there are none. */
export async function groups(core: EvidenceCore): Promise<Markup | null> {
  const facts = groupFacts(core);
  if (!facts) return uncounted(core);
  const { change } = facts;
  const shown = facts.groups.toSorted((a, b) => a.logP - b.logP).slice(0, MOST_SHOWN);
  const { deals } = nounsOf(core.subject.origin.outcome.kind);
  const small = facts.groups.filter(({ off }) => off === null).length;
  const rows = shown.map(({ deals: held, logP, name, off, seen }): readonly Phrase[] => [
    [visible(name)],
    [count(held)],
    [off === null ? 'too few' : off === 0 ? 'nothing seen' : size(off)],
    off === null ? ['–'] : probability(logP),
    [seen === null ? '–' : sizeUp(seen)],
  ]);
  const columns = [
    { head: 'Group', number: false },
    { head: capital(deals), number: true },
    { head: 'Off from the others by', number: true },
    { head: 'Chance by luck alone', number: true },
    { head: 'Alone it is seen from', number: true },
  ] as const;
  const table = blocksTable('The groups, the one that luck explains least first', columns, rows);
  const left = say`${counted(count(facts.names.length), 'group')} ${verbFor(facts.names.length, 'was')} compared with each other.${small === 0 ? '' : ` ${count(small)} had too few ${deals} and ${verbFor(small, 'was')} left out of it.`}${facts.groups.length > MOST_SHOWN ? ` The ${count(MOST_SHOWN)} that luck explains least are shown.` : ''}`;
  return section({
    heading: HEADING,
    beside: [
      left,
      changeSentence(facts),
      furthestSentence(facts, core),
      aloneSentence(shown, nounsOf(core.subject.origin.outcome.kind).deal),
    ],
    exhibit: [change ? await drawing(facts) : null, table],
  });
}

/** Why the groups are not shown one by one, where they were compared. */
function uncounted({ results }: EvidenceCore): Markup | null {
  if (!results.some(({ test }) => isOfGroups(test))) return null;
  const why =
    'The groups were compared with each other, as the tests below say. They are not shown one by one, because what was counted of each is more than a record keeps.';
  return section({ heading: HEADING, beside: [why], exhibit: [] });
}

/** A group in a sentence; a date is never broken at its hyphens. */
function named(name: string): string {
  return visible(/^\d{4}-\d\d-\d\d$/.test(name) ? name.replaceAll('-', '\u2011') : name);
}

function changeSentence({ change, names }: GroupFacts): Phrase | null {
  if (!change) return null;
  const at = say`A change fits best between ${strong(named(names[change.at]))} and ${strong(named(names[change.at + 1]))}.`;
  if (!change.between) return say`${at} But one change alone does not explain how the groups differ.`;
  const { first, last } = change.between;
  if (first === 0 && last === names.length - 2) return say`${at} Luck would show as much at any other place.`;
  return first === last
    ? say`${at} With 95 % confidence, one change can lie nowhere else.`
    : say`${at} With 95 % confidence, one change lies after ${named(names[first])} and before ${named(names[last + 1])}.`;
}

/** The group that stands out by itself, where the comparison of all groups did not find it: the verdict does not say so. */
function furthestSentence({ furthest, names, test }: GroupFacts, { plan, results, subject }: EvidenceCore): Phrase | null {
  const limit = Math.log(plan.alpha);
  const found = results.some((row) => row.test === test && row.logPAdjusted < limit);
  const off = furthest?.group.off ?? null;
  if (!furthest || off === null || found || names.length < 3 || furthest.logP >= limit) return null;
  const { group, logP } = furthest;
  return say`${strong(named(group.name))} alone stands out: it is off from the others by ${size(off)}. The chance that luck makes any of the ${counted(count(names.length), 'group')} stand out as much is ${probability(logP)}. The verdict goes by all groups together, where one of so many is lost. Look into this group, and audit its ${nounsOf(subject.origin.outcome.kind).deals} by themselves.`;
}

/** How large a difference of one group could hide: much larger a one than of all groups, since it is looked for among all of them. */
function aloneSentence(shown: GroupFacts['groups'], deal: string): Phrase | null {
  const least = shown.find(({ seen }) => seen !== null);
  if (!least || least.seen === null) return null;
  return say`The last column says how far one group alone must be off from all others for that comparison to find it 99 times in 100: ${strong(named(least.name))}, with ${counted(count(least.deals), deal)}, by ${sizeUp(least.seen)}. Less than that in one group can have gone unseen.`;
}

async function drawing({ change, names }: GroupFacts): Promise<Markup | null> {
  if (!change) return null;
  const [wide, narrow] = await Promise.all([draw(changeCurveSpec(change, names, false)), draw(changeCurveSpec(change, names, true))]);
  return figure({
    key: 'groups',
    title: 'How far the groups before a place differ from those behind it',
    caption: say`As a multiple of what luck makes of it on average: 1 is what luck does. The dot is where a change fits best.${change.between ? ' The band holds the places where one change may lie, with 95 % confidence.' : ''}`,
    description: `The largest is ${ratio(change.profile[change.at])} times what luck makes of it.`,
    wide,
    narrow,
  });
}
