import { counted } from '../../core/counted.js';
import { AuditError } from '../../core/errors.js';
import type { RaceTally } from './tally.js';

/** Cards of a broken deck, and numbers of cards, that a message shows. */
const MOST_SHOWN = 60;
const MOST_NAMED = 8;

/**
 * A race that broke decks, as the error it ends in: the share of broken deals, the cards lost and doubled, and the first broken deck with
 * cards and positions from 1. `first` is the number of deals before those of the tally.
 */
export function raceFailure(id: string, tally: RaceTally, first: number): AuditError {
  const { broken, deals, doubled, lost } = tally;
  const told = `${whole(broken)} of ${counted(whole(deals), 'deal')} (${shareOf(broken, deals)}) came out broken: ${counted(whole(lost), 'card')} lost and ${whole(doubled)} doubled`;
  const { at, shown } = firstBroken(tally, first);
  return new AuditError('E_SUBJECT_DUPLICATE', `${id}: ${told}${shown}`, {
    hint: 'two threads swapped the cards of one deck at the same time; with a lock around the shuffle nothing is lost: shuffle-audit run race:locked',
    ...(at && { at }),
  });
}

function firstBroken(
  { first }: RaceTally,
  before: number,
): { readonly at?: { readonly trial: number; readonly position: number }; readonly shown: string } {
  if (!first) return { shown: '' };
  const deck = Array.from(first.cells, (card) => card + 1);
  const lost = deck.map((_, i) => i + 1).filter((card) => !deck.includes(card));
  const again = deck.findIndex((card, i) => deck.indexOf(card) < i);
  const doubled = [...new Set(deck.filter((card, i) => deck.indexOf(card) < i))];
  const trial = before + first.deal;
  const dealt = `${deck.slice(0, MOST_SHOWN).join(' ')}${deck.length > MOST_SHOWN ? ' …' : ''}`;
  return {
    at: { trial, position: again + 1 },
    shown: `; deal ${whole(trial)} ended as ${dealt}, without ${named(lost)} and with ${named(doubled)} more than once`,
  };
}

/** A share in per cent, which says 100 of all and 0 of none only. */
function shareOf(part: number, all: number): string {
  if (part === all) return '100 %';
  const tenths = Math.floor((1000 * part) / all);
  return tenths === 0 ? 'less than 0.1 %' : `${(tenths / 10).toFixed(1)} %`;
}

function named(numbers: readonly number[]): string {
  const more = numbers.length - MOST_NAMED;
  return `${numbers.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function whole(value: number): string {
  return value.toLocaleString('en');
}
