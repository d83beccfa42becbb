import { counted } from '../../core/counted.js';
import type { Proof, ProofCore } from '../../core/proof.js';
import { subjectFacts } from '../../kinds/words/origin.js';
import { proofClaim } from '../../kinds/words/proved.js';
import { sizesText } from '../../kinds/words/sizes.js';
import type { Block, Check, Doc, DocSection } from '../../page/document/doc.js';
import { count } from '../../page/numbers.js';
import { code, type Phrase, say } from '../../page/phrase.js';
import { toolWords } from '../../page/sections/check.js';
import { verifyCommand } from '../../page/words/record-file.js';
import type { Told } from '../../page/words/told.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { proofBrief } from './brief.js';
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
import { subjectSentence } from './words/subject.js';
import { deckWords, drawsWords, proofWords } from './words/verdict.js';
import { comesUp, evenShare } from './words/ways.js';

/** A proof about whole decks as a document. */
export function proofDocument(proof: Proof, told: Told): Doc {
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
      moreSection(words.more),
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

/** What the page says below its headline. */
function moreSection(more: readonly Phrase[]): DocSection | null {
  const said = more.filter((phrase) => phrase.length > 0);
  return said.length === 0 ? null : { id: 'more', heading: 'What it comes to', beside: said, body: [], only: ['text'] };
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

/** The two orders that refute a claim about one number of cards, or how far the deck or its draws are from even. */
function refutation(core: ProofCore, id: string): Phrase {
  const [kind] = id.split('/');
  if (kind === 'even-draws') return drawsWords(core).flat();
  if (kind === 'even-positions') return deckWords(core).flat();
  const law = core.proof.laws.find(({ n }) => id === `uniform/${n}`);
  if (!law?.counterexample) return [];
  const { often, seldom } = law.counterexample;
  return say`the order ${comesUp(law, often)}, and ${comesUp(law, seldom)}; ${evenShare(law)}`;
}

/** How to make the proof again, with the full hashes and the plan. */
function check({ core, digest, run }: Proof, told: Told): Check {
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
