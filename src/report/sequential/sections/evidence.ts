import type { SequentialCore } from '../../../core/record/sequential.js';
import { pow } from '../../../math/primitives/pow.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { figureBlock, type SaidOf } from '../../../page/document/figure-block.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, plain, say } from '../../../page/phrase.js';
import { HIGHEST, LOWEST } from '../charts/evidence-axis.js';
import { evidenceCurveSpec } from '../charts/evidence-curve.js';
import { kindCurvesSpec } from '../charts/kind-curves.js';
import { processesIn } from '../facts/processes.js';
import { evidencePhrase } from '../words/evidence.js';
import { many, nounsIn } from '../words/many.js';
import { lineOf, repeatsItself } from '../words/verdict.js';

const COLUMNS = [
  { head: 'Evidence', number: false },
  { head: 'What it bets on', number: false },
  { head: 'At the end', number: true },
] as const;

export function evidenceSection(core: SequentialCore): DocSection {
  const { plan, result } = core;
  const { deal } = nounsIn(core);
  const kinds = processesIn(core).map(({ bets, id, name }, k) => ({ bets, id, name, held: evidencePhrase(result.end.parts[k]) }));
  const curve: SaidOf = {
    key: 'evidence',
    title: `The evidence after each ${deal}`,
    caption: say`Both scales logarithmic. Dashed: the evidence that decides.${cutOff(core)}`,
    description: `With ${deal} ${count(result.trials)} the evidence stood at ${plain(evidencePhrase(result.end.logE))}, ${result.end.logE >= Math.log(lineOf(plan)) ? 'beyond' : 'below'} the ${count(lineOf(plan))} that decides.`,
  };
  const small: SaidOf = {
    key: 'kinds',
    title: 'Each kind of evidence by itself, on the same scales',
    caption: say`The evidence above is their mean. Dashed: the evidence that decides. Grey: 1, where each began.`,
    description: kinds.map(({ held, name }) => `${name}: ${plain(held)}.`).join(' '),
    says: null,
  };
  return {
    id: 'evidence',
    heading: 'How the evidence grew',
    beside: [words(core)],
    body: [
      figureBlock(curve, (narrow) => evidenceCurveSpec(core, narrow)),
      figureBlock(small, (narrow) => kindCurvesSpec(core, narrow)),
      {
        is: 'table',
        caption: 'What each kind of evidence came to',
        columns: COLUMNS,
        rows: [
          ['All together', 'their mean, which decides', evidencePhrase(result.end.logE)],
          ...kinds.map(({ bets, held, name }) => [name, bets, held]),
        ],
      },
      ...kinds.map(({ held, id, name }): Block => ({ is: 'case', id, outcome: 'pass', says: say`${name}: evidence ${held}` })),
    ],
  };
}

function words(core: SequentialCore): Phrase {
  const { result, verdict } = core;
  const { deal, shuffle } = nounsIn(core);
  if (repeatsItself(core))
    return say`A bet against luck that reached the dashed line after ${many(core, result.trials)}. But some of them are copies of others, and a bet on a copy is not settled by luck.`;
  if (verdict.kind !== 'biased')
    return say`With an even ${shuffle} the line wanders about 1 and sinks; with one that is a little uneven it may do the same for long. After ${many(core, result.trials)} it was below the dashed line.`;
  if (verdict.reason !== undefined && !result.impossible)
    return say`A bet against luck would be settled after every ${deal}. What decided was known before the first, so the run ended with it.`;
  if (verdict.reason !== undefined)
    return say`A bet against luck, settled after every ${deal} but the last: that one has no chance at all, which ended the run wherever the line stood.`;
  return say`A bet against luck that keeps winning. With an even ${shuffle} the line wanders about 1 and sinks. The first ${deal} that took it to the dashed line ended the run.`;
}

function cutOff({ result }: SequentialCore): string {
  const logs = result.trajectory.flatMap(({ logE, parts }) => [logE, ...parts]).map((log) => log / Math.LN10);
  const low = logs.some((log) => log < LOWEST) ? ` Below ${pow(10, LOWEST)} it runs along the lower edge.` : '';
  return logs.some((log) => log > HIGHEST) ? `${low} Beyond a million million it runs along the upper edge.` : low;
}
