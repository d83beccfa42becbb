import { AuditError } from '../../core/errors.js';
import { presetOf } from '../../engine/subject/presets.js';
import { type AddedSource, addedSources } from '../../host/added-sources.js';
import { builtInId } from '../../kinds/built-in-id.js';
import type { MakerName } from '../../kinds/kind.js';

/** A user's name for a subject, parsed but not looked up. */
export type SubjectSpec =
  | BuiltInSpec
  | AddedSpec
  | { readonly kind: 'module'; readonly file: string; readonly export?: string }
  | { readonly kind: 'npm'; readonly specifier: string; readonly export?: string };

/** A built-in maker by its id, and the parts after it as far as they were named. */
export interface BuiltInSpec extends Parts {
  readonly kind: MakerName;
  readonly id: string;
  readonly preset?: string;
}

/** A subject that a wing opens, by its own name. */
export interface AddedSpec {
  readonly kind: AddedSource['kind'];
  readonly source: AddedSource;
}

/** File endings that cannot hold a JavaScript function. */
const OTHER_LANGUAGE = /\.(?:py|pl|rb|sh|bash|awk|c|cc|cpp|go|rs|java|jar|php|lua|r|exe|out|bin|csv|tsv)$/i;

/**
 * Parses a subject: `fisher-yates`, `fisher-yates/mt19937/modulo:8/continuous`, `./my-shuffle.js`, `./my-shuffle.ts#deal`, `npm:lodash#shuffle`,
 * `npm:@scope/pkg/sub#path.to.fn`. Throws E_USAGE if the text is none of these.
 */
export function parseSubject(text: string): SubjectSpec {
  if (text.startsWith('npm:')) return npmSpec(text);
  if (text.startsWith(SCRAMBLER)) return { kind: 'scrambler', ...scramblerParts(text) };
  if (text.startsWith(NIM)) return nimSpec(text);
  const [path, name] = splitExport(text);
  if ((/^(\.{1,2}[/\\]|[/\\]|[A-Za-z]:[/\\]|file:)/.test(path) && !OTHER_LANGUAGE.test(path)) || /\.[cm]?[jt]s$/.test(path)) {
    const file = path.replaceAll('\\', '/');
    return name === undefined ? { kind: 'module', file } : { kind: 'module', file, export: name };
  }
  if (OTHER_LANGUAGE.test(path))
    throw new AuditError('E_USAGE', `a function must be in a JavaScript or TypeScript file, got "${text}"`, {
      hint: `a program comes after --: shuffle-audit run -- ${path}; a script comes after its interpreter: -- python3 deal.py`,
    });
  if (name !== undefined)
    throw new AuditError('E_USAGE', `a built-in subject has no export after #, got "${text}"`, { hint: 'a file begins with ./' });
  const preset = presetOf(path.split('/')[0] ?? '');
  if (preset && path === preset.id) {
    const { bounded, maker, prng, seeding } = preset.origin.source;
    return { kind: 'shuffle', id: maker, prng, bounded, seeding, preset: preset.id };
  }
  if (preset) {
    throw new AuditError('E_USAGE', `${preset.id} names all four parts and stands alone, got "${text}"`, {
      hint: `its parts are ${builtInId(preset.origin)}; name them to change one`,
    });
  }
  const added = addedSources();
  if (Object.hasOwn(added, path)) return { kind: added[path].kind, source: added[path] };
  const { first, parts } = partsOf(path);
  if (first !== null) return { kind: 'shuffle', id: first, ...parts };
  throw new AuditError('E_USAGE', `a built-in subject reads shuffle/prng/bounded/seeding, got "${text}"`, {
    hint: 'for example fisher-yates/mt19937/modulo; a file begins with ./',
  });
}

const SCRAMBLER = 'puzzle:';

function scramblerParts(text: string): { readonly id: string } & Parts {
  const { first, parts } = partsOf(text.slice(SCRAMBLER.length));
  if (first !== null) return { id: first, ...parts };
  throw new AuditError('E_USAGE', `a built-in scrambler reads puzzle:scrambler/prng/bounded/seeding, got "${text}"`, {
    hint: 'for example puzzle:walk:50/mt19937; see: shuffle-audit list scrambler',
  });
}

const NIM = 'nim:';

function nimSpec(text: string): SubjectSpec {
  const [role, ...rest] = text.slice(NIM.length).split('/');
  const { first, parts } = partsOf(rest.join('/'));
  if (first !== null && (role === 'dealer' || role === 'player')) return { kind: role, id: first, ...parts };
  throw new AuditError('E_USAGE', `a subject of Nim reads nim:dealer/id or nim:player/id, got "${text}"`, {
    hint: 'for example nim:dealer/uniform or nim:player/first-pile; see: shuffle-audit list dealer, list player',
  });
}

/** The parts of a built-in subject after the first. */
interface Parts {
  readonly prng?: string;
  readonly bounded?: string;
  readonly seeding?: string;
}

/** Splits a path at its slashes; `first` is null if there are too many parts, or an empty one. */
function partsOf(path: string): { readonly first: string | null; readonly parts: Parts } {
  const [first, prng, bounded, seeding, ...rest] = path.split('/');
  if (!first || rest.length > 0 || [prng, bounded, seeding].includes('')) return { first: null, parts: {} };
  return { first, parts: { ...(prng && { prng }), ...(bounded && { bounded }), ...(seeding && { seeding }) } };
}

function npmSpec(text: string): SubjectSpec {
  const [specifier, name] = splitExport(text.slice('npm:'.length));
  if (!specifier || name === '') {
    throw new AuditError('E_USAGE', `a package subject reads npm:package or npm:package#function, got "${text}"`, {
      hint: 'for example npm:lodash#shuffle',
    });
  }
  return name === undefined ? { kind: 'npm', specifier } : { kind: 'npm', specifier, export: name };
}

function splitExport(text: string): readonly [string, string | undefined] {
  const hash = text.indexOf('#');
  return hash < 0 ? [text, undefined] : [text.slice(0, hash), text.slice(hash + 1)];
}
