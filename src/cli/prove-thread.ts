import { parentPort, workerData } from 'node:worker_threads';
import { AuditError } from '../core/errors.js';
import { proveBuiltInOutcomes, proveClaims, provePipeline } from '../host/audits.js';
import { proveGameClaims } from '../host/prove/prove-game-claims.js';
import type { ProofMessage, ProofTask, ProvedCore } from './proof-task.js';

/**
 * The task. The thread reports its progress, and finally what was proved. A proof is one long calculation; on a thread, the program can still handle
 * an interrupt.
 */
const task = workerData as ProofTask;
const post = (message: ProofMessage): void => parentPort?.postMessage(message);
const onProgress = (what: string): void => post({ kind: 'at', what });
try {
  post({ kind: 'proved', core: proved() });
} catch (error) {
  if (!(error instanceof AuditError)) throw error;
  const { code, hint, message } = error;
  post({ kind: 'refused', code, message, ...(hint !== undefined && { hint }) });
}

function proved(): ProvedCore {
  switch (task.kind) {
    case 'claims':
      return proveClaims(task.n, onProgress);
    case 'game-claims':
      return proveGameClaims(task.plan, onProgress);
    case 'outcomes':
      return proveBuiltInOutcomes(task.origin, task.n);
    case 'pipeline':
      return provePipeline(task.origin, { ...task.wish, onProgress });
  }
}
