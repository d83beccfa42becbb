import { DEFAULT_PARTS, type PARTS } from '../core/default-parts.js';
import { AuditError } from '../core/errors.js';
import { presetOf } from '../engine/subject/presets.js';
import { fromSeed } from '../parts/seeding/index.js';
import type { AskedOf } from './options/shared.js';

/** What the options of the parts say. */
export type PartsAsked = AskedOf<'prng' | 'bounded' | 'seeding' | 'nativeSeed'>;

type PartIds = Record<(typeof PARTS)[number], string>;

/** What a text says of the parts, and the name that said it, where it is a preset's. */
type Named = { readonly [part in keyof PartIds]?: string } & { readonly preset?: string };

/** The parts of a built-in subject: as named in it, or by an option, or the default ones. Throws E_USAGE where one is named twice. */
export function partIds(named: Named, where: string, asked: PartsAsked): PartIds {
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

/** The seeding that --native-seed asks for, in place of the one that a language's shuffle has; null without it. Throws E_USAGE where another was named. */
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
