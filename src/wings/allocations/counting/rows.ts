import { BESIDE, type BlockQuestion, earlyOf, firstOf, OWN } from './questions.js';

/** One row in words: its question, and the rest of “Biased: …” where it is beyond luck. */
export interface RowWords {
  readonly question: string;
  readonly more: string;
  readonly less: string;
}

/** The questions to each block by itself, with the ids of their rows. Of two arms the second is what the first leaves. */
export function ownQuestions(arms: readonly string[]): readonly (readonly [test: string, question: BlockQuestion])[] {
  const asked = arms.length === 2 ? arms.slice(0, 1) : arms;
  return [
    ...asked.flatMap((name, arm) => [[`first/${name}`, firstOf(arm, name)] as const, [`early/${name}`, earlyOf(arm, name)] as const]),
    ...Object.entries(OWN),
  ];
}

/** Returns the question behind a row of sums. */
export function questionOf(test: string, arms: readonly string[]): BlockQuestion | undefined {
  const own = ownQuestions(arms).find(([id]) => id === test);
  if (own) return own[1];
  const [family, part] = test.split('/');
  if (family === 'before') return Object.entries(BESIDE).find(([id]) => id === part)?.[1];
  return ['strata/places', 'strata/pair', 'earlier/places'].includes(test) ? BESIDE.places : undefined;
}

/** The other block that a row holds a block against. */
const BESIDE_WORDS: Readonly<Record<string, readonly [question: string, other: string]>> = {
  before: ['a block beside the one before it in its stratum', 'the one before it'],
  'strata/places': ['a block beside the one of the same number in the stratum before', 'that of the same number in the stratum before'],
  'strata/pair': ['two strata beside each other, the most alike', 'that of the same number in another stratum'],
  'earlier/places': [
    'a block beside one further up in the list, at the distance most alike',
    'one that stands a fixed distance further up',
  ],
};

/** Tells a row. */
export function wordsOf(test: string, arms: readonly string[]): RowWords {
  const uneven = 'arms come to some places of a block too often';
  if (/^places(\/|$)/.test(test))
    return {
      question: 'does each arm come to each place of a block equally often?',
      more: uneven,
      less: 'arms are spread over the places of a block too evenly',
    };
  if (test.startsWith('orders/'))
    return {
      question: 'does each order of a block come equally often?',
      more: 'some orders of a block come too often',
      less: 'the orders of a block come too evenly',
    };
  if (test.startsWith('different/'))
    return {
      question: 'how many different orders of a block come?',
      more: 'too many different orders of a block come',
      less: 'too few different orders of a block come',
    };
  const question = questionOf(test, arms);
  if (!question) return { question: test, more: test, less: test };
  const [asks, other] = BESIDE_WORDS[test] ?? BESIDE_WORDS[test.split('/')[0]] ?? [null, ''];
  const { less, more } = question.found;
  if (asks === null) return { question: question.question, more, less };
  return {
    question: `${asks}: ${question.question}`,
    more: `a block ${more} ${other} too often`,
    less: `a block ${less} ${other} too often`,
  };
}
