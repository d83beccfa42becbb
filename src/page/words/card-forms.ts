import type { CardForm } from '../../core/source/card-form.js';
import type { FormsTried } from '../../core/source/function-source.js';

const WORDS: Readonly<Record<CardForm, string>> = {
  shifted: 'other numbers',
  negative: 'negative numbers',
  large: 'large numbers',
  texts: 'texts',
  objects: 'objects',
  equals: 'cards of which two are equal',
};

/** Forms of cards, joined by a word: `negative numbers, texts and objects`. */
function formWords(forms: readonly CardForm[], join: 'and' | 'or' = 'and'): string {
  const words = forms.map((form) => WORDS[form]);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${join} ${words[words.length - 1]}`;
}

/** Names the decks whose order a function leaves: `it leaves decks of texts in order`, `it puts equal cards side by side`. */
export function keptClause(keeps: readonly CardForm[]): string {
  const left = keeps.filter((form) => form !== 'equals');
  const clauses = [
    ...(left.length > 0 ? [`it leaves decks of ${formWords(left)} in order`] : []),
    ...(left.length < keeps.length ? ['it puts equal cards side by side'] : []),
  ];
  return clauses.join(', and ');
}

/** Names the cards of the decks in random order, and the cards that a function does not take, with a space before each sentence. */
export function formsSentence({ loses = [], refuses, takes }: FormsTried): string {
  const dealt = takes.filter((form) => form !== 'equals');
  const none =
    dealt.length === 0
      ? ' Their cards were the numbers from 0 on alone.'
      : ` Their cards were in turn the numbers from 0 on, ${formWords(dealt)}.`;
  const lost = loses.length === 0 ? '' : ` It loses cards where they are ${formWords(loses, 'or')}.`;
  return refuses.length === 0
    ? `${none}${lost}`
    : `${none}${lost} It does not take ${formWords(refuses, 'or')}, so nothing is known of those.`;
}
