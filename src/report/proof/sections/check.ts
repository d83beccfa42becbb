import { counted } from '../../../core/counted.js';
import type { Proof } from '../../../core/proof.js';
import { subjectFacts } from '../../../kinds/words/origin.js';
import { sizesText } from '../../../kinds/words/sizes.js';
import type { Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { checkItYourself, recordFact, toolFact } from '../../../page/sections/check.js';
import type { Fact } from '../../../page/sections/fact-list.js';
import { verifyCommand } from '../../../page/words/record-file.js';
import type { Told } from '../../../page/words/told.js';
import { proveCommand } from '../words/command.js';

/** How to make the proof again, with the full hashes and the plan. */
export function proofCheck({ core, digest, run }: Proof, told: Told): Markup {
  const { claims, plan, subject, tool } = core;
  const holding = claims.filter(({ holds }) => holds).length;
  const facts: readonly Fact[] = [
    recordFact(digest),
    ...subjectFacts(subject),
    [
      'Plan',
      `${sizesText(plan.sizes)}${plan.deck === null ? '' : `, a deck of ${count(plan.deck)} beside them`}, no tree of more than ${counted(count(plan.mostLeaves), 'leaf')} walked`,
    ],
    ['Claims that hold', `${count(holding)} of ${count(claims.length)}`],
    toolFact(tool, run),
  ];
  return checkItYourself({
    told,
    commands: [
      ['Work it all out again and compare', verifyCommand(told, subject.origin.source.kind === 'tape')],
      ['Make the proof from nothing', proveCommand(core)],
    ],
    facts,
  });
}
