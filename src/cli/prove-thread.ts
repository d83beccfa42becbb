import { parentPort, workerData } from 'node:worker_threads';
import { AuditError } from '../core/errors.js';
import { proveClaims, provePipeline } from '../host/audits.js';
import type { FromProof, ProofTask } from './proof-task.js';

/** Tells what it is at, and at the end what was proved. A proof is one long calculation: beside it, the program can hear an interrupt. */
const task = workerData as ProofTask;
const post = (message: FromProof): void => parentPort?.postMessage(message);
const onProgress = (what: string): void => post({ kind: 'at', what });
try {
  const core = task.kind === 'claims' ? proveClaims(task.n, onProgress) : provePipeline(task.origin, { ...task.wish, onProgress });
  post({ kind: 'proved', core });
} catch (error) {
  if (!(error instanceof AuditError)) throw error;
  const { code, hint, message } = error;
  post({ kind: 'refused', code, message, ...(hint !== undefined && { hint }) });
}
