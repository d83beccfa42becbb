import type { RaceSource } from '../../../core/source/live-source.js';
import { liveId } from '../../../core/source/source-ids.js';
import { counted } from '../../../core/words/counted.js';
import { count, fixed } from '../../../core/words/numbers.js';
import type { BrokenDeck, RaceFindings } from '../record/broken-race.js';
import { lostAndDoubled } from '../record/lost-and-doubled.js';
import { cardsLost } from '../record/race-counts.js';
import { BrokenRaceError } from './broken-race-error.js';

/** The most cards of a broken deck, and card numbers, that a message shows. */
const MOST_SHOWN = 60;
const MOST_NAMED = 8;

/**
 * Returns the error that a race with broken decks ends in: the share of broken deals, the cards lost and doubled, and the first broken deck with
 * cards and positions from 1.
 */
export function raceFailure(source: RaceSource, findings: RaceFindings): BrokenRaceError {
  const { at, shown } = firstBroken(findings.first);
  return new BrokenRaceError(source.locked, findings, `${liveId(source)}: ${shown}; ${countedAfter(findings)}`, {
    hint: 'two threads swapped the cards of one deck at the same time; with a lock around the shuffle nothing is lost: shuffle-audit run race:locked',
    at,
  });
}

function countedAfter({ counts }: RaceFindings): string {
  const { broken, deals } = counts;
  const lost = cardsLost(counts);
  if (broken === 0) return `of ${counted(count(deals), 'deal')} after it none came out broken`;
  return `of ${counted(count(deals), 'deal')} after it ${count(broken)} (${shareOf(broken, deals)}) came out broken: ${counted(count(lost), 'card')} lost`;
}

function firstBroken({ cells, deal }: BrokenDeck): {
  readonly at: { readonly trial: number; readonly position: number };
  readonly shown: string;
} {
  const { again, doubled, lost } = lostAndDoubled(cells);
  const dealt = `${fromOne(cells.slice(0, MOST_SHOWN)).join(' ')}${cells.length > MOST_SHOWN ? ' …' : ''}`;
  return {
    at: { trial: deal, position: again[0] + 1 },
    shown: `deal ${count(deal)} ended as ${dealt}, without ${named(fromOne(lost))} and with ${named(fromOne(doubled))} more than once`,
  };
}

/** Formats a share in per cent; says 100 only of all and 0 only of none. */
function shareOf(part: number, all: number): string {
  if (part === all) return '100 %';
  const tenths = Math.floor((1000 * part) / all);
  return tenths === 0 ? 'less than 0.1 %' : `${fixed(tenths / 10, 1)} %`;
}

function named(numbers: readonly number[]): string {
  const more = numbers.length - MOST_NAMED;
  return `${numbers.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Returns cards as people number them, from 1. */
function fromOne(cards: readonly number[]): readonly number[] {
  return cards.map((card) => card + 1);
}
