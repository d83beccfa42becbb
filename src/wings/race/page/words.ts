import { counted, verbFor } from '../../../core/words/counted.js';
import { askedSize, count, interval, size, sizeDown } from '../../../page/numbers.js';
import { code, type Phrase, say, strong } from '../../../page/phrase.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import type { BrokenRaceCore, RaceStep } from '../record/broken-race.js';
import { cardsLost } from '../record/race-counts.js';
import type { LossLine } from './facts.js';

/** The share from which rounding to a tenth of a per cent would say 100. */
const NEARLY_ALL = 0.9995;

export function brokenRaceWords({ race: { counts, first }, share }: BrokenRaceCore): VerdictWords {
  const { broken, byLost, deals } = counts;
  const all = counted(count(deals), 'deal');
  const range = `${askedSize(share.confidence)} interval ${interval(share.low, share.high)}`;
  const lead: Phrase =
    broken === 0
      ? say`Deal ${count(first.deal)} lost a card. Of ${all} that were counted after it ${strong('none')} did (${range}).`
      : say`${strong(count(broken))} of ${all} that were counted came out without ${byLost.length > 1 ? 'some of the cards' : 'a card'} and with others more than once: ${strong(shareWords(broken, deals))} (${range}).`;
  return {
    name: 'Broken:',
    rest: broken === 0 ? ['a deal lost a card'] : say`${shareWords(broken, deals)} of the deals lost cards`,
    lead,
    more: [
      say`Two threads swapped the cards of one deck at the same time. A broken deck is no deal of cards, so nothing is said of how even the shuffle is.`,
    ],
    sure: say`The number of deals was fixed before they were counted, so the interval misses the chance that a deal breaks at most once in 100 such records, as long as every deal has the same chance, whatever became of the others. How often two threads meet depends on the machine and on what else runs there.`,
  };
}

export const REMEDY: Phrase = say`Hold a lock while a deck is shuffled, or give each thread a deck of its own. With a lock no card is lost: ${code('npx shuffle-audit run race:locked')}`;

/** Formats the share of `some` deals in `all`; says 100 only of all. */
export function shareWords(some: number, all: number): string {
  if (some === all) return askedSize(1);
  return some / all > NEARLY_ALL ? sizeDown(some / all) : size(some / all);
}

export function lossSentence({ race: { counts } }: BrokenRaceCore): string {
  const cards = cardsLost(counts);
  if (cards === 0) return 'None of the counted deals lost a card.';
  return `Together they lost ${counted(count(cards), 'card')}. In the position of each stands a card that the deck holds already.`;
}

/** Words the range of a line of the table: "1 card", "4 to 7 cards". */
export function lossWords({ from, to }: LossLine): string {
  return from === to ? counted(count(from), 'card') : `${count(from)} to ${counted(count(to), 'card')}`;
}

/** The remark that the drawn steps are no recording. */
export const COMPUTED =
  'These steps are computed, not recorded: nobody can watch the threads of a race without slowing them down, and the run may have lost its cards in other ways.';

export function searchedSentence({ interleaving: { lostAt, n } }: BrokenRaceCore): string {
  return `Of ${counted(n, 'card')} every draw and every order of reads and writes was gone through, shortest first. No order of fewer than ${counted(lostAt, 'step')} loses a card. Where a swap is one step, as with a lock, none of any length does.`;
}

/** Says what a thread does with a step; cards and positions from 1. */
export function stepWords({ card, doing, i, j }: RaceStep): string {
  switch (doing) {
    case 'reads-i':
      return `draws position ${j + 1}; reads card ${card + 1} at ${i + 1}`;
    case 'reads-j':
      return `reads card ${card + 1} at ${j + 1}`;
    case 'writes-i':
      return `writes card ${card + 1} to ${i + 1}`;
    case 'writes-j':
      return `writes card ${card + 1} to ${j + 1}`;
  }
}

/** Says what is gone after a step; null where nothing is. */
export function goneWords({ gone }: RaceStep): string | null {
  return gone.length === 0 ? null : `${gone.map((card) => `card ${card + 1}`).join(', ')} ${verbFor(gone.length, 'is')} gone`;
}
