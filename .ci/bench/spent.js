import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command and says what it took; Python knows it of every child, Node does not. */
const SPENT = `
import resource, subprocess, sys, time
began = time.monotonic()
code = subprocess.call(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, time.monotonic() - began, used.ru_maxrss / 1024, code)
`;

/**
 * Seconds of processor time and of the clock, and the most memory in MB that one process of it held. Throws where it ends with another code than `codes`.
 * @param {readonly string[]} command
 * @param {{ codes?: readonly number[], cwd?: string }} [options]
 */
export function spent(command, { codes = [0, 20, 21], cwd = process.cwd() } = {}) {
  const { stdout } = spawnSync('python3', ['-c', SPENT, ...command], { encoding: 'utf8', cwd });
  const [cpu = Number.NaN, wall = Number.NaN, memory = Number.NaN, code = Number.NaN] = stdout.trim().split(' ').map(Number);
  if (!codes.includes(code)) throw new Error(`${command.join(' ')} must end with ${codes.join(', ')}, got ${code}`);
  return { cpu, wall, memory };
}

/** How many programs a command starts, itself among them; null where strace is not installed. @param {readonly string[]} command @param {string} cwd */
export function programs(command, cwd) {
  const trace = join(cwd, 'trace');
  const { error } = spawnSync('strace', ['-f', '-qq', '-e', 'trace=execve', '-o', trace, ...command], { cwd, stdio: 'ignore' });
  return error ? null : (readFileSync(trace, 'utf8').match(/execve.* = 0$/gm) ?? []).length;
}
