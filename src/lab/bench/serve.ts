import { AuditError } from '../../core/errors.js';
import { failureLine } from '../../core/words/failure-line.js';
import { installLayouts } from '../../engine/log/layouts.js';
import { fileKinds } from '../../wings/layouts/kinds/file-kinds.js';
import { findParts } from '../../wings/layouts/parts/find-parts.js';
import { breathing } from '../worker/breathing.js';
import { audit } from './audit.js';
import type { AuditAsked, BenchMessage } from './tasks.js';

interface Page {
  postMessage(told: BenchMessage): void;
  onmessage: ((event: { readonly data: AuditAsked }) => void) | null;
}

/** Serves the page. `math` is a parameter so that nobody serves before it is in place: the records rest on its digits. */
export function serve(math: typeof Math): void {
  if (math !== Math) throw new AuditError('E_INTERNAL', 'the digits of another realm');
  installLayouts(async () => ({ fileKinds, findParts }));
  const page = globalThis as unknown as Page;
  page.onmessage = ({ data }) => {
    audit(data, breathing(), (progress) => page.postMessage({ progress })).then(
      (made) => page.postMessage({ made }),
      (error: unknown) =>
        page.postMessage({
          failed: error instanceof AuditError ? failureLine(error) : error instanceof Error ? error.message : String(error),
          hint: error instanceof AuditError ? (error.hint ?? '') : '',
        }),
    );
  };
}
