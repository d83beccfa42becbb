import type { Sealed } from '../../core/record/evidence.js';
import type { AnyRecord } from '../../core/record/record.js';
import { canonical } from './canonical.js';

/**
 * Returns the record as written to disk. The core is canonical on one line, so that its bytes are the digested ones; each outer field has its own
 * line. A caller that already has `canonicalCore` passes it: the core of a proof may hold 40,000 fractions.
 */
export function evidenceText({ schema, core, digest, run }: Sealed<AnyRecord['core']>, canonicalCore: string = canonical(core)): string {
  const fields = [
    ['schema', canonical(schema)],
    ['core', canonicalCore],
    ['digest', canonical(digest)],
    ['run', canonical(run)],
  ] as const;
  return `{\n${fields.map(([key, text]) => `"${key}": ${text}`).join(',\n')}\n}\n`;
}
