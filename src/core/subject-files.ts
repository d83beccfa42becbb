import type { Origin } from './origin.js';

/** A file that a subject was made of, by its SHA-256 in hex. */
export interface SubjectFile {
  readonly name: string;
  readonly sha256: string;
}

/** Every file that a subject was made of, as its record names it: the code of a function or program, the files of a log. */
export function subjectFiles({ source }: Origin): readonly SubjectFile[] {
  const own = 'sha256' in source ? [{ name: ownName(source), sha256: source.sha256 }] : [];
  const listed = 'files' in source ? (source.files ?? []) : [];
  const beside = 'code' in source ? (source.code ?? []) : [];
  return [...own, ...[...listed, ...beside].map(({ file, sha256 }) => ({ name: file, sha256 }))];
}

function ownName(source: Extract<Origin['source'], { readonly sha256: string }>): string {
  if (source.kind === 'module') return source.file;
  return source.kind === 'npm' ? `npm:${source.specifier}` : source.program;
}
