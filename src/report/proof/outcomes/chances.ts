import type { OutcomeChance, OutcomeProofCore } from '../../../core/record/outcome-proof.js';
import { capital } from '../../../core/words/first-letter.js';
import { pageOf } from '../../../kinds/pages.js';
import { proofWordsOf } from '../../../kinds/words/proved-outcomes.js';
import { fractionOf } from '../../../math/fraction.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { html } from '../../../page/markup.js';
import { markup, type Phrase, say } from '../../../page/phrase.js';
import { exact, fraction } from '../numbers.js';

const MOST_DRAWN = 24;
/** The most characters of a fraction under a picture; a longer one is written as its decimal. */
const LONGEST = 9;

/** Every outcome of the worst situation with its exact chance; null where there are more than the record lists. */
export function chancesSection(core: OutcomeProofCore): DocSection | null {
  const { law, subject } = core;
  const { chances, given } = law.worst;
  if (chances === null) return null;
  const { outcome } = subject.origin;
  const words = proofWordsOf(core);
  const { picture, situation } = pageOf(outcome);
  const drawn = picture && given.length === 0 && chances.length <= MOST_DRAWN;
  const table: Block = {
    is: 'table',
    caption: `Every ${words.one} with its chance`,
    columns: columnsFor(words.one),
    rows: chances.map((one) => row(core, one)),
    ...(drawn && {
      drawn: () =>
        html`<ul class="gallery">${chances.map((one) => html`<li>${picture(one.cells, outcome)}<b>${markup(short(one.probability))}</b><span class="${one.even === '0/1' ? 'note wrong' : 'note'}">${note(one)}</span></li>`)}</ul>`,
    }),
  };
  if (given.length > 0)
    return {
      id: 'chances',
      heading: law.uniform ? 'One position, move by move' : 'The position that is furthest from even',
      beside: [
        law.uniform
          ? 'The first of the positions that can be won, with the exact chance of every winning move.'
          : `Every ${words.one} that wins or is ${words.done}, with its exact chance. Nothing here is a sample.`,
      ],
      body: [
        { is: 'figure', draw: () => html`<div>${situation?.(given) ?? null}</div>`, says: `The position: piles ${given.join(' ')}.` },
        table,
      ],
    };
  return {
    id: 'chances',
    heading: `How often each ${words.one} is ${words.done}`,
    beside: [
      law.uniform
        ? `Every ${words.one} has the same exact probability.`
        : `Every ${words.one} with its exact probability, against the chance that is even. Nothing here is a sample.`,
    ],
    body: [table],
    ...(!drawn && { layout: { full: true } }),
  };
}

function columnsFor(one: string): readonly { readonly head: string; readonly number: boolean }[] {
  return [
    { head: capital(one), number: false },
    { head: 'Probability', number: true },
    { head: 'Even', number: true },
    { head: 'It comes', number: false },
  ];
}

function row(core: OutcomeProofCore, chance: OutcomeChance): readonly Phrase[] {
  const { cells, even, probability } = chance;
  return [[proofWordsOf(core).told(cells, core.subject.origin.outcome)], exact(probability), [fraction(even)], [note(chance)]];
}

/** Compares a chance with the even one, in a word or two. */
function note({ even, probability }: OutcomeChance): string {
  const [num, den] = fractionOf(probability);
  const [evenNum, evenDen] = fractionOf(even);
  if (evenNum === 0n) return num === 0n ? 'never, as it should' : 'should never come';
  if (num === 0n) return 'never';
  const off = num * evenDen - evenNum * den;
  return off === 0n ? 'even' : off > 0n ? 'too often' : 'too seldom';
}

function short(text: string): Phrase {
  return fraction(text).length <= LONGEST ? say`${fraction(text)}` : exact(text, LONGEST);
}
