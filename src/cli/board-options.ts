import { AuditError } from '../core/errors.js';
import type { BuiltInSource, Origin } from '../core/origin.js';
import type { BoardShape } from '../core/outcome.js';
import { scramblers } from '../games/catalogues.js';
import { boundeds, prngs, seedings } from '../parts/catalogues.js';
import type { Values } from './command.js';
import { textOf } from './command.js';
import { parseCount } from './parse-number.js';
import { partIds } from './part-ids.js';
import type { SubjectSpec } from './subject-spec.js';

/** The board of a scrambler that is named without one: the largest whose every state is held, so that every statistic and law is there. */
const USUAL_SIZE = '3x3';

/** The most moves that a walk may make. */
const MOST_MOVES = 1_000_000;

/** Throws E_USAGE where the options of scramblers are given with something else. */
export function refuseBoardOptions(values: Values, text: string): void {
  for (const name of ['size', 'moves'] as const) {
    if (textOf(values, name) !== undefined)
      throw new AuditError('E_USAGE', `--${name} is for built-in scramblers, such as puzzle:walk, got it with ${text}`);
  }
}

/** Rows and columns as in `4x4`. Throws E_USAGE for anything but 2 to 5 of each. */
function boardSizeOf(name: string, text: string): BoardShape {
  const found = /^([2-5])[x×]([2-5])$/.exec(text);
  if (!found) throw new AuditError('E_USAGE', `${name} must be rows x columns, 2 to 5 each, got "${text}"`, { hint: 'for example 3x3' });
  return { rows: Number(found[1]), columns: Number(found[2]) };
}

/** The built-in scrambler that a subject's text and the options name. Throws E_USAGE and E_UNKNOWN_ID. */
export function scramblerOf(spec: SubjectSpec & { kind: 'scrambler' }, values: Values): Origin<BuiltInSource> {
  if (textOf(values, 'n') !== undefined && textOf(values, 'n') !== '52')
    throw new AuditError('E_USAGE', `--n is the number of cards, got it with puzzle:${spec.scrambler}`, {
      hint: 'a board has a --size, such as 4x4',
    });
  const { bounded, prng, seeding } = partIds(spec, `puzzle:${spec.scrambler}`, values);
  return {
    source: {
      kind: 'built-in',
      maker: withMoves(spec.scrambler, textOf(values, 'moves')),
      prng: prngs.get(prng).id,
      bounded: boundeds.get(bounded).id,
      seeding: seedings.get(seeding).id,
    },
    outcome: { kind: 'board', ...boardSizeOf('--size', textOf(values, 'size') ?? USUAL_SIZE) },
  };
}

/** The id with its number of moves said, where it makes moves. */
function withMoves(id: string, moves: string | undefined): string {
  const entry = scramblers.get(id);
  const { rule } = entry;
  if (rule.kind === 'walk' && moves === undefined) return `${id.split(':')[0]}:${rule.moves}`;
  if (moves === undefined) return entry.id;
  if (rule.kind !== 'walk') throw new AuditError('E_USAGE', `puzzle:${id} makes no moves, got --moves ${moves}`);
  if (id.includes(':')) throw new AuditError('E_USAGE', `the moves are named twice: puzzle:${id} and --moves ${moves}`);
  return scramblers.get(`${id}:${parseCount('moves', moves, 0, MOST_MOVES)}`).id;
}

/** What `--space` names: the size of a sliding puzzle's boards; null for decks. Throws E_USAGE. */
export function boardSpaceOf(values: Values): BoardShape | null {
  const text = textOf(values, 'space');
  if (text === undefined) return null;
  const [kind, size, ...rest] = text.split(':');
  if (kind !== 'puzzle' || size === undefined || rest.length > 0)
    throw new AuditError('E_USAGE', `--space must be puzzle:<rows>x<columns>, got "${text}"`, {
      hint: 'for example --space puzzle:3x3; leave it out for decks of cards',
    });
  return boardSizeOf('--space puzzle:…', size);
}
