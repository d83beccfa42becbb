import { counted } from '../../../core/words/counted.js';
import { subjectSentence } from '../../../kinds/words/subject.js';
import type { Doc } from '../../../page/document/doc.js';
import { docPages } from '../../../page/document/doc-pages.js';
import { count } from '../../../page/numbers.js';
import { code, type Phrase, plain, say } from '../../../page/phrase.js';
import type { RecordPages } from '../../../page/record-pages.js';
import { verifyCommand } from '../../../page/words/record-file.js';
import type { RecordNotes } from '../../../page/words/record-notes.js';
import { toolWords } from '../../../page/words/run.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import type { PredictedWay, Prediction, PredictionCore } from '../record/prediction.js';
import { nextSection, shownSection, waysSection } from './sections.js';
import { dealsBefore, predictionWords, REMEDY } from './words.js';

const STYLE = `
.dealt{display:flex;flex-wrap:wrap;gap:3px;font:12.5px/1.6 var(--sans)}
.dealt span{min-width:2em;text-align:center;border:1px solid var(--rule);padding:0 3px}
.dealt.told span{border-color:var(--biased)}
.state .bits{display:grid;grid-template-columns:repeat(64,minmax(0,1fr)) 7.5em;gap:1px;align-items:center;margin:2px 0}
.state i{height:12px;background:var(--band)}
.state i.on{background:var(--biased)}
.state span{font:12.5px var(--sans);color:var(--soft);padding-left:8px}
@media screen and (max-width:760px){.state .bits{grid-template-columns:repeat(64,minmax(0,1fr))}.state span{grid-column:1/-1;padding:0}}
`;

function predictionDocument(record: Prediction, told: RecordNotes): Doc {
  const { core, digest, run } = record;
  const { next, plan, subject, tool, verdict, way } = core;
  const words = predictionWords(core);
  return {
    what: 'Prediction of decks',
    subject: subject.id,
    scale: `${counted(count(plan.n), 'card')}, ${counted(count(plan.trials), 'deal')}`,
    title: `${words.name} ${plain(words.rest)}: ${subject.id}`,
    look: LOOK[verdict.kind],
    verdict: verdict.kind,
    words,
    facts: [
      ['What was read', subjectSentence({ known: null, plan, subject })],
      ['How sure', words.sure],
      ...(way ? ([['What to do', REMEDY]] as const) : []),
    ],
    brief: [
      ...words.more.map((text) => ({ is: 'sentence', text }) as const),
      ...next.map(
        (deck, d) =>
          ({ is: 'sentence', text: `Deal ${count(dealsBefore(core) + plan.trials + d + 1)} will be: ${deck.join(' ')}` }) as const,
      ),
    ],
    sections: [nextSection(core), shownSection(core), waysSection(core)].filter((section) => section !== null),
    check: {
      commands: [{ head: 'Find the state again', words: verifyCommand(told) }],
      facts: [
        ['Record', [code(digest)]],
        ...(way ? ([['State before the first deal', stateWords(way.state)]] as const) : []),
        ['Tool', toolWords(tool, run)],
      ],
    },
    states: 'what was read and foretold',
    style: STYLE,
  };
}

function stateWords({ seed, skipped, step, words }: PredictedWay['state']): Phrase {
  const from = seed === undefined ? say`words ${code((words ?? []).slice(0, MOST_WORDS).join(' '))}` : say`seed ${code(seed)}`;
  const more = (words?.length ?? 0) > MOST_WORDS ? `, and so on to ${counted(count(words?.length ?? 0), 'word')}` : '';
  const anew = step === undefined ? '' : `, and a new start with every deal, the seed ${count(step)} higher`;
  return say`${from}${more}, then ${counted(count(skipped), 'number')} drawn${anew}`;
}

/** Words of a state that a page shows. */
const MOST_WORDS = 8;

const SHORT: Readonly<Record<PredictionCore['verdict']['kind'], string>> = {
  predicted: 'Predictable',
  'not-predicted': 'Not predicted',
  inconclusive: 'Cannot tell',
};

export const pages: RecordPages<PredictionCore> = docPages(predictionDocument, ({ core: { foretold, plan, subject, used, verdict } }) => ({
  id: subject.id,
  deals: true,
  plan: `${counted(count(plan.n), 'card')}, ${counted(count(plan.trials), 'deal')}`,
  verdict: { words: SHORT[verdict.kind], size: foretold > 0 ? `${count(foretold)} foretold after ${counted(count(used), 'deal')}` : null },
}));
