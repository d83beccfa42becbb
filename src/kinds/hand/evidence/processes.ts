import type { Process } from '../../../core/evidence-process.js';
import type { OutcomeSpace } from '../../../core/outcome.js';
import { followed } from '../../../math/evidence/followed.js';
import { placed } from '../../../math/evidence/placed.js';
import type { Counting, KindEvidence } from '../../evidence.js';
import { frontChoices } from './front-choices.js';
import { heldSingly } from './held-singly.js';
import { heldTogether } from './held-together.js';

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
  start: ({ cards, width }) => placed(cards, width),
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

/** Evidence of hands; counted is every card at every place or, where their order says nothing, every card. */
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
