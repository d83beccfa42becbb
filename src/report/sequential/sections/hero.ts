import type { SequentialCore } from '../../../core/sequential.js';
import { subjectSentence } from '../../../kinds/words/subject.js';
import type { Markup } from '../../../page/markup.js';
import { commandBlock } from '../../../page/sections/command-block.js';
import { hero } from '../../../page/sections/hero.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import { describedPlan } from '../facts/processes.js';
import { fixedSizeCommand } from '../words/command.js';
import { evidenceMeaning, repeatsItself, sequentialWords } from '../words/verdict.js';

/** The verdict with what was tested, how sure that is, and what to run next. */
export function sequentialHero(core: SequentialCore): Markup {
  const words = sequentialWords(core);
  return hero({
    mark: LOOK[core.verdict.kind],
    words,
    facts: [
      ['What was tested', subjectSentence({ known: null, plan: describedPlan(core), subject: core.subject })],
      ['How sure', words.sure],
      ['Words used', evidenceMeaning(core)],
      // No number of copies decides anything.
      ...(repeatsItself(core)
        ? []
        : [[core.verdict.kind === 'biased' ? 'To measure it' : 'To decide it', commandBlock(fixedSizeCommand(core))] as const]),
    ],
  });
}
