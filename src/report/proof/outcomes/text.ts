import type { OutcomeExample, OutcomeProof, OutcomeProofCore } from '../../../core/outcome-proof.js';
import { outcomeWay } from '../../../kinds/words/law-way.js';
import { proofWordsOf } from '../../../kinds/words/proved-outcomes.js';
import { columns } from '../../../page/columns.js';
import { count } from '../../../page/numbers.js';
import { plain, say } from '../../../page/phrase.js';
import { visible } from '../../../page/visible.js';
import { date } from '../../../page/words/date.js';
import { checkLines } from '../../../page/words/record-file.js';
import { type Told, toldLines } from '../../../page/words/told.js';
import { glyphOf } from '../../../page/words/verdict-mark.js';
import { terminal, wrapped } from '../../../page/wrap.js';
import { exact, fraction, whole } from '../numbers.js';
import { choiceLine } from '../words/choices.js';
import { scopeSentences } from '../words/scope.js';
import { note } from './chances.js';
import { outcomeCommand } from './command.js';
import { outcomeSubject, outcomeWords, sizeOf } from './words.js';

/** Characters of a fraction in the table of a terminal. */
const LONGEST = 11;

/** What was proved, how far from even, and under which assumption: a few lines of at most 100 columns, without a final line break. */
export function renderOutcomeProofSummary({ core }: Pick<OutcomeProof, 'core'>): string {
  const words = outcomeWords(core);
  return terminal([
    ...wrapped(say`${glyphOf(core.verdict.kind)} ${words.name} ${words.rest}`, '', '  '),
    '',
    ...wrapped(words.lead),
    ...words.more.flatMap((phrase) => wrapped(phrase)),
    '',
    ...tableLines(core),
    '',
    ...exampleLines(core),
    ...wrapped(say`Assumed: ${words.sure}`),
  ]);
}

/** The whole proof as plain text, with every chance that the record lists. A pure function of the record. */
export function renderOutcomeProofText(proof: OutcomeProof, told: Told = {}): string {
  const { core, digest, run } = proof;
  return `${terminal([
    ...wrapped([`Proof of ${core.subject.id}`]),
    `${sizeOf(core)}, ${date(run.startedAt)}`,
    '',
    renderOutcomeProofSummary(proof),
    '',
    ...wrapped(outcomeSubject(core)),
    '',
    ...everyChance(core),
    ...wrapped(say`How it was worked out: ${outcomeWay(core)}`),
    '',
    'What this proof covers:',
    ...scopeSentences(core).flatMap((sentence) => wrapped(say`- ${sentence}`, '  ', '    ')),
    '',
    ...checkLines(told, outcomeCommand(core)),
    `Record ${visible(digest)}`,
    ...toldLines(told),
    ...wrapped(['This report states what was proved, and of what. It is no certificate.']),
  ])}\n`;
}

function tableLines({ law: { method, situations, uneven, worst } }: OutcomeProofCore): readonly string[] {
  const several = situations > 1;
  const heads = [...(several ? ['positions', 'uneven'] : []), 'leaves', 'reached', 'least likely', 'likeliest', 'total variation'];
  const row = [
    ...(several ? [count(situations), count(uneven)] : []),
    method.tree === null ? '–' : plain(whole(method.tree)),
    plain(say`${whole(worst.reached)} of ${whole(worst.outcomes)}`),
    worst.least === '0/1' ? 'never' : plain(exact(worst.least, LONGEST)),
    plain(exact(worst.greatest, LONGEST)),
    plain(exact(worst.totalVariation, LONGEST)),
  ];
  const right = heads.map((_, k) => k);
  return [
    ...columns([heads, row], right),
    ...wrapped(
      say`Leaves: ways that the choices can fall. Total variation: the share of probability that lies in the wrong place.${several ? ` Reached and all that follows: of ${uneven === 0 ? 'the first position' : 'the position that is furthest from even'}.` : ''}`,
    ),
  ];
}

function exampleLines(core: OutcomeProofCore): readonly string[] {
  const found = core.law.counterexample;
  return found ? [...exampleLine(core, 'Too often', found.often), ...exampleLine(core, 'Too seldom', found.seldom)] : [];
}

function exampleLine(core: OutcomeProofCore, name: string, example: OutcomeExample): readonly string[] {
  const { done, told } = proofWordsOf(core);
  const text = told(example.cells, core.subject.origin.outcome);
  const line = choiceLine(example);
  if (example.probability === '0/1') return wrapped(say`${name}: ${text}, which no choices lead to`, '', '  ');
  if (example.choices === null) return wrapped(say`${name}: ${text}; choices that lead to it were not found`, '', '  ');
  return wrapped(line === '' ? say`${name}: ${text}, ${done} without a choice` : say`${name}: ${text}, ${done} by ${line}`, '', '  ');
}

function everyChance(core: OutcomeProofCore): readonly string[] {
  const { chances, given } = core.law.worst;
  if (chances === null) return [];
  const { one, told } = proofWordsOf(core);
  const rows = chances.map((chance) => [
    `  ${told(chance.cells, core.subject.origin.outcome)}`,
    fraction(chance.probability),
    fraction(chance.even),
    note(chance),
  ]);
  const where = given.length === 0 ? '' : ` with piles ${given.join(' ')}`;
  return [`The probability of every ${one}${where}, and what is even:`, ...columns(rows, [1, 2]), ''];
}
