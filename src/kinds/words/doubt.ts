import { brokenFreshGuards, brokenGuards } from '../../core/record/by-law.js';
import type { Doubt, Reservation, WhyUnread } from '../../core/record/doubt.js';
import type { EvidenceCore } from '../../core/record/evidence.js';
import { CONFIRMATION_FACTOR } from '../../core/statistic/rules.js';
import { type CodedWords, wordsFor } from '../../core/words/coded-words.js';
import { counted, nounFor, verbFor } from '../../core/words/counted.js';
import { percent } from '../../core/words/numbers.js';
import { mayBeTold } from '../groups/starts-alike.js';
import { nounsOf } from '../pages.js';
import { guardsWords } from './guard.js';

const RESERVATIONS: CodedWords<Reservation> = {
  malformed: ({ rejects, rows }) =>
    `${counted(rejects, 'malformed row')} of ${counted(rows, 'row')} ${verbFor(rejects, 'was')} left out, which may not be by chance`,
  'other-sizes': ({ rows }) =>
    `${counted(rows, 'row')} with decks of another size ${verbFor(rows, 'was')} left out, which may not be by chance`,
  'missing-numbers': ({ gaps, missing }) =>
    `${counted(missing, 'number')} ${verbFor(missing, 'is')} missing in ${counted(gaps, 'gap')} of the deal numbers, which may not be by chance`,
  'numbers-back': ({ times }) => `the deal numbers go back ${counted(times, 'time')}, so the rows are not in the order of the deals`,
  'sorted-rows': ({ rows, sorted }) =>
    `${counted(sorted, 'row')} of ${rows} ${verbFor(sorted, 'was')} sorted after the deals, so their order says nothing and a change during the run could not be seen`,
  'deck-changes': ({ row }) => `from row ${row} on the deck is another one, so no test of one deck applies`,
  repeats: ({ rows }) => `${counted(rows, 'row')} ${verbFor(rows, 'repeats')} an earlier one card by card, which luck seldom brings`,
};

/** Says why a log cannot be cleared, clause after clause. */
export function reservationWords(reservations: readonly Reservation[]): string {
  return reservations.map((one) => wordsFor(RESERVATIONS, one)).join('; ');
}

type Doubted = Pick<EvidenceCore, 'guards'> & {
  readonly plan: Pick<EvidenceCore['plan'], 'trials'>;
  readonly subject: Pick<EvidenceCore['subject'], 'origin'>;
};

/** Says why an audit cannot tell, as a clause. */
export function doubtWords({ guards, plan, subject: { origin } }: Doubted, doubt: Doubt): string {
  const { deal, deals } = nounsOf(origin.outcome.kind);
  const unread: Readonly<Record<WhyUnread, (tests: number) => string>> = {
    recorded: () => `a recording has no fresh ${deals}: only further ones can decide`,
    copies: () => `no fresh sample can be drawn: ${guardsWords(brokenFreshGuards(guards))}`,
    once: () => `these very ${deals} cannot come again: what changed during them no fresh sample can show`,
    'too-many': (tests) => `a fresh sample of ${counted(CONFIRMATION_FACTOR * plan.trials, deal)} is too large for ${verbFor(tests, 'it')}`,
  };
  const too = (verb: string, much: string): CodedWords<Doubt>['too-few'] => {
    return ({ detect, trials }) =>
      `${counted(trials, deal)} ${verbFor(trials, verb)} too ${much} to see a bias of ${percent(detect)} with every required test`;
  };
  const words: CodedWords<Doubt> = {
    copies: () => guardsWords(brokenGuards(guards)),
    'told-seed': () => `two starts began with the same ${nounFor(2, deal)}, and the argument ${mayBeTold(origin) ?? ''} may be the seed`,
    reserved: ({ reservations }) => reservationWords(reservations),
    unread: ({ because, tests }) => `${tests.join(' and ')} ${verbFor(tests.length, 'is')} doubtful, and ${unread[because](tests.length)}`,
    'left-out': ({ tests }) => `required tests were left out: ${tests.join(', ')}`,
    'too-few': too('is', 'few'),
    'too-little': too('holds', 'little'),
    untold: ({ tests }) => `${tests.join(' and ')} ${verbFor(tests.length, 'has')} too little in too many parts to see a change`,
    open: ({ detect, tests }) => `a bias of ${percent(detect)} is neither seen nor excluded by ${tests.join(', ')}`,
  };
  return wordsFor(words, doubt);
}
