import type { ProgramSource } from '../../../../src/core/source/program-source.js';

/** A program as a record tells of it, by its command. */
export function programSource(program: string, args: readonly string[]): ProgramSource {
  return {
    kind: 'program',
    program,
    args,
    sha256: '0'.repeat(64),
    files: [],
    protocol: 'lines',
    vocabulary: { kind: 'from-0', cards: ['0', '1'] },
    starts: 'apart',
    ends: 'group',
  };
}
