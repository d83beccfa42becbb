import { isReference } from '../../../core/record/declared-null.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { normalQuantile } from '../../../math/tails/normal.js';
import { boxes } from '../../../page/charts/layers.js';
import { type Chart, chart, type Datum, type Frame, type Plane } from '../../../page/charts/spec.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';
import { axisTexts, lawLine, shareLines } from '../../charts/bars-axes.js';
import { referenceName } from '../../words/reference.js';
import { placesOf } from '../reference/places.js';
import { referenceFollowers } from '../reference/reference-followers.js';
import { gapsOf, referenceGaps } from '../reference/reference-gaps.js';
import { referencePlaces } from '../reference/reference-places.js';
import { apart, type SideCell, sideFacts } from '../reference/side-facts.js';
import { sideSentence } from '../reference/side-sentence.js';

interface SideExhibit {
  readonly title: string;
  /** The introduction: which table of all lies furthest apart. */
  readonly furthest: string;
  /** The name of the values, on an axis and at the head of a column. */
  readonly axis: string;
  readonly first: number;
}

const DRAWN: readonly string[] = [referencePlaces.id, referenceGaps.id, referenceFollowers.id];

/** Returns the texts for a step of such a test, for decks of `n` cards with these names. Null for other tests, and where there is no room for a table. */
function sideExhibit(test: string, step: number, n: number, named: (at: number) => string): SideExhibit | null {
  const places = placesOf(n, 2);
  const gaps = gapsOf(n);
  if (!places || !gaps) return null;
  const stretched = (stretch: number, one: string): string => (stretch > 1 ? `stretch of ${counted(stretch, one)}` : one);
  switch (test) {
    case referencePlaces.id:
      return {
        title: `Where card ${named(step)} lies`,
        furthest: `Of all cards, the positions of card ${named(step)} differ most from the reference`,
        axis: stretched(places.stretch, 'position'),
        first: 1,
      };
    case referenceFollowers.id:
      return {
        title: `What follows card ${named(step)}`,
        furthest: `Of all cards, what follows card ${named(step)} differs most from the reference`,
        axis: stretched(places.stretch, 'card'),
        first: 1,
      };
    case referenceGaps.id: {
      const [low, high] = gaps.pairs[step];
      return {
        title: `How many places card ${named(high)} lies behind card ${named(low)}`,
        furthest: `Of all pairs of cards, the distance of cards ${named(low)} and ${named(high)} differs most from the reference`,
        axis: stretched(gaps.stretch, 'distance'),
        first: gaps.stretch > 1 ? 1 : 1 - n,
      };
    }
    default:
      return null;
  }
}

/** The chance of a bar beyond luck: all bars of two samples of one law stay within it together 99 times in 100. */
const TOGETHER = 0.01;

/** Half the width of a bar, where 1 is from one to the next. */
const HALF = 0.38;

interface SideBars {
  readonly cells: readonly SideCell[];
  /** The number at the first bar; below 0 for cards that lie in front. */
  readonly first: number;
  /** True if the verdict rests on them. */
  readonly biased: boolean;
}

/** Formats a number with a typographic minus sign. */
function signed(value: number): string {
  return value < 0 ? `−${count(-value)}` : count(value);
}

/**
 * Draws one bar per value for the shuffle and a stepped line for the reference. Bars further from it than luck takes any are coloured, where the
 * verdict rests on them.
 */
function sideBarsSpec({ biased, cells, first }: SideBars, axis: string, narrow: boolean): Chart {
  const frame: Frame = { width: narrow ? 296 : 770, height: 150, left: 52, right: 8, top: 10, bottom: 46 };
  const deals = cells.reduce((sum, { own }) => sum + own, 0);
  const shares = cells.map(({ own }) => own / deals);
  const law = cells.map(({ beside }) => beside / deals);
  const top = Math.max(...shares, ...law) * 1.08;
  const end = first + cells.length - 1;
  const [start, last] = [first - 0.6, end + 0.6];
  const plane: Plane = { x: { domain: [start, last] }, y: { domain: [0, top] } };
  const limit = normalQuantile(TOGETHER / (2 * cells.length)) ** 2;
  const bars = (off: boolean): readonly Datum[] =>
    cells.flatMap((cell, k) =>
      (biased && apart(cell) > limit) === off && shares[k] > 0 ? [{ x: first + k - HALF, x2: first + k + HALF, y: 0, y2: shares[k] }] : [],
    );
  const place = { plane, start, last, unit: top / frame.height, top };
  return chart(frame, [
    shareLines(place),
    boxes(plane, [...bars(false)], 'var(--soft)'),
    boxes(plane, [...bars(true)], 'var(--biased)'),
    ...lawLine(plane, law, (k) => first + k),
    ...axisTexts(place, [first, end], axis, signed),
  ]);
}

const MOST_ROWS = 8;

/**
 * Shows, beside a reference, the table of counts that lies furthest from it, from the test that shows most, as a picture and in numbers. Null without
 * one, or without such counts.
 */
export function referenceComparison(core: EvidenceCore): DocSection | null {
  const { plan, subject, verdict } = core;
  if (!isReference(plan.null)) return null;
  const test = drawn(core);
  const facts = sideFacts(core, test);
  const names = cardNames(subject.origin);
  const exhibit = facts && sideExhibit(test, facts.step, plan.n, (at) => cardName(names, at + 1));
  if (!facts || !exhibit) return null;
  const { axis, first, furthest, title } = exhibit;
  const { cells, most } = facts;
  const found = verdict.kind === 'biased' && verdict.because.includes(test);
  const rows = cells
    .toSorted((a, b) => apart(b) - apart(a))
    .slice(0, MOST_ROWS)
    .map(({ beside, own, value }) => [signed(first + value), count(own), count(beside)]);
  const said = {
    key: 'beside-reference',
    title,
    caption: say`Bars: the shuffle. Line: ${referenceName(plan.null)}. Both are of ${counted(count(plan.trials), 'deal')}${found ? '; red: further from the line than luck takes any of the bars' : ''}.`,
    description: `${capital(axis)} ${signed(first + most.value)}: ${counted(count(most.own), 'deal')} of the shuffle and ${count(most.beside)} of the reference.`,
  };
  const columns = [capital(axis), 'shuffle', 'reference'].map((head, k) => ({ head, number: k > 0 }));
  return {
    id: 'beside-reference',
    heading: 'Beside the reference',
    beside: [say`${furthest}${verdict.kind === 'no-bias-found' ? ', no more than luck makes it' : ''}. `, sideSentence(core, test)],
    body: [
      figureBlock(said, (narrow) => sideBarsSpec({ cells, first, biased: found }, axis, narrow)),
      { is: 'table', caption: title, columns, rows },
    ],
  };
}

/** Returns the test that is drawn. Where the verdict rests on a drawable one, it is the one least explained by luck, else the positions of each card. */
function drawn({ results, verdict }: EvidenceCore): string {
  const because = verdict.kind === 'biased' ? verdict.because : [];
  const [strongest] = results
    .filter(({ test }) => DRAWN.includes(test) && because.includes(test))
    .toSorted((a, b) => a.logPAdjusted - b.logPAdjusted);
  return strongest?.test ?? referencePlaces.id;
}
