import type { SequentialCore } from '../../../core/record/sequential.js';
import type { Process } from '../../../core/statistic/evidence-process.js';
import { processesIn } from './processes.js';

/** The kind of evidence that was highest at the end, with its natural logarithm. */
export function strongest(core: SequentialCore): { readonly process: Process; readonly logE: number } {
  const { parts } = core.result.end;
  const best = parts.reduce((most, logE, k) => (logE > parts[most] ? k : most), 0);
  return { process: processesIn(core)[best], logE: parts[best] };
}
