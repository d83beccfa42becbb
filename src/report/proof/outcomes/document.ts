import type { OutcomeExample, OutcomeProof, OutcomeProofCore } from '../../../core/record/outcome-proof.js';
import type { LawMethod } from '../../../core/record/proved-law.js';
import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { subjectWords } from '../../../kinds/words/command.js';
import { outcomeWay } from '../../../kinds/words/law-way.js';
import { subjectFacts } from '../../../kinds/words/origin.js';
import { outcomeClaimWords, proofWordsOf } from '../../../kinds/words/proved-outcomes.js';
import type { Block, Doc, DocSection } from '../../../page/document/doc.js';
import { html } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { code, markup, say, strong } from '../../../page/phrase.js';
import { verifyCommand } from '../../../page/words/record-file.js';
import type { RecordNotes } from '../../../page/words/record-notes.js';
import { toolWords } from '../../../page/words/run.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { exact, fraction, whole } from '../numbers.js';
import { choiceBlocks } from '../sections/counterexample.js';
import { probed } from '../sections/probes.js';
import { scopeSection } from '../sections/scope.js';
import { PROOF } from '../style.js';
import { METHODS } from '../words/method.js';
import { sentence } from '../words/sentence.js';
import { briefExamples, briefLaw } from './brief.js';
import { chancesSection } from './chances.js';
import { OUTCOMES } from './style.js';
import { outcomeSubject, outcomeWords, sizeOf } from './words.js';

export function outcomeDocument({ core, digest, run }: OutcomeProof, told: RecordNotes): Doc {
  const { plan, probe, subject, tool, verdict } = core;
  const scale = sizeOf(core);
  const words = outcomeWords(core);
  const { one } = proofWordsOf(core);
  const { outcome, source } = subject.origin;
  const { style, terms } = pageOf(outcome);
  return {
    what: 'Proof',
    subject: subject.id,
    scale,
    title: `${words.name.replace(/[:,]$/, '')}: proof of ${subject.id}`,
    look: LOOK[verdict.kind],
    verdict: verdict.kind,
    words,
    facts: [
      ['What the proof is about', outcomeSubject(core)],
      ['What is assumed', words.sure],
      ['Words used', terms(outcome, 1, source)],
    ],
    brief: [
      ...words.more.map((text): Block => ({ is: 'sentence', text })),
      ...briefLaw(core),
      ...briefExamples(core),
      { is: 'sentence', text: say`Assumed: ${words.sure}` },
    ],
    sections: [
      chancesSection(core),
      lawSection(core),
      counterexample(core),
      probe && probed([[scale, probe]], [`one ${one}`, probe], { changed: `the ${one}`, head: 'Size' }),
      scopeSection(core),
      {
        id: 'claims',
        heading: 'The claim',
        beside: [],
        body: core.claims.map((claim) => claimCase(core, words, claim)),
        only: ['junit'] as const,
      },
    ].filter((section) => section !== null),
    check: {
      commands: [
        { head: 'Work it all out again and compare', words: verifyCommand(told) },
        { head: 'Make the proof from nothing', words: outcomeCommand(core) },
      ],
      facts: [
        ['Record', [code(digest)]],
        ...subjectFacts(subject),
        ['Plan', `${scale}, no tree of more than ${counted(count(plan.mostLeaves), 'leaf')} walked`],
        ['Tool', toolWords(tool, run)],
      ],
    },
    style: `${style}${PROOF}${OUTCOMES}`,
    states: 'what was proved, and of what',
    decidedByCases: true,
  };
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

/** The words for how a law of outcomes was computed, where they differ from those for decks. */
const HOW: Readonly<Partial<Record<LawMethod['kind'], string>>> = { enumeration: 'the choice tree', convolution: 'multiplying out' };

/** The most characters of a fraction in the table; a longer one gives way to its decimal. */
const LONGEST = 15;

/** The law in numbers: that of the only situation, or of the one furthest from even. */
function lawSection(core: OutcomeProofCore): DocSection {
  const { method, situations, worst } = core.law;
  const { due } = proofWordsOf(core);
  const all = due(core.subject.origin.outcome, core.plan.n);
  const where = situations === 1 ? '' : ` The row is of the position above; all ${count(situations)} were looked at.`;
  const how = `0 is exactly even. Longer fractions are in the record. How: ${sentence(outcomeWay(core))}`;
  return {
    id: 'law',
    heading: 'The law in numbers',
    beside: [
      say`Least likely and likeliest are of the ${all}. Total variation: how much more often than even a guess about the outcome can come true.${where}`,
    ],
    body: [
      {
        is: 'table',
        caption: 'The law in numbers',
        columns: COLUMNS,
        rows: [
          [
            HOW[method.kind] ?? METHODS[method.kind],
            method.tree === null ? '–' : whole(method.tree),
            say`${whole(worst.reached)} of ${whole(worst.outcomes)}`,
            exact(worst.least, LONGEST),
            exact(worst.greatest, LONGEST),
            exact(worst.astray, LONGEST),
            exact(worst.totalVariation, LONGEST),
          ],
        ],
      },
      { is: 'sentence', text: how, drawn: () => html`<p class="caption after">${how}</p>` },
    ],
    layout: { full: true },
  };
}

function counterexample(core: OutcomeProofCore): DocSection | null {
  const found = core.law.counterexample;
  if (!found) return null;
  const { one } = proofWordsOf(core);
  const { given } = core.law.worst;
  const where = given.length === 0 ? '' : ` in the position ${given.join(' ')}`;
  return {
    id: 'counterexample',
    heading: 'The counterexample',
    beside: [
      say`Two ${one}s${where} whose chances are not even. One such ${one} refutes an even ${nounsOf(core.subject.origin.outcome.kind).shuffle}.`,
    ],
    body: [example(core, 'Too often', found.often), example(core, 'Too seldom', found.seldom)],
    layout: { two: true, paper: 'together' },
  };
}

function example(core: OutcomeProofCore, title: string, shown: OutcomeExample): Block {
  const { outcome } = core.subject.origin;
  const { called, done, told } = proofWordsOf(core);
  const { cells, even, probability } = shown;
  const chance =
    probability === '0/1' ? say`It is never ${done}: probability ${strong('0')}.` : say`Probability ${strong(exact(probability))}.`;
  const text = [...chance, ...(even === '0/1' ? say` Even would be never.` : say` Even would be ${fraction(even)}.`)];
  return {
    is: 'part',
    head: `${title}: ${called}${told(cells, outcome)}`,
    body: [
      { is: 'figure', draw: () => pageOf(outcome).picture?.(cells, outcome) ?? null, says: null },
      { is: 'sentence', text, drawn: () => html`<p>${markup(text)}</p>` },
      ...choiceBlocks(shown, capital(done)),
    ],
  };
}

function claimCase(core: OutcomeProofCore, words: VerdictWords, { holds, id }: OutcomeProofCore['claims'][number]): Block {
  const says = outcomeClaimWords(core);
  return holds ? { is: 'case', id, outcome: 'pass', says } : { is: 'case', id, outcome: 'fail', type: 'uneven', says, shown: words.lead };
}

/** The command that makes the proof again, in parts that belong on one line each. */
function outcomeCommand({ plan: { n }, subject: { origin } }: OutcomeProofCore): readonly string[] {
  const { outcome, source } = origin;
  return ['npx shuffle-audit prove', ...subjectWords(origin), ...pageOf(outcome).options(outcome, n, source.kind === 'built-in')];
}
