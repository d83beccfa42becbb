import { existsSync, readFileSync } from 'node:fs';

/** Whether a process runs; one that has ended and waits to be collected does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !(existsSync(`/proc/${pid}/stat`) && /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
  } catch {
    return false;
  }
}

/** Those of the processes that still run after three seconds; sooner where none does. */
export async function outliving(...pids: readonly number[]): Promise<number[]> {
  for (let k = 0; k < 60 && pids.some(isAlive); k++) await new Promise((settle) => setTimeout(settle, 50));
  return pids.filter(isAlive);
}
