import type { Proof, ProofCore } from '../../core/record/proof.js';
import type { FractionText, ProvedLaw } from '../../core/record/proved-law.js';
import { counted } from '../../core/words/counted.js';
import { subjectFacts } from '../../kinds/words/origin.js';
import { proofClaim } from '../../kinds/words/proved.js';
import { sizesText } from '../../kinds/words/sizes.js';
import { fractionValue } from '../../math/fraction.js';
import type { Block, Check, Doc, DocSection } from '../../page/document/doc.js';
import { count } from '../../page/numbers.js';
import { code, type Phrase, say } from '../../page/phrase.js';
import { sizePhrase } from '../../page/size-phrase.js';
import { verifyCommand } from '../../page/words/record-file.js';
import type { RecordNotes } from '../../page/words/record-notes.js';
import { toolWords } from '../../page/words/run.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { wholeDeal } from './facts/whole-deal.js';
import { decimal, decimalUp, exact, exactBesideEven, fraction, whole } from './numbers.js';
import { counterexampleSection } from './sections/counterexample.js';
import { deckSection } from './sections/deck.js';
import { drawsSection } from './sections/draws.js';
import { lawSection } from './sections/law.js';
import { lawsTable } from './sections/laws-table.js';
import { positionsSection } from './sections/positions.js';
import { probesSection } from './sections/probes.js';
import { scopeSection } from './sections/scope.js';
import { tapesSection } from './sections/tapes.js';
import { treeSection } from './sections/tree.js';
import { PROOF } from './style.js';
import { proveCommand } from './words/command.js';
import { counting } from './words/counting.js';
import { dealsPhrase } from './words/deals.js';
import { counterexampleWords, divisibilityWords, orderWords, textbookWords } from './words/orders.js';
import { reachedText } from './words/reached.js';
import { assumption, subjectSentence } from './words/subject.js';
import { deckWords, drawsWords, errorWords, proofWords } from './words/verdict.js';
import { comesUp, evenShare } from './words/ways.js';

/** The most characters of a fraction in the table of a terminal. */
const LONGEST = 11;
/** The most digits of a whole number in that table. */
const MOST_DIGITS = 9;
/** The number of columns of numbers; the others begin with a fraction. */
const RIGHT = 3;

const HEADS = ['cards', 'leaves', 'orders reached', 'least likely', 'likeliest', 'total variation'];

/** The few lines at the end of a command: a row for each number of cards, the meaning of its heads, and the findings, each in a sentence. */
function proofBrief(core: ProofCore): readonly Block[] {
  const sentences = [
    say`Leaves: ways a deal can go. Total variation: the share of probability that lies in the wrong place.`,
    ...textbookWords(core),
    ...orderWords(core),
    ...counterexampleWords(core),
    ...divisibilityWords(core),
    ...errorWords(core),
    ...drawWords(core),
    ...deckLine(core),
    say`Assumed: ${assumption(core)}`,
  ];
  return [
    {
      is: 'table',
      caption: 'The law of every number of cards',
      columns: HEADS.map((head, k) => ({ head, number: k < RIGHT })),
      rows: core.proof.laws.map(tableRow),
    },
    ...sentences.map((text): Block => ({ is: 'sentence', text })),
  ];
}

function tableRow(law: ProvedLaw): readonly Phrase[] {
  const { greatest, least, method, n, orders, totalVariation } = law;
  const share = (text: FractionText | null): Phrase => (text === null ? ['–'] : exactBesideEven(text, BigInt(orders), LONGEST));
  return [
    say`${n}`,
    method.tree === null ? (method.leaves === null ? ['–'] : say`${method.leaves}`) : whole(method.tree, MOST_DIGITS),
    reachedText(law, MOST_DIGITS),
    least === '0/1' ? ['never'] : share(least),
    share(greatest),
    totalVariation === null ? ['–'] : exact(totalVariation, LONGEST),
  ];
}

function drawWords({ proof: { draws } }: ProofCore): readonly Phrase[] {
  if (draws === null) return [];
  const { bounded, limit, n, range, withinLimit, worst } = draws;
  if (worst === '0/1')
    return [
      say`Draws: where each of the ${whole(range)} words is equally likely, the method ${bounded} makes every draw of a deal of ${n} cards exactly even.`,
    ];
  const bound = wholeDeal(draws);
  const deal: Phrase = bound < 1 ? say`; the whole deal by at most ${decimalUp(bound)}` : [];
  return [
    say`Draws: where each of the ${whole(range)} words is equally likely, the worst draw by the method ${bounded} is off by ${decimal(fractionValue(worst))} in total variation, ${withinLimit ? 'within' : 'beyond'} the ${fraction(limit)} up to which 25 CFR 547.14, as others summarise it, calls it unbiased${deal}.`,
  ];
}

function deckLine({ proof: { deck } }: ProofCore): readonly Phrase[] {
  if (deck === null) return [];
  if (deck.size === 0)
    return [say`Deck: each of ${deck.n} cards is exactly as likely in every position; on its own that does not make every order so.`];
  const seen: Phrase =
    deck.trialsToSee === null ? ['no test named here could see it'] : say`a sample could see it from ${dealsPhrase(deck.trialsToSee)} on`;
  return [say`Deck: with ${deck.n} cards a card’s chances of a position are off by ${sizePhrase(deck.size)} on average; ${seen}.`];
}

export function proofDocument(proof: Proof, told: RecordNotes): Doc {
  const { core } = proof;
  const words = proofWords(core);
  return {
    what: 'Shuffle proof',
    subject: core.subject.id,
    scale: sizesText(core.plan.sizes),
    title: `${words.name.replace(/[:,]$/, '')}: shuffle proof of ${core.subject.id}`,
    look: LOOK[core.verdict.kind],
    verdict: core.verdict.kind,
    words,
    facts: [
      ['What the proof is about', subjectSentence(core)],
      ['What is assumed', words.sure],
      ['Words used', counting(core)],
    ],
    brief: proofBrief(core),
    sections: [
      lawSection(core),
      treeSection(core),
      lawsTable(core),
      counterexampleSection(core),
      drawsSection(core),
      deckSection(core),
      positionsSection(core),
      probesSection(core),
      tapesSection(core),
      scopeSection(core),
      claimsSection(core),
    ].filter((section) => section !== null),
    check: check(proof, told),
    style: PROOF,
    states: 'what was proved, and of what',
    decidedByCases: true,
  };
}

function claimsSection(core: ProofCore): DocSection {
  const body = core.claims.map(({ holds, id }): Block => {
    const says = proofClaim(core, { holds, id });
    return holds
      ? { is: 'case', id, outcome: 'pass', says }
      : { is: 'case', id, outcome: 'fail', type: 'uneven', says, shown: refutation(core, id) };
  });
  return { id: 'claims', heading: 'The claims', beside: [], body, only: ['junit'] };
}

/** The two orders that refute a claim about one number of cards, or the distance of the deck or its draws from even. */
function refutation(core: ProofCore, id: string): Phrase {
  const [kind] = id.split('/');
  if (kind === 'even-draws') return drawsWords(core).flat();
  if (kind === 'even-positions') return deckWords(core).flat();
  const law = core.proof.laws.find(({ n }) => id === `uniform/${n}`);
  if (!law?.counterexample) return [];
  const { often, seldom } = law.counterexample;
  return say`the order ${comesUp(law, often)}, and ${comesUp(law, seldom)}; ${evenShare(law)}`;
}

/** The instructions to make the proof again, with the full hashes and the plan. */
function check({ core, digest, run }: Proof, told: RecordNotes): Check {
  const { claims, plan, subject, tool } = core;
  const holding = claims.filter(({ holds }) => holds).length;
  return {
    commands: [
      { head: 'Work it all out again and compare', words: verifyCommand(told, subject.origin.source.kind === 'tape') },
      { head: 'Make the proof from nothing', words: proveCommand(core) },
    ],
    facts: [
      ['Record', [code(digest)]],
      ...subjectFacts(subject),
      [
        'Plan',
        `${sizesText(plan.sizes)}${plan.deck === null ? '' : `, a deck of ${count(plan.deck)} beside them`}, no tree of more than ${counted(count(plan.mostLeaves), 'leaf')} walked`,
      ],
      ['Claims that hold', `${count(holding)} of ${count(claims.length)}`],
      ['Tool', toolWords(tool, run)],
    ],
  };
}
