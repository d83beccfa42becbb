import type { Process } from '../../../core/evidence-process.js';
import { followed } from '../../../math/evidence/followed.js';
import { landed } from '../../../math/evidence/landed.js';
import { placed } from '../../../math/evidence/placed.js';
import type { KindEvidence } from '../../evidence.js';
import { squareCounts } from '../../square-counts.js';
import { digits } from './digits.js';
import { rising } from './rising.js';

const rows: Process = {
  id: 'rows',
  name: 'Single cards',
  bets: 'where each card lands, by where that card has landed before',
  start: ({ width }) => landed(width),
};

const pos: Process = {
  id: 'pos',
  name: 'All positions',
  bets: 'the whole deal, position by position, by which cards have been there before',
  start: ({ width }) => placed(width, width),
};

const succ: Process = {
  id: 'succ',
  name: 'Neighbours',
  bets: 'the whole deal, card after card, by which card has followed which',
  start: ({ width }) => followed(width, width),
};

const choices: Process = {
  id: 'digits',
  name: 'Choices',
  bets: 'the choices that a shuffle from the last card down must have made',
  start: ({ width }) => digits(width),
};

/** With the rising sequences riffles are seen about ten times sooner, and all else costs hardly a deal more. */
const pieces: Process = {
  id: 'rising',
  name: 'Rising sequences',
  bets: 'how many pieces of the old order are left',
  source: 'rising sequences: Bayer and Diaconis (1992)',
  optional: true,
  start: ({ width }) => rising(width),
};

/** Evidence of whole decks; counted is every card in every position. */
export const deckEvidence: KindEvidence = { processes: [rows, pos, succ, choices, pieces], counted: ({ width }) => squareCounts(width) };
