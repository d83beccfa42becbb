import { AuditError } from '../../core/errors.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { namesIn } from '../../engine/plan/compare-axes.js';
import { checkTakes } from '../../engine/subject/takes.js';
import { nimPlayers, scramblers } from '../../games/catalogues.js';
import { ownSpace } from '../../games/nim/player/null-player.js';
import { KINDS, kindOf } from '../../kinds/index.js';
import { shuffles } from '../../parts/catalogues.js';
import { type MakerAsked, makerOf } from '../subject/built-in-options.js';
import type { BuiltInSpec } from '../subject/subject-spec.js';
import { parseSubject } from '../subject/subject-spec.js';

export interface ComparedMakers {
  /** Ids of one catalogue, each once, in the order named. */
  readonly makers: readonly string[];
  /** The outcome, shared by all makers, since a comparison counts one kind of outcome in one way. */
  readonly outcome: Outcome;
}

const ALL = 'all';

/** A built-in maker as it was named, alone or by `all`. */
type Named = BuiltInSpec & { readonly text: string };

/** The shuffles compared when none is named, as a list. */
export const USUAL_SHUFFLES: string = shuffles.all
  .flatMap(({ compared, id }) => (compared ? [{ ...compared, id }] : []))
  .sort((a, b) => a.place - b.place)
  .map(({ id, number }) => (number === undefined ? id : `${id}:${number}`))
  .join(',');

/**
 * Returns the makers named by a list such as `naive-swap,sattolo`, `puzzle:walk,puzzle:all` or `nim:dealer/all`. `all`, after the prefix of a kind,
 * is every maker of that kind. Throws E_USAGE for two kinds of outcome at once and for anything but a built-in maker, E_UNKNOWN_ID if one does not
 * exist.
 */
export function comparedMakers(list: string, given: MakerAsked): ComparedMakers {
  const specs = namesIn('shuffle', list).flatMap(namedBy);
  const asked = withOneChoice(specs, given);
  const anyMoves = specs.some(makesMoves);
  const made = specs.map((spec) => {
    // --moves is meant for those that make moves; where none of them does, it is refused as `run` refuses it.
    const own = anyMoves && !makesMoves(spec) ? withoutMoves(asked) : asked;
    return { ...makerOf(spec, own, spec.text), text: spec.text };
  });
  const [first] = made;
  const other = made.find(({ outcome }) => outcome.kind !== first.outcome.kind);
  if (other)
    throw new AuditError(
      'E_USAGE',
      `a comparison counts one kind of outcome, got ${kindOf(first.outcome).title} with ${first.text} and ${kindOf(other.outcome).title} with ${other.text}`,
      { hint: 'compare each kind by itself' },
    );
  checkTakes('built-in', first.outcome, 'compare', first.text);
  return { makers: [...new Set(made.map(({ maker }) => maker))], outcome: first.outcome };
}

function namedBy(text: string): readonly Named[] {
  const whole = Object.values(KINDS).find(({ makers }) => text === `${makers.prefix}${ALL}`);
  if (whole) return whole.makers.all.all.map(({ id }) => ({ kind: whole.makers.one, id, text: `${whole.makers.prefix}${id}` }));
  const spec = parseSubject(text);
  if (!('id' in spec)) {
    checkTakes(spec.kind, { kind: 'deck' }, 'compare', text);
    throw new AuditError('E_INTERNAL', `a comparison has no place for ${text}`);
  }
  const { bounded, id, kind, preset, prng, seeding } = spec;
  if ([bounded, preset, prng, seeding].every((part) => part === undefined)) return [{ kind, id, text }];
  throw new AuditError('E_USAGE', `--shuffle names what makes outcomes alone, got "${text}"`, {
    hint: 'name the other parts by --prng, --bounded and --seeding, each a list of its own',
  });
}

function withoutMoves(asked: MakerAsked): MakerAsked {
  return { ...asked, moves: undefined, given: new Map([...asked.given].filter(([name]) => name !== 'moves')) };
}

function makesMoves({ id, kind }: Named): boolean {
  return kind === 'scrambler' && scramblers.get(id).rule.kind === 'walk';
}

/**
 * Returns the options with the space of choices of a player set. Without --space, the named players determine it. Throws E_USAGE if two of them
 * differ, since a player that is uniform in one space of choices is biased in another.
 */
function withOneChoice(specs: readonly Named[], asked: MakerAsked): MakerAsked {
  if (asked.space !== undefined) return asked;
  const said = specs.flatMap((spec) => {
    const space = spec.kind === 'player' ? ownSpace(nimPlayers.get(spec.id)) : undefined;
    return space === undefined ? [] : [{ space, text: spec.text }];
  });
  const [first] = said;
  const other = said.find(({ space }) => space !== first?.space);
  if (first && other)
    throw new AuditError(
      'E_USAGE',
      `a comparison counts moves in one way, got ${first.text}, even by ${first.space}, and ${other.text}, even by ${other.space}`,
      { hint: `say which by --space, for example --space ${first.space}` },
    );
  return first ? { ...asked, space: first.space } : asked;
}
