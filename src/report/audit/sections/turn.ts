import type { EvidenceCore } from '../../../core/evidence.js';
import { capital } from '../../../core/first-letter.js';
import { changeCurveSpec } from '../../../kinds/change-curve.js';
import { nounsOf } from '../../../kinds/pages.js';
import { type RunTurn, runTurn } from '../../../kinds/run-turn.js';
import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { figure } from '../../../page/charts/figure.js';
import type { Markup } from '../../../page/markup.js';
import { count, ratio } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import { changeCaption } from '../words/change-caption.js';

/** Where the deals of a log change, over the log; nothing for other subjects, and where the record holds no counts by parts. */
export function turn(core: EvidenceCore): Markup | null {
  const found = runTurn(core);
  if (!found) return null;
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
  const [wide, narrow] = [drawPlainly(changeCurveSpec(drawn, false)), drawPlainly(changeCurveSpec(drawn, true))];
  return section({
    heading: 'The log over time',
    beside: [
      turnSentence(found, trials, deal),
      say`${capital(deals)} are compared in eighths of the log, so a change is placed no closer than that.`,
    ],
    exhibit: [
      figure({
        key: 'turn',
        title: `How far the ${deals} before a place differ from those behind it`,
        caption: changeCaption(between !== null),
        description: `The largest is ${ratio(profile[at])} times what luck makes of it.`,
        wide,
        narrow,
      }),
    ],
  });
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
