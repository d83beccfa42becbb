import { AuditError } from '../../core/errors.js';
import type { Source } from '../../core/record/origin.js';
import type { ChoiceSpace, GameShape, Outcome } from '../../core/subject/outcome.js';
import { checkTakes } from '../../engine/subject/takes.js';
import { CHOICE_SPACES } from '../../games/nim/player/null-player.js';
import { KINDS, kindOf } from '../../kinds/index.js';
import { dashed, readOptions, type TypedOptions } from '../options/option.js';
import { optionsOf, SHARED, type SomeAsked } from '../options/shared.js';
import { boardIn } from '../options/types.js';

/** The default game: small enough to count every deal, and of the size at which the nim-sum is nearly blind to piles one stone too small. */
const USUAL = readOptions(optionsOf('piles', 'max'), {});

/** Throws E_USAGE for the first option that neither this source nor these outcomes have, and if the source cannot make such outcomes. */
export function checkOptions(
  { given, input }: SomeAsked<'input'> & { readonly given: TypedOptions },
  source: Source['kind'],
  outcome: Outcome,
  got: string,
): void {
  for (const [name, { option, text }] of given)
    if (option.of && !option.of.sources.includes(source) && !(option.of.takesUsual && text === option.usual))
      throw strange(name, option.of.is, got, option.of.hint);
  const own = kindOf(outcome).options;
  for (const name of new Set(Object.values(KINDS).flatMap(({ options }) => options))) {
    const takers = Object.values(KINDS).filter(({ options }) => options.includes(name));
    if (given.has(name) && !own.includes(name))
      throw strange(name, `for ${takers.map(({ title }) => title).join(' and ')}`, got, optionsHint(source, outcome));
  }
  checkTakes(source, outcome, 'audit', got);
  if (input === 'shuffled') checkTakes(source, outcome, 'input', got);
}

function strange(name: string, is: string, got: string, hint?: string): AuditError {
  return new AuditError('E_USAGE', `--${name} is ${is}, got it with ${got}`, hint === undefined ? {} : { hint });
}

function optionsHint(source: Source['kind'], outcome: Outcome): string | undefined {
  const { options, title } = kindOf(outcome);
  const elsewhere = Object.entries(SHARED).flatMap(([key, option]) =>
    'of' in option && option.of?.sources.includes(source) === false ? [dashed(key)] : [],
  );
  const own = options.filter((name) => !elsewhere.includes(name));
  return own.length === 0 ? undefined : `${title} have ${own.map((name) => `--${name}`).join(', ')}`;
}

/** Returns the outcome of a user's own source, from `--space`, `--deal` and the sizes. Throws E_USAGE. */
export function outcomeOf(asked: SomeAsked<'space' | 'deal' | 'orderUnknown' | 'piles' | 'max'>): Outcome {
  return asked.space === undefined ? cardsOutcome(asked) : spaceOutcome(asked.space, asked);
}

/** Returns the outcome that `--space` names in place of cards. Throws E_USAGE. */
export function spaceOutcome(space: string, asked: SomeAsked<'piles' | 'max'>): Outcome {
  const [game, what = '', ...rest] = space.split(':');
  if (rest.length === 0 && game === 'puzzle' && what !== '') return { kind: 'board', ...boardIn(what, '--space puzzle:…') };
  const [role, choice, ...more] = what.split('/');
  if (rest.length === 0 && game === 'nim' && more.length === 0) {
    if (role === 'dealer' && choice === undefined) return { kind: 'piles', ...gameOf(asked) };
    if (role === 'player') return { kind: 'moves', ...gameOf(asked), choice: choiceOf(choice ?? 'pile') };
  }
  throw new AuditError('E_USAGE', `--space must be puzzle:<rows>x<columns>, nim:dealer or nim:player, got "${space}"`, {
    hint: 'for example --space puzzle:3x3, or --space nim:dealer --piles 3 --max 7; leave it out for decks of cards',
  });
}

/** Returns whole decks, or hands if only some cards of every deal are seen. Throws E_USAGE. */
export function cardsOutcome({ deal, orderUnknown = false }: SomeAsked<'deal' | 'orderUnknown'>): Outcome {
  if (deal === undefined && orderUnknown) throw new AuditError('E_USAGE', '--order-unknown is for hands, got it without --deal');
  return deal === undefined ? { kind: 'deck' } : { kind: 'hand', seen: deal, order: orderUnknown ? 'unknown' : 'kept' };
}

export function gameOf({ max = USUAL.max, piles = USUAL.piles }: SomeAsked<'piles' | 'max'>): GameShape {
  return { piles, max };
}

/** Reads the space of choices of a player's move. Throws E_USAGE. */
export function choiceOf(text: string): ChoiceSpace {
  const named = text.replace(/^nim:player\//, '');
  const found = CHOICE_SPACES.find((space) => space === named);
  if (found) return found;
  throw new AuditError(
    'E_USAGE',
    `--space of a player must be ${CHOICE_SPACES.slice(0, -1).join(', ')} or ${CHOICE_SPACES.at(-1)}, got "${text}"`,
    {
      hint: 'pile: every pile by itself; outcome: the piles left, in any order; removal: cells of the matrix game; addition: poker Nim',
    },
  );
}
