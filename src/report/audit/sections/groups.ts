import type { EvidenceCore } from '../../../core/record/evidence.js';
import { isDeviation } from '../../../core/record/results.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { changeCurveSpec } from '../../../kinds/charts/change-curve.js';
import { type GroupDot, groupDotsSpec } from '../../../kinds/charts/group-dots.js';
import { isOfGroups } from '../../../kinds/groups/cuts.js';
import { type GroupFacts, groupFacts } from '../../../kinds/groups/group-facts.js';
import { nounsOf } from '../../../kinds/pages.js';
import { furthestWords, named } from '../../../kinds/words/group-words.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count, ratio, size, sizeUp } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { visible } from '../../../page/visible.js';
import { changeCaption } from '../words/change-caption.js';

const HEADING = 'The groups of the log';

const MOST_SHOWN = 12;

/** The user's own groups of a log, and where they change; null where there are none. */
export function groups(core: EvidenceCore): DocSection | null {
  const facts = groupFacts(core);
  if (!facts) return uncounted(core);
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
  const caption = 'The groups, the one that luck explains least first';
  const left = say`${counted(count(facts.names.length), 'group')} ${verbFor(facts.names.length, 'was')} compared with each other.${small === 0 ? '' : ` ${count(small)} ${verbFor(small, 'holds')} too few ${deals} to be found by ${small === 1 ? 'itself' : 'themselves'}.`}${facts.groups.length > MOST_SHOWN ? ` The ${count(MOST_SHOWN)} that luck explains least are shown.` : ''}`;
  const sentences = [
    left,
    changeSentence(facts),
    furthestSentence(core),
    aloneSentence(shown, nounsOf(core.subject.origin.outcome.kind).deal),
  ];
  return {
    id: 'groups',
    heading: HEADING,
    beside: sentences.filter((sentence) => sentence !== null),
    body: [...changeDrawing(facts), ...dotsDrawing(facts, core), { is: 'table', caption, columns, rows }],
  };
}

/** Says why the groups are not shown one by one, where they were compared. */
function uncounted({ results }: EvidenceCore): DocSection | null {
  if (!results.some(({ test }) => isOfGroups(test))) return null;
  const why =
    'The groups were compared with each other, as the tests below say. They are not shown one by one, because what was counted of each is more than a record keeps.';
  return { id: 'groups', heading: HEADING, beside: [why], body: [] };
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

/** The group furthest from the others, with the chance that luck sets any so far apart. */
function furthestSentence({ results, subject }: EvidenceCore): Phrase | null {
  const rows = results.filter(isDeviation).filter(({ furthest }) => furthest);
  const [row] = rows.toSorted((a, b) => a.logP - b.logP);
  const name = row ? furthestWords(subject.origin.source, row) : null;
  if (!row?.furthest || name === null) return null;
  const luck = say`The chance that luck sets ${row.furthest.of === 1 ? 'it' : `any of ${counted(count(row.furthest.of), 'group')}`} so far apart is ${probability(row.logP)}.`;
  return row.effect.estimate === 0
    ? say`${strong(capital(name))} is the furthest from the others, no further than luck takes one. ${luck}`
    : say`${strong(capital(name))} is the furthest from the others: off by ${size(row.effect.estimate)} on average. ${luck}`;
}

/** Says how large a difference of one group could go unseen. */
function aloneSentence(shown: GroupFacts['groups'], deal: string): Phrase | null {
  const least = shown.find(({ seen }) => seen !== null);
  if (!least || least.seen === null) return null;
  return say`The last column says how far one group alone must be off from all others for this audit to find it 99 times in 100: ${strong(least.words)}, with ${counted(count(least.deals), deal)}, by ${sizeUp(least.seen)}. Less than that in one group can have gone unseen.`;
}

function changeDrawing({ change, names }: GroupFacts): readonly Block[] {
  if (!change) return [];
  const { at, between, profile } = change;
  const drawn = {
    at,
    ends: [names[0], names[names.length - 1]],
    domain: [0, names.length - 1],
    profile: profile.map((y, k) => ({ x: k + 0.5, y })),
    band: between && { x: between.first + 0.1, x2: between.last + 0.9 },
  } as const;
  return [
    figureBlock(
      {
        key: 'groups',
        title: 'How far the groups before a place differ from those behind it',
        caption: changeCaption(between !== null),
        description: `The largest is ${ratio(profile[at])} times what luck makes of it.`,
      },
      (narrow) => changeCurveSpec(drawn, narrow),
    ),
  ];
}

function dotsDrawing(facts: GroupFacts, { results, subject, verdict }: EvidenceCore): readonly Block[] {
  const because = verdict.kind === 'biased' ? verdict.because : [];
  const found = results.filter(isDeviation).flatMap(({ furthest, test }) => (furthest && because.includes(test) ? [furthest.group] : []));
  const shown = facts.groups.flatMap(({ off, seen, words }, group): readonly GroupDot[] =>
    off === null || seen === null ? [] : [{ name: words, off, seen, found: found.includes(group) }],
  );
  if (shown.length < 2) return [];
  const { deals } = nounsOf(subject.origin.outcome.kind);
  const furthest = shown.toSorted((a, b) => b.off / b.seen - a.off / a.seen)[0];
  return [
    figureBlock(
      {
        key: 'drift',
        title: 'How far each group is off from all others',
        caption: say`Left to right, in the order of the log. A dot is a group; its bar is where it would have been found 99 times in 100. ${capital(deals)} of even groups leave their dots well below.`,
        description: `${furthest.name} is the furthest for its size, off by ${size(furthest.off)}, where ${sizeUp(furthest.seen)} would have been found.`,
      },
      (narrow) => groupDotsSpec(shown, narrow),
    ),
  ];
}
