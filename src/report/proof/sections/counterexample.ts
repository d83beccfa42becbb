import type { ProofCore } from '../../../core/record/proof.js';
import type { LawExample, ProvedLaw } from '../../../core/record/proved-law.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { html, type Markup } from '../../../page/markup.js';
import { markup, type Phrase, say, strong } from '../../../page/phrase.js';
import { refutedLaw } from '../facts/laws.js';
import { exactBesideEven } from '../numbers.js';
import { choiceLine, choiceSteps } from '../words/choices.js';
import { orderText } from '../words/order.js';
import { evenShare } from '../words/ways.js';

const MOST_STEPS = 12;

export function counterexampleSection(core: ProofCore): DocSection | null {
  const law = refutedLaw(core);
  if (!law) return null;
  const { often, seldom } = law.counterexample;
  return {
    id: 'counterexample',
    heading: 'The counterexample',
    beside: [say`Two orders of ${law.n} cards whose probabilities differ. One such pair refutes an even shuffle; ${evenShare(law)}.`],
    body: [example('The likeliest order', law, often), example('The least likely order', law, seldom)],
    layout: { two: true, paper: 'together' },
  };
}

function example(title: string, law: ProvedLaw, shown: LawExample): Block {
  const never = shown.probability === '0/1';
  const chance: Phrase = never
    ? say`It is never dealt: probability ${strong('0')}.`
    : say`Probability ${strong(exactBesideEven(shown.probability, BigInt(law.orders)))}.`;
  return {
    is: 'part',
    head: `${title}: ${orderText(shown.order)}`,
    body: [{ is: 'sentence', text: chance, drawn: () => html`<p>${markup(chance)}</p>` }, ...choiceBlocks(shown, 'Dealt')],
  };
}

/** Choices that lead to an example, one below the other or in a line; empty where there are none. `done` begins it: `Dealt`. */
export function choiceBlocks(shown: Pick<LawExample, 'choices'>, done: string): readonly Block[] {
  const steps = choiceSteps(shown);
  if (steps.length === 0) return [];
  const text = `${done}, for one, by ${choiceLine(shown)}.`;
  const drawn = (): Markup =>
    steps.length > MOST_STEPS
      ? html`<p>${text}</p>`
      : html`<p>${done} by these choices, for one:</p><ol class="steps-list">${steps.map((step) => html`<li>${step}</li>`)}</ol>`;
  return [{ is: 'sentence', text, drawn }];
}
