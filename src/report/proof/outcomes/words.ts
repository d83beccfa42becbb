import { isBuiltIn } from '../../../core/record/origin.js';
import type { OutcomeExample, OutcomeProofCore } from '../../../core/record/outcome-proof.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { proofWordsOf } from '../../../kinds/words/proved-outcomes.js';
import { count, NBSP } from '../../../page/numbers.js';
import { code, type Phrase, say, strong } from '../../../page/phrase.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { exact, fraction, whole } from '../numbers.js';
import { assumed, functionSentence, subjectName } from '../words/subject.js';
import { errorSentence } from '../words/verdict.js';

/** The subject of the proof with its size: `boards of a 2 × 2 puzzle`. */
export function sizeOf({ plan, subject }: Pick<OutcomeProofCore, 'plan' | 'subject'>): string {
  return proofWordsOf({ subject }).all(subject.origin.outcome, plan.n);
}

export function outcomeWords(core: OutcomeProofCore): VerdictWords {
  const { ideal, law, probe, subject } = core;
  const size = sizeOf(core);
  const beside = probe ? errorSentence(probe.error) : [];
  const sure = assumed(subject.origin.source, ideal);
  return law.uniform
    ? { name: 'Proved:', rest: say`exactly${NBSP}even for ${size}`, lead: evenLead(core), more: beside, sure }
    : { name: 'Proved uneven', rest: say`for ${size}`, lead: unevenLead(core), more: [...more(core), ...beside], sure };
}

function evenLead(core: OutcomeProofCore): Phrase {
  const { law, plan, subject } = core;
  const words = proofWordsOf(core);
  const { outcome } = subject.origin;
  const where = words.situations?.(outcome);
  if (where)
    return say`In each of the ${strong(count(law.situations))} ${where.all}, every winning move has exactly the chance of an even choice, and no other move is ${words.done}.`;
  const all = whole(law.worst.outcomes);
  return say`Each of the ${all} ${words.due(outcome, plan.n)} has probability exactly ${strong(`1/${count(Number(law.worst.outcomes))}`)}, and no other ${words.one} is ${words.done}.`;
}

function unevenLead(core: OutcomeProofCore): Phrase {
  const { counterexample, worst } = core.law;
  if (!counterexample) return say`The chances are not even.`;
  const before = worst.given.length === 0 ? [] : say`With piles ${code(worst.given.join(NBSP))}, `;
  const name = code(subjectName(core));
  return say`${before}${name} ${chance(core, counterexample.often)}. ${worst.given.length === 0 ? 'It' : 'There it'} ${chance(core, counterexample.seldom)}.`;
}

/** Says, for example, "makes the board 1 2 / 3 _ with probability 1/24; an even scrambler never makes it". */
function chance({ subject }: OutcomeProofCore, { cells, even, probability }: OutcomeExample): Phrase {
  const { outcome } = subject.origin;
  const words = proofWordsOf({ subject });
  const one: Phrase = say`${words.called}${code(words.told(cells, outcome).replaceAll(' ', NBSP))}`;
  const does: Phrase =
    probability === '0/1' ? say`never ${words.does} ${one}` : say`${words.does} ${one} with probability ${strong(exact(probability))}`;
  const maker = `an even ${nounsOf(outcome.kind).shuffle}`;
  return even === '0/1' ? say`${does}; ${maker} never ${words.does} it` : say`${does}; ${maker} ${words.does} it with ${fraction(even)}`;
}

function more(core: OutcomeProofCore): readonly Phrase[] {
  const { law, subject } = core;
  const { situations, uneven, worst } = law;
  const { outcome } = subject.origin;
  const words = proofWordsOf(core);
  const where = words.situations?.(outcome);
  const strays = words.strays(outcome);
  const maker = `An even ${nounsOf(outcome.kind).shuffle}`;
  return [
    ...(where ? [say`The choice is uneven in ${strong(count(uneven))} of ${count(situations)} ${where.all}.`] : []),
    say`The total variation from even is ${exact(worst.totalVariation)}${where ? ' in this position, the largest of all' : ''}.`,
    ...(worst.astray === '0/1'
      ? []
      : [
          say`The chance of ${strays} is ${strong(exact(worst.astray))}${where ? ' in this position' : ''}. ${maker} never ${words.does} one.`,
        ]),
    ...(worst.reached === worst.outcomes || where
      ? []
      : [say`Of the ${whole(worst.outcomes)} ${words.due(outcome, core.plan.n)} only ${whole(worst.reached)} are ever ${words.done}.`]),
  ];
}

export function outcomeSubject({ ideal, subject }: OutcomeProofCore): Phrase {
  const { origin } = subject;
  const { outcome, source } = origin;
  if (source.kind !== 'built-in' || !isBuiltIn(origin)) return source.kind === 'built-in' ? [] : functionSentence(source);
  const { even, maker } = pageOf(outcome).builtIn(outcome, source.maker);
  return say`${maker}. Words become choices by the method ${code(source.bounded)}${ideal ? ', exactly even on ideal words' : ''}.${even}`;
}
