import { DEFAULT_PARTS, type PARTS } from '../core/default-parts.js';
import { AuditError } from '../core/errors.js';
import type { Values } from './command.js';
import { textOf } from './command.js';

type PartIds = Record<(typeof PARTS)[number], string>;

/** The parts of a built-in subject: as named in it, or by an option, or the default ones. Throws E_USAGE where one is named twice. */
export function partIds(spec: { readonly [part in keyof PartIds]?: string }, where: string, values: Values): PartIds {
  const part = (name: keyof PartIds): string => {
    const typed = textOf(values, name);
    const named = spec[name];
    if (typed !== undefined && named !== undefined) {
      throw new AuditError('E_USAGE', `the ${name} is named twice: ${named} in ${where}, ${typed} with --${name}`, {
        hint: 'name the parts one by one: shuffle/generator/method/seeding',
      });
    }
    return typed ?? named ?? DEFAULT_PARTS[name];
  };
  return { prng: part('prng'), bounded: part('bounded'), seeding: part('seeding') };
}
