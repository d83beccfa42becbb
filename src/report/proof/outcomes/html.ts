import { counted } from '../../../core/counted.js';
import { capital } from '../../../core/first-letter.js';
import type { OutcomeExample, OutcomeProof, OutcomeProofCore } from '../../../core/outcome-proof.js';
import type { LawMethod } from '../../../core/proved-law.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { outcomeWay } from '../../../kinds/words/law-way.js';
import { subjectFacts } from '../../../kinds/words/origin.js';
import { proofWordsOf } from '../../../kinds/words/proved-outcomes.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { page } from '../../../page/page.js';
import { markup, say, strong } from '../../../page/phrase.js';
import { blocksTable } from '../../../page/sections/blocks-table.js';
import { checkItYourself, recordFact, toolFact } from '../../../page/sections/check.js';
import { hero } from '../../../page/sections/hero.js';
import { recordMeta } from '../../../page/sections/meta.js';
import { section } from '../../../page/sections/section.js';
import { verifyCommand } from '../../../page/words/record-file.js';
import { shortHash } from '../../../page/words/short-hash.js';
import type { Told } from '../../../page/words/told.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import { exact, fraction, whole } from '../numbers.js';
import { choiceList } from '../sections/counterexample.js';
import { probed } from '../sections/probes.js';
import { scopeSection } from '../sections/scope.js';
import { PROOF } from '../style.js';
import { METHODS } from '../words/method.js';
import { sentence } from '../words/sentence.js';
import { chancesSection } from './chances.js';
import { outcomeCommand } from './command.js';
import { OUTCOMES } from './style.js';
import { outcomeSubject, outcomeWords, sizeOf } from './words.js';

/**
 * A proof about hands, boards, deals or moves as one self-contained HTML page, under the same rules as every page: a pure function of the record.
 */
export async function renderOutcomeProofHtml(proof: OutcomeProof, told: Told = {}): Promise<string> {
  const { core } = proof;
  const { plan, probe, subject, verdict } = core;
  const size = sizeOf(core);
  const words = outcomeWords(core);
  const look = LOOK[verdict.kind];
  const { one } = proofWordsOf(core);
  const { outcome, source } = subject.origin;
  const { style, terms } = pageOf(outcome);
  return page({
    title: `${words.name.replace(/[:,]$/, '')}: proof of ${subject.id}`,
    printed: `shuffle-audit · proof of ${subject.id} · ${size} · record ${shortHash(proof)}`,
    style: `${style}${PROOF}${OUTCOMES}`,
    look,
    meta: recordMeta('Proof', subject.id, size, proof),
    body: [
      hero({
        mark: look,
        words,
        facts: [
          ['What the proof is about', outcomeSubject(core)],
          ['What is assumed', words.sure],
          ['Words used', terms(outcome, 1, source)],
        ],
      }),
      chancesSection(core),
      lawTable(core),
      counterexample(core),
      probe && probed([[size, probe]], [`one ${one}`, probe], { changed: `the ${one}`, head: 'Size' }),
      scopeSection(core),
      checkItYourself({
        commands: [
          ['Work it all out again and compare', verifyCommand(told)],
          ['Make the proof from nothing', outcomeCommand(core)],
        ],
        facts: [
          recordFact(proof.digest),
          ...subjectFacts(subject),
          ['Plan', `${size}, no tree of more than ${counted(count(plan.mostLeaves), 'leaf')} walked`],
          toolFact(core.tool, proof.run),
        ],
        told,
      }),
    ],
    foot: html`Verdict <code>${verdict.kind}</code>. This page states what was proved, and of what. It is no certificate.`,
  });
}

const COLUMNS = [
  { head: 'Worked out by', number: false },
  { head: 'Leaves of the tree', number: true },
  { head: 'Reached', number: true },
  { head: 'Least likely', number: true },
  { head: 'Likeliest', number: true },
  { head: 'Should never come', number: true },
  { head: 'Total variation', number: true },
] as const;

/** How a law of outcomes was worked out, where decks are spoken of in another way. */
const HOW: Readonly<Partial<Record<LawMethod['kind'], string>>> = { enumeration: 'the choice tree', convolution: 'multiplying out' };

/** Fractions longer than this give way to their decimal in the table. */
const LONGEST = 15;

/** The law in numbers: of the only situation, or of the one that is furthest from even. */
function lawTable(core: OutcomeProofCore): Markup {
  const { method, situations, worst } = core.law;
  const { due } = proofWordsOf(core);
  const all = due(core.subject.origin.outcome, core.plan.n);
  const where = situations === 1 ? '' : ` The row is of the position above; all ${count(situations)} were looked at.`;
  return section({
    heading: 'The law in numbers',
    beside: [
      say`Least likely and likeliest are of the ${all}. Total variation: how much more often than even a guess about the outcome can come true.${where}`,
    ],
    exhibit: [
      blocksTable('The law in numbers', COLUMNS, [
        [
          [HOW[method.kind] ?? METHODS[method.kind]],
          method.tree === null ? ['–'] : whole(method.tree),
          say`${whole(worst.reached)} of ${whole(worst.outcomes)}`,
          exact(worst.least, LONGEST),
          exact(worst.greatest, LONGEST),
          exact(worst.astray, LONGEST),
          exact(worst.totalVariation, LONGEST),
        ],
      ]),
      html`<p class="caption after">0 is exactly even. Longer fractions are in the record. How: ${sentence(outcomeWay(core))}</p>`,
    ],
    full: true,
  });
}

function counterexample(core: OutcomeProofCore): Markup | null {
  const found = core.law.counterexample;
  if (!found) return null;
  const { one } = proofWordsOf(core);
  const { given } = core.law.worst;
  const where = given.length === 0 ? '' : ` in the position ${given.join(' ')}`;
  return section({
    heading: 'The counterexample',
    beside: [
      say`Two ${one}s${where} whose chances are not even. One such ${one} refutes an even ${nounsOf(core.subject.origin.outcome.kind).shuffle}.`,
    ],
    exhibit: [example(core, 'Too often', found.often), example(core, 'Too seldom', found.seldom)],
    two: true,
    paper: 'together',
  });
}

function example(core: OutcomeProofCore, title: string, shown: OutcomeExample): Markup {
  const { outcome } = core.subject.origin;
  const { called, done, told } = proofWordsOf(core);
  const { cells, even, probability } = shown;
  const chance =
    probability === '0/1' ? say`It is never ${done}: probability ${strong('0')}.` : say`Probability ${strong(exact(probability))}.`;
  const due = even === '0/1' ? say` Even would be never.` : say` Even would be ${fraction(even)}.`;
  const picture = pageOf(outcome).picture?.(cells, outcome) ?? null;
  const begins = capital(done);
  return html`<div><h3>${title}: ${called}${told(cells, outcome)}</h3>${picture}<p>${markup([...chance, ...due])}</p>${choiceList(shown, begins)}</div>`;
}
