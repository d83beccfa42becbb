import { AuditError } from '../core/errors.js';
import type { BuiltInSource, Origin } from '../core/origin.js';
import type { ChoiceSpace } from '../core/outcome.js';
import { nimDealers, nimPlayers } from '../games/catalogues.js';
import { CHOICE_SPACES, ownSpace } from '../games/nim/player/null-player.js';
import { boundeds, prngs, seedings } from '../parts/catalogues.js';
import type { Values } from './command.js';
import { textOf } from './command.js';
import { parseCount } from './parse-number.js';
import { partIds } from './part-ids.js';
import type { SubjectSpec } from './subject-spec.js';

/** The game of a subject that is named without one: small enough to count every deal, and the size at which the nim-sum is nearly blind to piles one stone too small. */
const USUAL_PILES = '3';
const USUAL_MAX = '7';

const MOST_PILES = 100;
const MOST_STONES = 65_534;

/** Throws E_USAGE where the options of Nim are given with something else. */
export function refuseNimOptions(values: Values, text: string): void {
  for (const name of ['piles', 'max'] as const) {
    if (textOf(values, name) !== undefined)
      throw new AuditError('E_USAGE', `--${name} is for dealers and players of Nim, such as nim:dealer/uniform, got it with ${text}`);
  }
}

/** The built-in dealer or player of Nim that a subject's text and the options name. Throws E_USAGE and E_UNKNOWN_ID. */
export function nimOriginOf(spec: SubjectSpec & { kind: 'nim' }, values: Values): Origin<BuiltInSource> {
  const name = `nim:${spec.role}/${spec.id}`;
  for (const [option, what] of [
    ['n', 'is the number of cards'],
    ['size', 'is that of a board'],
    ['moves', 'is for scramblers that make moves'],
    ['deal', 'is for decks of cards'],
  ] as const) {
    const given = textOf(values, option);
    if (given !== undefined && !(option === 'n' && given === '52'))
      throw new AuditError('E_USAGE', `--${option} ${what}, got it with ${name}`, { hint: 'a game of Nim has --piles and --max' });
  }
  const { bounded, prng, seeding } = partIds(spec, name, values);
  const game = {
    piles: parseCount('piles', textOf(values, 'piles') ?? USUAL_PILES, 2, MOST_PILES),
    max: parseCount('max', textOf(values, 'max') ?? USUAL_MAX, 1, MOST_STONES),
  };
  const parts = { prng: prngs.get(prng).id, bounded: boundeds.get(bounded).id, seeding: seedings.get(seeding).id };
  const space = textOf(values, 'space');
  if (spec.role === 'dealer') {
    if (space !== undefined) throw new AuditError('E_USAGE', `--space says what counts as one move of a player, got it with ${name}`);
    const dealer = nimDealers.get(spec.id);
    // A size that this dealer cannot deal is told before anything else is done.
    dealer.bounds(game);
    return { source: { kind: 'built-in', maker: dealer.id, ...parts }, outcome: { kind: 'piles', ...game } };
  }
  const player = nimPlayers.get(spec.id);
  const choice = space === undefined ? (ownSpace(player) ?? 'pile') : choiceOf(space);
  return { source: { kind: 'built-in', maker: player.id, ...parts }, outcome: { kind: 'moves', ...game, choice } };
}

function choiceOf(text: string): ChoiceSpace {
  const found = CHOICE_SPACES.find((space) => space === text);
  if (!found)
    throw new AuditError(
      'E_USAGE',
      `--space of a player must be ${CHOICE_SPACES.slice(0, -1).join(', ')} or ${CHOICE_SPACES.at(-1)}, got "${text}"`,
      {
        hint: 'pile: every pile by itself; outcome: the piles left, in any order; removal: cells of the matrix game; addition: poker Nim',
      },
    );
  return found;
}
