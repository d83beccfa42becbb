import type { Process, ResumableProcess } from '../../../core/statistic/evidence-process.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { followed } from '../../../math/evidence/followed.js';
import { meanOf } from '../../../math/evidence/landed.js';
import { Leanings } from '../../../math/evidence/leanings.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { Multinomial } from '../../../math/evidence/multinomial.js';
import { placementBet } from '../../../math/evidence/placement-bet.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';
import type { Counting, KindEvidence } from '../../evidence.js';

const isOrdered = ({ unordered }: OutcomeSpace): boolean => !unordered;

const rows: Process = {
  id: 'rows',
  name: 'Single cards',
  bets: 'whether each card is in the hand, and where, by how it has been before',
  start: ({ cards, unordered, width }) => heldSingly(cards, width, !unordered),
};

const held: Process = {
  id: 'held',
  name: 'Cards held',
  bets: 'the whole hand, card after card, by which cards have been in hands before',
  start: ({ cards, width }) => heldTogether(cards, width, false),
};

const pairs: Process = {
  id: 'pairs',
  name: 'Held together',
  bets: 'the whole hand, card after card, by which cards have come with the card before them in the deck',
  suits: ({ width }) => width > 1,
  start: ({ cards, width }) => heldTogether(cards, width, true),
};

const pos: Process = {
  id: 'pos',
  name: 'All places',
  bets: 'the whole hand, place by place, by which cards have been there before',
  suits: isOrdered,
  start: ({ cards, width }) => placementBet(cards, width),
};

const succ: Process = {
  id: 'succ',
  name: 'Neighbours',
  bets: 'the whole hand, place by place, by which card has followed which',
  suits: (space) => isOrdered(space) && space.width > 1 && space.cards > 2,
  start: ({ cards, width }) => followed(cards, width),
};

const digits: Process = {
  id: 'digits',
  name: 'Choices',
  bets: 'the choices that a shuffle from the top card down must have made',
  suits: isOrdered,
  start: ({ cards, width }) => frontChoices(cards, width),
};

/** Evidence of hands. It counts every card at every place or, where their order says nothing, every card. */
export const handEvidence: KindEvidence = { processes: [rows, held, pairs, pos, succ, digits], counted };

function counted({ cards, unordered, width }: OutcomeSpace): Counting {
  return {
    shape: [unordered ? 1 : width, cards],
    each: width,
    add(counts, cells, at) {
      for (let p = 0; p < width; p++) counts[(unordered ? 0 : p * cards) + cells[at + p]]++;
    },
    share: () => 1 / cards,
  };
}

/**
 * Bets on each card singly: whether it is among the `seen` of `n` cards and, where `placed`, at which place. The chances are 1/n for every place and
 * (n − seen)/n for none. It takes the mean over all cards, which depend on each other.
 */
function heldSingly(n: number, seen: number, placed: boolean): ResumableProcess {
  const chances = placed ? [...new Array<number>(seen).fill(1 / n), (n - seen) / n] : [seen / n, (n - seen) / n];
  const none = chances.length - 1;
  const law = Float64Array.from(chances);
  const bets = Array.from({ length: n }, () => new Multinomial(law));
  const cellOf = new Uint16Array(n);
  return {
    add(cells, at) {
      cellOf.fill(none);
      for (let p = 0; p < seen; p++) cellOf[cells[at + p]] = placed ? p : 0;
      for (let card = 0; card < n; card++) bets[card].add(cellOf[card]);
    },
    logE: meanOf(bets),
    memory: bets.flatMap(({ memory }) => memory),
  };
}

/**
 * Bets on the whole hand, card after card from the first. With j of the cards before it in the hand, card c is in it with a chance of exactly (seen −
 * j)/(n − c). Each card is predicted by how often it was in earlier hands, against its expected count from these chances. Where `paired`, hands that
 * have the card before it and hands that do not are kept apart, so cards that stay together show. The order of the hand plays no part. O(n) a deal.
 */
function heldTogether(n: number, seen: number, paired: boolean): ResumableProcess {
  const products = new LogProducts();
  // A block of two cells, in and out, for every card and, where paired, for whether the one before is in.
  const blocks = paired ? 2 : 1;
  const leanings = new Leanings(2 * blocks * n, products);
  const law = new Float64Array(2);
  const held = new Uint8Array(n);
  return {
    add(cells, at) {
      held.fill(0);
      for (let p = at; p < at + seen; p++) held[cells[p]] = 1;
      let before = 0;
      for (let card = 0; card < n; card++) {
        law[0] = (seen - before) / (n - card);
        law[1] = (n - card - seen + before) / (n - card);
        const block = card * blocks + (paired && card > 0 ? held[card - 1] : 0);
        leanings.add(2 * block, law, 1 - held[card]);
        before += held[card];
      }
      products.settle();
    },
    logE: () => logMeanExp(products.logs),
    memory: [...leanings.memory, products.logs],
  };
}

/**
 * Bets on the choices that a shuffle from the top down must have made to deal the first `seen` of `n` cards. Choice i is even among the n − i cards
 * not yet dealt, so under an even shuffle they are independent and the single bets multiply. O(seen) a deal. R. Durstenfeld (1964), Algorithm 235,
 * doi:10.1145/364520.364540, read from the front; each choice is predicted as in `LogProducts`.
 */
function frontChoices(n: number, seen: number): ResumableProcess {
  // Choice j of place i is counted at i n + j.
  const counts = new Float64Array(seen * n);
  const deck = Uint16Array.from({ length: n }, (_, card) => card);
  const place = Uint16Array.from(deck);
  const swapped = new Uint16Array(seen);
  const products = new LogProducts();
  const free = Math.min(seen, n - 1);
  const deals = new Float64Array(1);
  return {
    add(cells, at) {
      for (let i = 0; i < seen; i++) {
        const chosen = place[cells[at + i]];
        swap(deck, place, i, chosen);
        swapped[i] = chosen;
        if (i < free) products.times(counts[i * n + chosen], n - i, deals[0]);
        counts[i * n + chosen]++;
      }
      // Swapped back from the last on, the deck is as it was, which costs less than to lay it out anew.
      for (let i = seen - 1; i >= 0; i--) swap(deck, place, i, swapped[i]);
      products.settle();
      deals[0]++;
    },
    logE: () => logMeanExp(products.logs),
    memory: [counts, deals, products.logs],
  };
}

function swap(deck: Uint16Array, place: Uint16Array, i: number, j: number): void {
  const moved = deck[i];
  deck[i] = deck[j];
  deck[j] = moved;
  place[deck[i]] = i;
  place[moved] = j;
}
