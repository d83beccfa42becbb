import { DEFAULT_PARTS, type PARTS } from '../core/default-parts.js';
import { AuditError } from '../core/errors.js';
import { parseCount } from '../core/parse-count.js';
import { presetOf } from '../engine/subject/presets.js';
import { fromSeed } from '../parts/seeding/index.js';
import type { Values } from './command.js';
import { textOf } from './command.js';

type PartIds = Record<(typeof PARTS)[number], string>;

/** What a text says of the parts, and the name that said it, where it is a preset's. */
type Named = { readonly [part in keyof PartIds]?: string } & { readonly preset?: string };

/** The parts of a built-in subject: as named in it, or by an option, or the default ones. Throws E_USAGE where one is named twice. */
export function partIds(named: Named, where: string, values: Values): PartIds {
  const part = (name: keyof PartIds): string => {
    const typed = textOf(values, name);
    const own = named[name];
    if (typed !== undefined && own !== undefined) {
      throw new AuditError('E_USAGE', `the ${name} is named twice: ${own} in ${where}, ${typed} with --${name}`, {
        hint: 'name the parts one by one: shuffle/generator/method/seeding',
      });
    }
    return typed ?? own ?? DEFAULT_PARTS[name];
  };
  return { prng: part('prng'), bounded: part('bounded'), seeding: nativeSeeding(named, where, values) ?? part('seeding') };
}

/** The seeding that --native-seed asks for, in place of the one that a language's shuffle has; null without it. Throws E_USAGE where another was named. */
function nativeSeeding({ preset, seeding }: Named, where: string, values: Values): string | null {
  const seed = textOf(values, 'native-seed');
  if (seed === undefined) return null;
  const ofLanguage = preset !== undefined && presetOf(preset)?.language !== undefined;
  const other = textOf(values, 'seeding') ?? (ofLanguage ? undefined : seeding);
  if (other !== undefined)
    throw new AuditError('E_USAGE', `the seeding is named twice: ${other} of ${where}, and --native-seed ${seed}`, {
      hint: 'leave one of them out',
    });
  return `${fromSeed.id}:${parseCount('native-seed', seed, 0, Number.MAX_SAFE_INTEGER)}`;
}
