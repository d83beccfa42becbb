import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { Turned } from '../../../core/record/turned.js';
import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { changeCurveSpec } from '../../../kinds/charts/change-curve.js';
import { type RunTurn, runTurn } from '../../../kinds/groups/run-turn.js';
import { nounsOf } from '../../../kinds/pages.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count, ratio } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { changeCaption } from '../words/change-caption.js';

const HEADING = 'The log over time';

/**
 * The place where the deals of a log change, over the log, and what the alarm of `watch` says of it. Null for other subjects, and where neither is
 * known.
 */
export function turn(core: EvidenceCore, turned?: Turned): DocSection | null {
  const found = runTurn(core);
  const watched = turned ? alarmSentence(turned, nounsOf(core.subject.origin.outcome.kind)) : null;
  if (!found) return watched ? { id: 'turn', heading: HEADING, beside: [watched], body: [] } : null;
  const { at, between, parts, profile } = found;
  const { trials } = core.plan;
  const { deal, deals } = nounsOf(core.subject.origin.outcome.kind);
  const place = (edge: number): number => (edge * trials) / parts;
  const drawn = {
    at,
    ends: [`${deal} 1`, `${deal} ${count(trials)}`],
    domain: [0, trials],
    profile: profile.map((y, edge) => ({ x: place(edge + 1), y })),
    band: between && { x: place(between.first), x2: place(between.last + 1) },
  } as const;
  return {
    id: 'turn',
    heading: HEADING,
    beside: [
      turnSentence(found, trials, deal),
      say`${capital(deals)} are compared in eighths of the log, so the drawing places a change no closer than that.`,
      ...(watched ? [watched] : []),
    ],
    body: [
      figureBlock(
        {
          key: 'turn',
          title: `How far the ${deals} before a place differ from those behind it`,
          caption: changeCaption(between !== null),
          description: `The largest is ${ratio(profile[at])} times what luck makes of it.`,
        },
        (narrow) => changeCurveSpec(drawn, narrow),
      ),
    ],
  };
}

/** The alarm's result. It looks at one deal after another, and so places a change more closely. */
function alarmSentence({ change, deals: seen }: Turned, { deal, deals }: Pick<ReturnType<typeof nounsOf>, 'deal' | 'deals'>): Phrase {
  const sure = say`Watched one by one in their order, the ${deals} show the bias beyond doubt with ${strong(`${deal} ${count(seen)}`)}`;
  if (!change) return say`${sure}, which even ${deals} never hold.`;
  if (change.from === 0) return say`${sure}. It was there from the start, or from within the first ${counted(count(change.to), deal)}.`;
  return change.open
    ? say`${sure}. It began before ${deal} ${count(change.to)}.`
    : say`${sure}. With 95 % probability it began between ${strong(`${deal} ${count(change.from)}`)} and ${strong(count(change.to))}.`;
}

function turnSentence({ at, between, parts }: RunTurn, trials: number, deal: string): Phrase {
  const before = (edge: number): string => count(Math.ceil((edge * trials) / parts));
  const best = say`A change fits best near ${strong(`${deal} ${before(at + 1)}`)}.`;
  if (!between) return say`${best} But one change alone does not explain how parts of the log differ.`;
  const { first, last } = between;
  return first === 0 && last === parts - 1
    ? say`${best} Luck would show as much at any other place.`
    : say`${best} With 95 % confidence, one change lies between ${deal} ${count(Math.floor((first * trials) / parts) + 1)} and ${before(last + 1)}.`;
}
