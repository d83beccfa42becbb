import type { RunInfo, Sealed } from '../../core/record/evidence.js';
import type { AnyRecord } from '../../core/record/record.js';
import { SCHEMA } from '../../core/record/scheme-names.js';
import { canonical } from './canonical.js';
import { digestOfText } from './digest.js';
import { evidenceText } from './evidence-text.js';

/** A record, and its text as it is written to disk. */
export interface SealedText<Record> {
  readonly record: Record;
  readonly text: string;
}

export function sealed<Core extends AnyRecord['core']>(core: Core, run: RunInfo): SealedText<Sealed<Core>> {
  const canonicalCore = canonical(core);
  const record: Sealed<Core> = { schema: SCHEMA, core, digest: digestOfText(canonicalCore), run };
  return { record, text: evidenceText(record, canonicalCore) };
}
