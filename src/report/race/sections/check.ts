import type { BrokenRace } from '../../../core/broken-race.js';
import { counted } from '../../../core/counted.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { checkItYourself, recordFact, toolFact } from '../../../page/sections/check.js';
import { liveFacts } from '../../../page/words/live.js';
import { verifyCommand } from '../../../page/words/record-file.js';
import type { Told } from '../../../page/words/told.js';

/** How to check the record, with what it was planned as. */
export function brokenRaceCheck({ core, digest, run }: BrokenRace, told: Told): Markup {
  const { plan, race, subject, tool } = core;
  return checkItYourself({
    told,
    commands: [['Check the record against itself', verifyCommand(told)]],
    note: 'No two races are alike, so these deals cannot be dealt again: what can be checked is that the counts agree with each other, that the share follows from them, and that the drawn steps come out of the search.',
    facts: [
      recordFact(digest),
      ...liveFacts(subject.origin.source),
      [
        'Plan',
        html`${counted(count(plan.n), 'card')}, ${counted(count(plan.trials), 'deal')} to audit, ended with deal ${count(race.first.deal)}; then ${counted(count(race.counts.deals), 'deal')} counted; seed <code>${plan.seed}</code>`,
      ],
      toolFact(tool, run),
    ],
  });
}
