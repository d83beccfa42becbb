import { AuditError } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';

/** The most numbers a deal may draw before it counts as never ending. */
export const MOST_DRAWS = 4096;

/** The most times that a function may change what it does as one number goes from 0 to 1. */
export const MOST_CHANGES = 4096;

const DEAL_INSTEAD = { hint: 'it can be dealt and its decks tested instead' };
const FEWER_CARDS = { hint: 'use fewer cards, or deal it and test its decks' };

/** Returns E_UNPROVABLE: a deal wanted more than `MOST_DRAWS` numbers; `last` is the last one it was given. */
export function drawsWithoutEnd(last: number): AuditError {
  return new AuditError(
    'E_UNPROVABLE',
    `a function whose choices are counted must draw at most ${MOST_DRAWS} numbers a deal, got one that may draw without end: it still asks for more after as many, the last of them ${last}`,
    DEAL_INSTEAD,
  );
}

/** Returns E_UNPROVABLE: more than `MOST_CHANGES` changes over one draw; draws count from 1. */
export function changesTooOften(draw: number): AuditError {
  return new AuditError(
    'E_UNPROVABLE',
    `a function whose choices are counted must change what it does at most ${MOST_CHANGES} times over one number, got more at draw ${draw}, as the remainder of a 32-bit integer does`,
    DEAL_INSTEAD,
  );
}

/** Returns E_UNPROVABLE: pieces narrower than the `cells` of the finest grid; draws count from 1. */
export function changesTooFinely(draw: number, cells: number): AuditError {
  return new AuditError(
    'E_UNPROVABLE',
    `a function whose choices are counted must do the same over at least 1/${cells} of one number, got one that changes within less at draw ${draw}, as the remainder of a 32-bit integer does`,
    DEAL_INSTEAD,
  );
}

/** Returns E_UNPROVABLE: no product of pieces describes it; `draw`, from 1, is the one whose exact value matters to a later one. */
export function dependsOnExactValue(draw: number): AuditError {
  return new AuditError(
    'E_UNPROVABLE',
    `a function whose choices are counted must use each random number on its own, got one where how a later number is used depends on the exact value of number ${draw} (as in sorting by random keys), so its choices cannot be counted one by one`,
    DEAL_INSTEAD,
  );
}

/** Returns E_USAGE: `reached` leaves are certain, and `most` allowed. */
export function tooManyLeaves(reached: number, most: number, draw: number): AuditError {
  return new AuditError(
    'E_USAGE',
    `the choice tree must have at most ${counted(most, 'leaf')}, got at least ${reached} by draw ${draw}`,
    FEWER_CARDS,
  );
}

/** Returns E_USAGE: the budget of runs is spent. */
export function tooManyRuns(most: number): AuditError {
  return new AuditError(
    'E_USAGE',
    `finding the choices must take at most ${counted(most, 'deal')}, got a function that needs more`,
    FEWER_CARDS,
  );
}

/** Returns E_NONDETERMINISTIC: `what` happened although the numbers given were the same. */
export function unrepeatable(what: string): AuditError {
  return new AuditError('E_NONDETERMINISTIC', `the deck must follow from the numbers drawn alone, but ${what}`, {
    hint: 'it reads something besides them: a clock, a generator of its own or what an earlier deal left behind',
  });
}
