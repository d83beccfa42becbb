import { AuditError } from '../core/errors.js';
import type { Handing } from '../core/handing.js';
import type { Source } from '../core/origin.js';
import type { BoardShape, ChoiceSpace, GameShape, Outcome } from '../core/outcome.js';
import { parseCount } from '../core/parse-count.js';
import { checkTakes } from '../engine/subject/takes.js';
import { CHOICE_SPACES } from '../games/nim/player/null-player.js';
import { KINDS, kindOf } from '../kinds/index.js';
import type { Values } from './command.js';
import { isOn, textOf } from './command.js';
import { MOST_SQUARED_CARDS } from './common.js';

/** The board of a scrambler that is named without one: the largest whose every state is held, so that every statistic and law is there. */
const USUAL_SIZE = '3x3';

/** The game of a subject that is named without one: small enough to count every deal, and the size at which the nim-sum is nearly blind to piles one stone too small. */
const USUAL_PILES = '3';
const USUAL_MAX = '7';

const MOST_PILES = 100;
const MOST_STONES = 65_534;

/** Options of sources, each with what it is for. */
const OF_SOURCES: Readonly<Record<string, { readonly is: string; readonly of: readonly Source['kind'][] }>> = {
  prng: { is: 'a part of built-in subjects', of: ['built-in'] },
  bounded: { is: 'a part of built-in subjects', of: ['built-in'] },
  seeding: { is: 'a part of built-in subjects', of: ['built-in'] },
  'native-seed': { is: 'a part of built-in subjects', of: ['built-in'] },
  size: { is: 'for built-in scramblers, such as puzzle:walk', of: ['built-in'] },
  moves: { is: 'for built-in scramblers, such as puzzle:walk', of: ['built-in'] },
  protocol: { is: 'for programs', of: ['program'] },
  deadline: { is: 'for programs', of: ['program'] },
  call: { is: 'for functions of a file or a package', of: ['module', 'npm'] },
  'pass-random': { is: 'for functions', of: ['module', 'npm', 'inline'] },
};

/** Throws E_USAGE for the first option that neither this source nor these outcomes have, and where the source cannot make such outcomes. */
export function checkOptions(values: Values, source: Source['kind'], outcome: Outcome, got: string): void {
  for (const [option, { is, of }] of Object.entries(OF_SOURCES))
    if (isGiven(values, option) && !of.includes(source)) throw strange(option, is, got);
  const own = kindOf(outcome).options;
  for (const option of new Set(Object.values(KINDS).flatMap(({ options }) => options))) {
    const takers = Object.values(KINDS).filter(({ options }) => options.includes(option));
    if (isGiven(values, option) && !own.includes(option))
      throw strange(option, `for ${takers.map(({ title }) => title).join(' and ')}`, got, optionsHint(source, outcome));
  }
  checkTakes(source, outcome, 'audit', got);
  if (handingOf(values) === 'shuffled') checkTakes(source, outcome, 'input', got);
}

/** `--input`: how a function is handed its decks. Throws E_USAGE. */
export function handingOf(values: Values): Handing {
  const input = textOf(values, 'input') ?? 'in-order';
  if (input === 'in-order' || input === 'shuffled') return input;
  throw new AuditError('E_USAGE', `--input must be in-order or shuffled, got "${input}"`);
}

function strange(option: string, is: string, got: string, hint?: string): AuditError {
  return new AuditError('E_USAGE', `--${option} is ${is}, got it with ${got}`, hint === undefined ? {} : { hint });
}

function optionsHint(source: Source['kind'], outcome: Outcome): string | undefined {
  const { options, title } = kindOf(outcome);
  const own = options.filter((option) => OF_SOURCES[option]?.of.includes(source) !== false);
  return own.length === 0 ? undefined : `${title} have ${own.map((option) => `--${option}`).join(', ')}`;
}

/** Whether the user gave an option: every command has 52 cards where none were asked for. */
function isGiven(values: Values, option: string): boolean {
  if (typeof values[option] === 'boolean') return isOn(values, option);
  const text = textOf(values, option);
  return text !== undefined && !(option === 'n' && text === '52');
}

/** What `--space`, `--deal` and the sizes beside them say that a source of the user's own makes. Throws E_USAGE. */
export function outcomeOf(values: Values): Outcome {
  const text = textOf(values, 'space');
  if (text === undefined) return cardsOutcome(values);
  const [game, what = '', ...rest] = text.split(':');
  if (rest.length === 0 && game === 'puzzle' && what !== '') return { kind: 'board', ...boardSizeOf('--space puzzle:…', what) };
  const [role, choice, ...more] = what.split('/');
  if (rest.length === 0 && game === 'nim' && more.length === 0) {
    if (role === 'dealer' && choice === undefined) return { kind: 'piles', ...gameOf(values) };
    if (role === 'player') return { kind: 'moves', ...gameOf(values), choice: choiceOf(choice ?? 'pile') };
  }
  throw new AuditError('E_USAGE', `--space must be puzzle:<rows>x<columns>, nim:dealer or nim:player, got "${text}"`, {
    hint: 'for example --space puzzle:3x3, or --space nim:dealer --piles 3 --max 7; leave it out for decks of cards',
  });
}

/** Whole decks or, where only some cards of every deal are seen, hands. Throws E_USAGE. */
export function cardsOutcome(values: Values): Outcome {
  const text = textOf(values, 'deal');
  const unknown = isOn(values, 'order-unknown');
  if (text === undefined && unknown) throw new AuditError('E_USAGE', '--order-unknown is for hands, got it without --deal');
  if (text === undefined) return { kind: 'deck' };
  return { kind: 'hand', seen: parseCount('deal', text, 1, MOST_SQUARED_CARDS), order: unknown ? 'unknown' : 'kept' };
}

/** `--size`, or the usual one. Throws E_USAGE. */
export function sizeOfBoard(values: Values): BoardShape {
  return boardSizeOf('--size', textOf(values, 'size') ?? USUAL_SIZE);
}

/** Rows and columns as in `4x4`. Throws E_USAGE for anything but 2 to 5 of each. */
function boardSizeOf(name: string, text: string): BoardShape {
  const found = /^([2-5])[x×]([2-5])$/.exec(text);
  if (!found) throw new AuditError('E_USAGE', `${name} must be rows x columns, 2 to 5 each, got "${text}"`, { hint: 'for example 3x3' });
  return { rows: Number(found[1]), columns: Number(found[2]) };
}

/** `--piles` and `--max`, or the usual ones. Throws E_USAGE. */
export function gameOf(values: Values): GameShape {
  return {
    piles: parseCount('piles', textOf(values, 'piles') ?? USUAL_PILES, 2, MOST_PILES),
    max: parseCount('max', textOf(values, 'max') ?? USUAL_MAX, 1, MOST_STONES),
  };
}

/** What counts as one move of a player. Throws E_USAGE. */
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
