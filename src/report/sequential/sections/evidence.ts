import type { SequentialCore } from '../../../core/sequential.js';
import { pow } from '../../../math/primitives/pow.js';
import { draw } from '../../../page/charts/draw.js';
import { figure } from '../../../page/charts/figure.js';
import type { Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, plain, say } from '../../../page/phrase.js';
import { blocksTable } from '../../../page/sections/blocks-table.js';
import { section } from '../../../page/sections/section.js';
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

/** How the evidence went, deal by deal, and what each kind of it came to. */
export async function evidenceSection(core: SequentialCore): Promise<Markup> {
  const { plan, result } = core;
  const [wide, narrow, kinds, narrowKinds] = await Promise.all([
    draw(evidenceCurveSpec(core, false)),
    draw(evidenceCurveSpec(core, true)),
    draw(kindCurvesSpec(core, false)),
    draw(kindCurvesSpec(core, true)),
  ]);
  const processes = processesIn(core);
  const { deal } = nounsIn(core);
  const curve = figure({
    key: 'evidence',
    title: `The evidence after each ${deal}`,
    caption: say`Both scales logarithmic. Dashed: the evidence that decides.${cutOff(core)}`,
    description: `With ${deal} ${count(result.trials)} the evidence stood at ${plain(evidencePhrase(result.end.logE))}, ${result.end.logE >= Math.log(lineOf(plan)) ? 'beyond' : 'below'} the ${count(lineOf(plan))} that decides.`,
    wide,
    narrow,
  });
  const small = figure({
    key: 'kinds',
    title: 'Each kind of evidence by itself, on the same scales',
    caption: say`The evidence above is their mean. Dashed: the evidence that decides. Grey: 1, where each began.`,
    description: processes.map(({ name }, k) => `${name}: ${plain(evidencePhrase(result.end.parts[k]))}.`).join(' '),
    wide: kinds,
    narrow: narrowKinds,
  });
  const rows = processes.map(({ bets, name }, k): readonly Phrase[] => [[name], [bets], evidencePhrase(result.end.parts[k])]);
  const table = blocksTable('What each kind of evidence came to', COLUMNS, rows);
  return section({ heading: 'How the evidence grew', beside: [words(core)], exhibit: [curve, small, table] });
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
