import { AuditError } from '../../core/errors.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import { DEFAULT_PARTS, type PARTS } from '../../core/subject/default-parts.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { presetOf } from '../../engine/subject/presets.js';
import { nimDealers, nimPlayers, scramblers } from '../../games/catalogues.js';
import { ownSpace } from '../../games/nim/player/null-player.js';
import { boundeds, prngs, seedings, shuffles } from '../../parts/catalogues.js';
import { fromSeed } from '../../parts/seeding/index.js';
import { readOptions, type TypedOptions } from '../options/option.js';
import { optionsOf, type SomeAsked } from '../options/shared.js';
import { cardsOutcome, checkOptions, choiceOf, gameOf } from './outcome-options.js';
import type { BuiltInSpec } from './subject-spec.js';

type PartsAsked = SomeAsked<'prng' | 'bounded' | 'seeding' | 'nativeSeed'>;

type PartIds = Record<(typeof PARTS)[number], string>;

/** Parts named in a text, and the name of the preset if one supplied them. */
type Named = { readonly [part in keyof PartIds]?: string } & { readonly preset?: string };

/** Returns the parts of a built-in subject: as named in it, or by an option, or the default ones. Throws E_USAGE if one is named twice. */
function partIds(named: Named, where: string, asked: PartsAsked): PartIds {
  const part = (name: keyof PartIds): string => {
    const typed = asked[name];
    const own = named[name];
    if (typed !== undefined && own !== undefined) {
      throw new AuditError('E_USAGE', `the ${name} is named twice: ${own} in ${where}, ${typed} with --${name}`, {
        hint: 'name the parts one by one: shuffle/generator/method/seeding',
      });
    }
    return typed ?? own ?? DEFAULT_PARTS[name];
  };
  return { prng: part('prng'), bounded: part('bounded'), seeding: nativeSeeding(named, where, asked) ?? part('seeding') };
}

/**
 * Returns the seeding that --native-seed selects in place of the seeding of a language's shuffle; null without it. Throws E_USAGE if another was named.
 */
function nativeSeeding({ preset, seeding }: Named, where: string, asked: PartsAsked): string | null {
  const seed = asked.nativeSeed;
  if (seed === undefined) return null;
  const ofLanguage = preset !== undefined && presetOf(preset)?.language !== undefined;
  const other = asked.seeding ?? (ofLanguage ? undefined : seeding);
  if (other !== undefined)
    throw new AuditError('E_USAGE', `the seeding is named twice: ${other} of ${where}, and --native-seed ${seed}`, {
      hint: 'leave one of them out',
    });
  return `${fromSeed.id}:${seed}`;
}

export type MakerAsked = SomeAsked<'space' | 'deal' | 'orderUnknown' | 'size' | 'moves' | 'piles' | 'max' | 'input'> & {
  readonly given: TypedOptions;
};

/** Returns the built-in subject that a text and the options name. Throws E_USAGE and E_UNKNOWN_ID. */
export function builtInOf(spec: BuiltInSpec, asked: MakerAsked & PartsAsked, text: string): Origin<BuiltInSource> {
  const { maker, outcome, where } = makerOf(spec, asked, text);
  const { bounded, prng, seeding } = partIds(spec, where, asked);
  const parts = { prng: prngs.get(prng).id, bounded: boundeds.get(bounded).id, seeding: seedings.get(seeding).id };
  return { source: { kind: 'built-in', maker, ...parts }, outcome };
}

/** The default board of a scrambler: the largest for which every state is enumerated, so that every statistic and law is available. */
const USUAL = readOptions(optionsOf('size'), {});

interface Maker {
  /** Its id, with its number if it takes one. */
  readonly maker: string;
  readonly outcome: Outcome;
  /** The name for it in errors. */
  readonly where: string;
}

/** Returns the built-in maker that a text and the options name, without the parts after it. Throws E_USAGE and E_UNKNOWN_ID. */
export function makerOf(spec: BuiltInSpec, asked: MakerAsked, text: string): Maker {
  const made = named(spec, asked);
  if (asked.space !== undefined && spec.kind !== 'player')
    throw new AuditError('E_USAGE', `--space is for functions, programs and logs, and for players of Nim, got it with ${text}`, {
      hint: 'a built-in maker is named: puzzle:walk --size 3x3, nim:dealer/uniform --piles 3',
    });
  checkOptions(asked, 'built-in', made.outcome, made.where);
  return made;
}

function named(spec: BuiltInSpec, asked: MakerAsked): Maker {
  switch (spec.kind) {
    case 'shuffle':
      return { maker: shuffles.get(spec.id).id, outcome: cardsOutcome(asked), where: spec.preset ?? spec.id };
    case 'scrambler':
      return {
        maker: withMoves(spec.id, asked.moves),
        outcome: { kind: 'board', ...(asked.size ?? USUAL.size) },
        where: `puzzle:${spec.id}`,
      };
    case 'dealer':
      return { maker: nimDealers.get(spec.id).id, outcome: { kind: 'piles', ...gameOf(asked) }, where: `nim:dealer/${spec.id}` };
    case 'player': {
      const player = nimPlayers.get(spec.id);
      const choice = asked.space === undefined ? (ownSpace(player) ?? 'pile') : choiceOf(asked.space);
      return { maker: player.id, outcome: { kind: 'moves', ...gameOf(asked), choice }, where: `nim:player/${spec.id}` };
    }
  }
}

/** Returns the id with its number of moves, if it makes moves. */
function withMoves(id: string, moves: number | undefined): string {
  const entry = scramblers.get(id);
  const { rule } = entry;
  if (rule.kind === 'walk' && moves === undefined) return `${id.split(':')[0]}:${rule.moves}`;
  if (moves === undefined) return entry.id;
  if (rule.kind !== 'walk') throw new AuditError('E_USAGE', `puzzle:${id} makes no moves, got --moves ${moves}`);
  if (id.includes(':')) throw new AuditError('E_USAGE', `the moves are named twice: puzzle:${id} and --moves ${moves}`);
  return scramblers.get(`${id}:${moves}`).id;
}
