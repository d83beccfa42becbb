import type { AnyRecord } from '../core/proof.js';
import { canonical } from './canonical.js';

/** The record as written to disk: the core canonical on one line, so that its bytes are the digested ones, each outer field on its own. */
export function evidenceText({ schema, core, digest, run }: AnyRecord): string {
  const fields = [
    ['schema', schema],
    ['core', core],
    ['digest', digest],
    ['run', run],
  ] as const;
  return `{\n${fields.map(([key, value]) => `"${key}": ${canonical(value)}`).join(',\n')}\n}\n`;
}
