import type { Origin } from '../../core/record/origin.js';
import { count, ordinal } from '../numbers.js';
import { cardName, cardNames } from './card-names.js';
import { loggedCard } from './logged-card.js';

/** Names the card of a subject with this number, from 1, in a sentence: by its place before the shuffle, or as a log writes it. */
export function cardTerm(source: Origin['source'], card: number): string {
  const names = cardNames({ source });
  if (source.kind === 'log')
    return names === null ? `Card ${count(card)} is ${loggedCard(source, card)}.` : `Cards are called as the log writes them.`;
  if ('call' in source && names !== null)
    return `Cards are called as the function calls them, and each deal is taken to start from them in the order ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}, from the top.`;
  return `Card ${cardName(names, card)} is ${card === 1 ? 'the one on top' : `the ${ordinal(card)} from the top`} before the shuffle.`;
}
