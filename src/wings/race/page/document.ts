import { counted } from '../../../core/words/counted.js';
import type { Doc } from '../../../page/document/doc.js';
import { count } from '../../../page/numbers.js';
import { code, plain, say } from '../../../page/phrase.js';
import { liveFacts, liveSentence } from '../../../page/words/live.js';
import { verifyCommand } from '../../../page/words/record-file.js';
import type { RecordNotes } from '../../../page/words/record-notes.js';
import { toolWords } from '../../../page/words/run.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import type { BrokenRace } from '../record/broken-race.js';
import { firstDeck } from './sections/first-deck.js';
import { interleavingSection } from './sections/interleaving.js';
import { losses } from './sections/losses.js';
import { where } from './sections/where.js';
import { brokenRaceWords, REMEDY } from './words.js';

/** The styles that only the page of a race has: cards in boxes, the steps of two threads, bars by stretches of the deck. */
const RACE = `
.cards{line-height:2.1}
.card{display:inline-block;min-width:1.5em;padding:0 4px;text-align:center;line-height:1.5;border:1px solid var(--soft);font-family:var(--sans);font-size:13px}
.card.twice{color:var(--paper);background:var(--biased);border-color:var(--biased);font-weight:600}
.card.gone{color:var(--biased);border:1px dashed var(--biased);text-decoration:line-through}
.steps{table-layout:fixed}
.steps th:first-child{width:3.4em}
.steps td:last-child .uneven{display:block;font-size:13px}
.steps td,.steps th{overflow-wrap:break-word}
svg .bar{fill:var(--biased)}
svg .base{stroke:var(--strong);stroke-width:1;fill:none}
svg text.says{font-size:12px;fill:var(--soft)}
svg text.end{text-anchor:end}
@media screen and (max-width:760px){.steps{font-size:12.5px}.steps th,.steps td{padding-right:5px}}
@media print{.card.twice{color:var(--biased);background:none;border-width:2px}}
`;

export function raceDocument({ core, digest, run }: BrokenRace, told: RecordNotes): Doc {
  const { plan, race, subject, tool, verdict } = core;
  const words = brokenRaceWords(core);
  return {
    what: 'Shuffle audit',
    subject: subject.id,
    scale: `${counted(count(plan.n), 'card')}, ${counted(count(race.counts.deals), 'deal')} counted`,
    title: `${words.name} ${plain(words.rest)}: shuffle audit of ${subject.id}`,
    look: LOOK[verdict.kind],
    verdict: verdict.kind,
    words,
    facts: [
      ['What was looked at', liveSentence(subject.origin.source)],
      ['How sure', words.sure],
      ['What to do', REMEDY],
    ],
    brief: [{ is: 'sentence', text: REMEDY }],
    sections: [interleavingSection(core), losses(core), where(core), firstDeck(core)].filter((section) => section !== null),
    check: {
      commands: [{ head: 'Check the record against itself', words: verifyCommand(told) }],
      note: 'No two races are alike, so these deals cannot be dealt again: what can be checked is that the counts agree with each other, that the share follows from them, and that the drawn steps come out of the search.',
      facts: [
        ['Record', [code(digest)]],
        ...liveFacts(subject.origin.source),
        [
          'Plan',
          say`${counted(count(plan.n), 'card')}, ${counted(count(plan.trials), 'deal')} to audit, ended with deal ${count(race.first.deal)}; then ${counted(count(race.counts.deals), 'deal')} counted; seed ${code(plan.seed)}`,
        ],
        ['Tool', toolWords(tool, run)],
      ],
    },
    style: RACE,
  };
}
