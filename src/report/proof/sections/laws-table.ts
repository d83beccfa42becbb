import type { ProofCore } from '../../../core/record/proof.js';
import type { FractionText, ProvedLaw } from '../../../core/record/proved-law.js';
import { lawWay } from '../../../kinds/words/law-way.js';
import { sizesText } from '../../../kinds/words/sizes.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { html } from '../../../page/markup.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { exact, exactBesideEven, whole } from '../numbers.js';
import { raised } from '../raised.js';
import { METHODS } from '../words/method.js';
import { divisibilityWords } from '../words/orders.js';
import { reachedText } from '../words/reached.js';
import { sentence } from '../words/sentence.js';

const COLUMNS = [
  { head: 'Cards', number: false },
  { head: 'Worked out by', number: false },
  { head: 'Leaves of the tree', number: true },
  { head: 'Orders reached', number: true },
  { head: 'Least likely', number: true },
  { head: 'Likeliest', number: true },
  { head: 'Total variation', number: true },
  { head: 'Chi-squared divergence', number: true },
] as const;

/** The most characters of a fraction in the table; a longer one gives way to its decimal. */
const LONGEST = 15;
const NOT_KNOWN = '–';

/** A table with a row for each number of cards: how its law was computed, and how far it is from even. */
export function lawsTable(core: ProofCore): DocSection {
  const { laws } = core.proof;
  const words: readonly (Phrase | Block)[] = [
    say`Total variation: how much more often than even a guess about the order can come true. Chi-squared divergence: n! Σ p² − 1, where p is the probability of an order. A test of a sample goes by it.`,
    // The few lines of a text say it.
    ...divisibilityWords(core).map((text): Block => ({ is: 'sentence', text, only: ['html'] })),
  ];
  const wayOf = new Map(laws.map((law) => [law.n, lawWay(core, law)]));
  const ways = [...new Set(wayOf.values())];
  const statements = ways.map(sentence);
  const text = '0 is exactly even. Longer fractions are in the record.';
  return {
    id: 'laws',
    heading: 'Every number of cards',
    beside: words,
    body: [
      { is: 'table', caption: 'The law of every number of cards', columns: COLUMNS, rows: laws.map(row) },
      {
        is: 'sentence',
        text,
        drawn: () => html`<p class="caption after">${text} How: ${raised(statements.slice(-3).join(' '))}</p>`,
      },
      {
        is: 'part',
        head: 'How each number of cards was worked out',
        body: [{ is: 'facts', rows: ways.map((way) => [sizesText([...wayOf.keys()].filter((n) => wayOf.get(n) === way)), way]) }],
        only: ['text'],
      },
    ],
    layout: { full: true },
  };
}

function row(law: ProvedLaw): readonly Phrase[] {
  const { chiSquared, greatest, least, method, n, orders, totalVariation } = law;
  const value = (text: FractionText | null): Phrase => (text === null ? [NOT_KNOWN] : exact(text, LONGEST));
  const share = (text: FractionText | null): Phrase => (text === null ? [NOT_KNOWN] : exactBesideEven(text, BigInt(orders), LONGEST));
  return [
    say`${n} cards${law.uniform ? ', even' : ', uneven'}`,
    [METHODS[method.kind]],
    method.tree === null ? (method.leaves === null ? [NOT_KNOWN] : say`${method.leaves}`) : whole(method.tree),
    reachedText(law),
    least === '0/1' && law.leastReached !== null ? say`never; of those dealt ${share(law.leastReached)}` : share(least),
    share(greatest),
    value(totalVariation),
    value(chiSquared),
  ];
}
