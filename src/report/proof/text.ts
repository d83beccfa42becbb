import type { Proof } from '../../core/proof.js';
import type { ProvedLaw } from '../../core/proved-law.js';
import { lawWay } from '../../kinds/words/law-way.js';
import { sizesText } from '../../kinds/words/sizes.js';
import { columns } from '../../page/columns.js';
import { plain, say } from '../../page/phrase.js';
import { visible } from '../../page/visible.js';
import { date } from '../../page/words/date.js';
import { checkFreeLines, checkLines } from '../../page/words/record-file.js';
import { type Told, toldLines } from '../../page/words/told.js';
import { glyphOf } from '../../page/words/verdict-mark.js';
import { terminal, wrapped } from '../../page/wrap.js';
import { ordersOf } from './facts/laws.js';
import { counterexampleLines, divisibilityLines, orderLines, textbookLines } from './law-lines.js';
import { besideEven, fraction } from './numbers.js';
import { deckLines, drawLines, tableLines } from './summary-lines.js';
import { proveCommand } from './words/command.js';
import { counting } from './words/counting.js';
import { orderText } from './words/order.js';
import { scopeSentences } from './words/scope.js';
import { subjectSentence } from './words/subject.js';
import { errorWords, proofWords } from './words/verdict.js';

/** The largest law whose every order the full text lists. */
const MOST_LISTED = 4;
const NO_CERTIFICATE = 'It is no certificate.';

/** What was proved, how far from even, and under which assumption: a few lines of at most 100 columns, without a final line break. */
export function renderProofSummary({ core }: Proof): string {
  const words = proofWords(core);
  return terminal([
    ...wrapped(say`${glyphOf(core.verdict.kind)} ${words.name} ${words.rest}`, '', '  '),
    '',
    ...wrapped(words.lead),
    '',
    ...tableLines(core),
    '',
    ...textbookLines(core),
    ...orderLines(core),
    ...counterexampleLines(core),
    ...divisibilityLines(core),
    ...errorWords(core).flatMap((phrase) => wrapped(phrase)),
    ...drawLines(core),
    ...deckLines(core),
    ...wrapped(say`Assumed: ${words.sure}`),
  ]);
}

/** The whole proof as plain text, with the probability of every order of up to 4 cards. A pure function of the record. */
export function renderProofText(proof: Proof, told: Told = {}): string {
  const { core, digest, run } = proof;
  const lines = [
    ...wrapped([`Shuffle proof of ${core.subject.id}`]),
    `${sizesText(core.plan.sizes)}, ${date(run.startedAt)}`,
    '',
    renderProofSummary(proof),
    '',
    ...wrapped(subjectSentence(core)),
    ...wrapped(counting(core)),
    '',
    ...core.proof.laws.filter(({ n }) => n <= MOST_LISTED).flatMap(everyOrder),
    'How each number of cards was worked out:',
    ...core.proof.laws.flatMap((law) => wrapped(say`${law.n} cards: ${lawWay(core, law)}`, '  ', '    ')),
    '',
    'What this proof covers:',
    ...scopeSentences(core).flatMap((sentence) => wrapped(say`- ${sentence}`, '  ', '    ')),
    '',
    ...(core.subject.origin.source.kind === 'tape' ? checkFreeLines : checkLines)(told, proveCommand(core)),
    ...toldLines(told),
    `Record ${visible(digest)}`,
    ...wrapped([`This report states what was proved, and of what. ${NO_CERTIFICATE}`]),
  ];
  return `${terminal(lines)}\n`;
}

function everyOrder(law: ProvedLaw): readonly string[] {
  const orders = ordersOf(law);
  if (orders.length === 0) return [];
  const rows = orders.map(({ deviation, order, probability }) => [
    `  ${orderText(order)}`,
    fraction(probability),
    plain(besideEven(probability, BigInt(law.orders), 0)),
    deviation === -1 ? 'never' : deviation > 0 ? 'more than even' : deviation < 0 ? 'less than even' : '',
  ]);
  return [`The probability of every order of ${law.n} cards; even is 1/${law.orders}:`, ...columns(rows, [1]), ''];
}
