import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { count, precise } from '../../../core/words/numbers.js';

/** The most questions of one deal before it counts as asking without end. */
export const MOST_QUESTIONS = 4096;

/** The most questions on one path through the tree, not counting detours: a deeper tree has more leaves than can be walked. */
export const MOST_DEPTH = 64;

const DEAL_INSTEAD = { hint: 'let it deal with its own generator and test its decks: shuffle-audit run -- …' };

/** E_UNPROVABLE: a deal asked more than `MOST_QUESTIONS` times. */
export function asksWithoutEnd(): AuditError {
  return new AuditError('E_UNPROVABLE', `a deal on a tape must ask at most ${MOST_QUESTIONS} times, got one that asks on`, DEAL_INSTEAD);
}

/** E_UNPROVABLE: a way through the tree is longer than `MOST_DEPTH`. */
export function tooDeep(): AuditError {
  return new AuditError(
    'E_UNPROVABLE',
    `a deal whose choices are counted must ask at most ${MOST_DEPTH} times, what it draws again left away, got more`,
    DEAL_INSTEAD,
  );
}

/** E_UNPROVABLE: every answer to a question leads back to it. */
export function neverEnds(question: string, draw: number): AuditError {
  return new AuditError(
    'E_UNPROVABLE',
    `a deal must end, got one that after every answer to question ${draw}, ${question}, stands where it stood before`,
    DEAL_INSTEAD,
  );
}

/** E_UNPROVABLE: the answers to a question fall neither into a few pieces nor into remainders. */
export function cannotBeCut(question: string, draw: number): AuditError {
  return new AuditError(
    'E_UNPROVABLE',
    `the answers to a question must fall into a few pieces or into remainders, got question ${draw}, ${question}, where they do neither`,
    DEAL_INSTEAD,
  );
}

/** E_UNPROVABLE: it seemed to return to an earlier state, but after this many rounds of that it does not. */
export function countsItsRounds(question: string, draw: number, rounds: number): AuditError {
  return new AuditError(
    'E_UNPROVABLE',
    `a program that asks question ${draw}, ${question}, again must do the same however often, got one that does otherwise after ${rounds} rounds`,
    DEAL_INSTEAD,
  );
}

/** E_UNPROVABLE: it comes back so often that its behaviour after the greatest likely number of rounds cannot be dealt. */
export function drawsAgainTooOften(question: string, draw: number, chance: number): AuditError {
  return new AuditError(
    'E_UNPROVABLE',
    `a program may draw again only so often that ${MOST_QUESTIONS} questions hold all rounds that may come, got question ${draw}, ${question}, asked again with a chance of ${precise(chance, 3)}`,
    DEAL_INSTEAD,
  );
}

/** E_UNPROVABLE: a deal with answers from the whole range was not the one predicted. */
export function overlooked(): AuditError {
  return new AuditError(
    'E_UNPROVABLE',
    'what a program does with one answer must not hang on the exact value of another, as in sorting by random keys, or change within less than was looked at, got a deal with other answers that is not as its parts say',
    DEAL_INSTEAD,
  );
}

/** E_USAGE: more leaves than are walked. */
export function tooManyTapeLeaves(most: number): AuditError {
  return new AuditError('E_USAGE', `the choice tree of a program must have at most ${counted(count(most), 'leaf')}, got more`, {
    hint: 'prove fewer cards with --n',
  });
}
