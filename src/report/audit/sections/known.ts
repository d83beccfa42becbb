import type { Guard } from '../../../core/record/by-law.js';
import { isFresh } from '../../../core/record/by-law.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import { claimWords, nounsOf } from '../../../kinds/pages.js';
import { foretellingSentence } from '../../../kinds/words/foretelling.js';
import { guardWords } from '../../../kinds/words/guard.js';
import { lawWords } from '../../../kinds/words/known-law.js';
import type { Block, DocSection, Said } from '../../../page/document/doc.js';
import { freshBarriers } from '../../../page/facts/answer.js';
import { areCopies } from '../../../page/facts/results.js';
import { count } from '../../../page/numbers.js';
import { code, type Phrase, say, strong } from '../../../page/phrase.js';
import { ended } from '../../../page/words/ended.js';
import { knownSentence } from '../words/known.js';
import { reachSentence } from '../words/reach.js';

/** The facts settled without dealing a card: the exact law of the method, and the claims of the record. Null where the record holds neither. */
export function known(core: EvidenceCore): DocSection | null {
  const { claims, known: law, plan, reach } = core;
  const nouns = nounsOf(core.subject.origin.outcome.kind);
  const guards = telling(core);
  const foretelling = foretellingSentence(core);
  if (!law && claims.length === 0 && !reach && guards.length === 0 && !foretelling) return null;
  const { kind } = core.subject.origin.outcome;
  const parts: readonly (readonly [head: string, ...body: Block[]])[] = [
    ...(law
      ? [
          [
            `The exact law of this ${law.kind === 'outcomes' ? nouns.shuffle : 'method'}`,
            main(knownSentence(law, plan.detect, kind)),
            { is: 'sentence', text: `As recorded: ${ended(lawWords(core, law))}`, only: ['html'] },
          ] as const,
        ]
      : []),
    ...(reach && !areCopies(core) ? [[`How many ${nouns.wholes} it can ${nouns.make}`, main(reachSentence(reach, kind))] as const] : []),
    // In the other forms it stands below the verdict.
    ...(foretelling ? [['How many deals give it away', { ...main(foretelling), only: ['html'] }] as const] : []),
    ...(guards.length > 0 ? [['Whether its words last', ...guards.map(guardBlock)] as const] : []),
    ...(claims.length > 0 ? [['Checked case by case', { is: 'list', items: claims.map((claim) => claimed(core, claim)) }] as const] : []),
  ];
  const words = law
    ? law.kind === 'outcomes'
      ? say`How often each ${nouns.deal} comes can be calculated.`
      : law.size > 0
        ? say`This method states its own law, so its bias can be calculated.`
        : say`This method states its own law.`
    : claims.length > 0
      ? say`These hold or fail exactly, whatever was dealt.`
      : say`What follows from the parts alone.`;
  return {
    id: 'known',
    heading: `Known without ${nouns.cards ? 'dealing' : 'trying'}`,
    beside: [words],
    body: parts.map(([head, ...body]) => ({ is: 'part', head, body })),
  };
}

function main(text: Said): Block {
  return { is: 'sentence', text, main: true };
}

function guardBlock(guard: Guard): Block {
  return main(guard.holds ? ended(guardWords(guard)) : say`${strong('They do not:')} ${ended(guardWords(guard))}`);
}

function claimed(core: EvidenceCore, claim: EvidenceCore['claims'][number]): Phrase {
  return say`${ended(claimWords(core, claim))} ${strong(claim.holds ? 'Holds' : 'Does not hold')} in ${count(claim.cases)} ${claim.holds ? 'cases, all there are' : 'cases'}. ${code(claim.id)}`;
}

/** The guards of the first sample, and those of a fresh one where it was drawn or could not be. */
function telling(core: EvidenceCore): readonly Guard[] {
  const fresh = core.confirmation !== null || freshBarriers(core).length > 0;
  return core.guards.filter(({ id }) => fresh || !isFresh(id));
}
