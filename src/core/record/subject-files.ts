import type { AnySource, Origin } from './origin.js';

/** A file that a subject was made from, by its SHA-256 in hex. */
export interface SubjectFile {
  readonly name: string;
  readonly sha256: string;
}

interface Listing {
  readonly kind: string;
  readonly files?: readonly Listed[];
  readonly code?: readonly Listed[];
}

interface Listed {
  readonly file: string;
  readonly sha256: string;
}

/** Returns every file that a subject was made from, as its record names it: the code of a function or program, the files of a log. */
export function subjectFiles({ source }: Origin<AnySource>): readonly SubjectFile[] {
  const own = 'sha256' in source ? [{ name: ownName(source), sha256: source.sha256 }] : [];
  const { code = [], files = [] }: Listing = source;
  return [...own, ...[...files, ...code].map(({ file, sha256 }) => ({ name: file, sha256 }))];
}

function ownName(source: Extract<AnySource, { readonly sha256: string }>): string {
  if (source.kind === 'module') return source.file;
  return source.kind === 'npm' ? `npm:${source.specifier}` : source.program;
}
