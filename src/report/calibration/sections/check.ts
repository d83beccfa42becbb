import type { Calibration } from '../../../core/calibration.js';
import { counted } from '../../../core/counted.js';
import { calibrationStatement } from '../../../kinds/words/calibration.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { checkItYourself, recordFact, toolFact } from '../../../page/sections/check.js';
import { ended } from '../../../page/words/ended.js';
import { verifyCommand } from '../../../page/words/record-file.js';
import type { Told } from '../../../page/words/told.js';
import { calibrateCommand } from '../command.js';
import { ratesOf } from '../facts.js';

/** How to make the calibration again, with the full hashes and the plan. */
export function calibrationCheck({ core, digest, run }: Calibration, told: Told): Markup {
  const { plan, tool } = core;
  return checkItYourself({
    told,
    facts: [
      recordFact(digest),
      ...(plan.recording
        ? [
            [
              'Recorded bytes',
              html`<code>${plan.recording.file}</code>, ${counted(count(plan.recording.bytes), 'byte')}, <code>sha256:${plan.recording.sha256}</code>`,
            ] as const,
          ]
        : []),
      ['Seed', html`<code>${plan.seed}</code>`],
      [
        'Sizes',
        plan.sizes
          .map(
            ({ n, tests, trials }) =>
              `${count(n)} cards and ${counted(count(trials), 'deal')}, ${counted(count(tests.length), 'statistic')}`,
          )
          .join('; '),
      ],
      ['Rates', `${count(ratesOf(core).length)}, each with its exact interval at ${plan.confidence * 100} %`],
      toolFact(tool, run),
      ...(core.verdict.kind !== 'holds' ? [['Reason', ended(calibrationStatement(core.verdict))] as const] : []),
    ],
    commands: [
      ['Deal every audit again and compare', verifyCommand(told)],
      ['Make the calibration from nothing', calibrateCommand(core)],
    ],
  });
}
