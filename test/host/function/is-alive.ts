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

/** Whether a process is gone within three seconds. */
export async function gone(pid: number): Promise<boolean> {
  for (let k = 0; k < 60 && isAlive(pid); k++) await new Promise((settle) => setTimeout(settle, 50));
  return !isAlive(pid);
}
