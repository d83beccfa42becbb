import type { ErrorCode } from '../../core/errors.js';

// Captured before the subject is loaded: it may replace it.
const NodeError = Error;

/** The most levels of nested causes that are searched for an error, as in the errors of `fetch`. */
const DEEPEST = 4;

/**
 * Returns the refused access if that is what the subject threw; else null. Never throws, whatever the value does when it is read. Failed allocations
 * of memory count too.
 */
export function childRefusal(thrown: unknown): { readonly code: ErrorCode; readonly rule: string } | null {
  try {
    let error: unknown = thrown;
    for (let depth = 0; depth < DEEPEST && error instanceof NodeError; depth++) {
      if (error.message === 'Array buffer allocation failed')
        return { code: 'E_SUBJECT_OOM', rule: 'must keep within the memory it is given, got more asked for a buffer' };
      const code = 'code' in error ? error.code : undefined;
      if (code === 'ERR_DLOPEN_DISABLED') return { code: 'E_SANDBOX', rule: 'must not load native code, got an attempt to load it' };
      if (code === 'ERR_ACCESS_DENIED') {
        const permission = 'permission' in error ? text(error.permission) : '';
        return { code: 'E_SANDBOX', rule: rule(permission, 'resource' in error ? text(error.resource) : '') };
      }
      error = error.cause;
    }
  } catch {
    // A getter of the subject's own.
  }
  return null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function rule(permission: string, resource: string): string {
  if (permission === 'FileSystemRead') return `must not read files outside its own folder, got an attempt to read ${resource}`;
  if (permission === 'FileSystemWrite') return `must not write files, got an attempt to write ${resource}`;
  if (permission === 'ChildProcess') return 'must not start programs, got an attempt to start one';
  if (permission === 'WorkerThreads') return 'must not start threads, got an attempt to start one';
  if (permission === 'Network' || permission === 'Net')
    return `must not use the network, got an attempt to reach ${resource === '' ? 'it' : resource}`;
  if (permission === 'Signal') return `must not send signals to other processes, got an attempt to send one to process ${resource}`;
  if (permission === 'Inspector') return 'must not open a debugger, got an attempt to open one';
  return `must keep to its isolation, got an attempt to use ${permission === '' ? resource : permission}`;
}
