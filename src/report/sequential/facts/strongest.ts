import type { ProcessId, SequentialCore } from '../../../core/sequential.js';

/** The kind of evidence that stood highest at the end, and its natural logarithm. */
export function strongest({ plan, result }: SequentialCore): { readonly id: ProcessId; readonly logE: number } {
  const { parts } = result.end;
  const best = parts.reduce((most, logE, k) => (logE > parts[most] ? k : most), 0);
  return { id: plan.processes[best], logE: parts[best] };
}
