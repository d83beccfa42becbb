import type { EvidenceCore } from '../../../core/record/evidence.js';
import { BIASED_STARTS } from '../../../core/statistic/side-looks.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { nounsOf } from '../../../kinds/pages.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';

/** True if the verdict is biased because every start deals the same decks. */
export function startsAlike({ verdict }: EvidenceCore): boolean {
  return verdict.kind === 'biased' && verdict.because.includes(BIASED_STARTS);
}

/** The words for outcomes that every start makes alike, for the subject's kind. */
function made({ subject }: EvidenceCore) {
  const { cards, deal, deals, shuffle } = nounsOf(subject.origin.outcome.kind);
  const { source } = subject.origin;
  const ofProgram = source.kind === 'program';
  const whatever = ofProgram || ('randomness' in source && source.randomness === 'live') ? '' : ', whatever numbers Math.random gave';
  const more = { deal, shuffle, what: ofProgram ? 'program' : 'function', whatever };
  return cards
    ? {
        ...more,
        makes: 'deals the same first decks',
        made: 'both dealt the same first decks',
        others: 'deals decks that were dealt before',
      }
    : {
        ...more,
        makes: `makes the same first ${deals}`,
        made: `both made the same first ${deals}`,
        others: `makes ${deals} that were made before`,
      };
}

/** Says what the starts show, beside a verdict that rests on more; empty where they do not deal alike. */
export function startsSentences(core: EvidenceCore): readonly Phrase[] {
  return startsAlike(core) ? [say`In addition, ${strong(`it ${made(core).makes} after every start`)}${made(core).whatever}.`] : [];
}

/** The words of a verdict that is biased by no test, but because every start deals the same decks; null for any other. */
export function startsWords(core: EvidenceCore): VerdictWords | null {
  if (!startsAlike(core)) return null;
  const { trials } = core.plan;
  const { deal, makes, made: did, others, shuffle, whatever, what } = made(core);
  return {
    name: 'Biased:',
    rest: [`it ${makes.replace('first ', '')} after every start`],
    lead: say`Before the audit two processes were started one after the other, and ${strong(did)}${whatever}. Whatever restarts this ${what} ${others}.`,
    more: [
      say`Its generator begins with the same state every time: a seed that stands in the code, or one that did not change between the two starts. The ${counted(count(trials), deal)} of one process alone ${verbFor(trials, 'does')} not show it.`,
    ],
    sure: say`Two processes of an even ${shuffle} begin alike less than once in 1,000 million times.`,
  };
}
