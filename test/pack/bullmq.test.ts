import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../house/source-tree.js';
import { builtPackage } from '../support/checkout.js';
import { program } from '../support/program.js';
import { needs } from '../support/tools.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-bullmq-'));
const socket = join(folder, 'redis.sock');
const started: Started[] = [];

afterEach(() => started.forEach((one) => one.signal('SIGKILL')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A reader's project: the example, with the package as it is built now, and folders of three machines. */
beforeAll(async () => {
  cpSync(join(PROJECT, 'examples/many-machines/bullmq'), folder, { recursive: true });
  const built = builtPackage();
  for (const part of ['node_modules/.bin', 'redis', 'a', 'b', 'c']) mkdirSync(join(folder, part), { recursive: true });
  for (const name of ['bullmq', 'ioredis'])
    symlinkSync(join(PROJECT, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  symlinkSync(built, join(folder, 'node_modules/shuffle-audit'), 'junction');
  symlinkSync(join(built, 'dist/cli.js'), join(folder, 'node_modules/.bin/shuffle-audit'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
});

/** A program that runs, with all it started: what it said, and how it ended. */
class Started {
  said = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<readonly unknown[]>;

  constructor(command: string, args: readonly string[], cwd: string) {
    // A group of its own, so that all of it is killed or put to sleep at once, as a machine is.
    this.#child = spawn(command, args, { cwd, env: { ...process.env, REDIS_URL: socket }, detached: true });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
      });
    this.#ended = once(this.#child, 'close');
    started.push(this);
  }

  /** Waits until it has said something like this, and returns that. */
  async says(what: RegExp): Promise<string> {
    for (;;) {
      const [found] = what.exec(this.said) ?? [];
      if (found !== undefined) return found;
      if (this.#child.exitCode !== null) throw new Error(`it ended without ${what}:\n${this.said}`);
      await wait(20);
    }
  }

  signal(name: 'SIGCONT' | 'SIGKILL' | 'SIGSTOP'): void {
    const { exitCode, pid, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    try {
      process.kill(-pid, name);
    } catch {
      // It has just ended.
    }
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.#ended;
  }

  async status(): Promise<unknown> {
    return (await this.#ended)[0];
  }
}

const worker = (machine: string): Started => new Started(process.execPath, [join(folder, 'worker.js')], join(folder, machine));
const audit = (plan: string, shards: number): Started => new Started(process.execPath, ['audit.js', plan, String(shards)], folder);

async function redis(): Promise<Started> {
  const options = ['--port', '0', '--unixsocket', socket, '--dir', join(folder, 'redis'), '--maxmemory-policy', 'noeviction'];
  const server = new Started(needs('redis-server'), [...options, '--appendonly', 'yes'], folder);
  await server.says(/ready to accept connections/i);
  return server;
}

/** The digest of each record or shard of a folder whose name is like this. */
const digestsIn = (where: string, name: RegExp): readonly (string | undefined)[] =>
  readdirSync(join(folder, where))
    .filter((file) => name.test(file))
    .map((file) => /"digest": "(sha256:[0-9a-f]{64})"/.exec(readFileSync(join(folder, where, file), 'utf8'))?.[1]);

const OPTIONS = ['naive-swap', '--n', '52', '--trials', '2e6', '--battery', 'quick', '--seed', 'queue'];

describe('an audit in shards by a queue of BullMQ', () => {
  it('has the digest of one process, though a worker is killed five times, a shard is dealt twice, and Redis is killed', async () => {
    let server = await redis();
    await program(folder, 'plan', ...OPTIONS, '--out', 'plan.json');
    let auditing = audit('plan.json', 8);
    for (let kills = 0; kills < 5; kills++) {
      const killed = worker('a');
      await killed.says(/deals shard \d of 8/);
      await killed.kill();
    }
    // A machine that sleeps is taken for dead. What it had is dealt by the other; when it wakes up it deals that to the end as well.
    const asleep = worker('b');
    const twice = (await asleep.says(/deals shard \d of 8/)).replace('deals ', '');
    await wait(500);
    asleep.signal('SIGSTOP');
    const other = worker('c');
    await auditing.says(/shard \d of 8 is in/);
    await Promise.all([server.kill(), auditing.kill()]);
    server = await redis();
    auditing = audit('plan.json', 8);
    await other.says(new RegExp(`dealt ${twice}`));
    asleep.signal('SIGCONT');
    await asleep.says(new RegExp(`dealt ${twice}`));
    expect([await auditing.status(), auditing.said]).toEqual([20, expect.stringContaining('■ Biased')]);
    await program(folder, 'run', ...OPTIONS, '--out', 'run');
    expect(digestsIn('reports', /\.json$/)).toEqual(digestsIn('run', /\.json$/));
    const [index] = /\d/.exec(twice) ?? [];
    const [one, same] = ['b', 'c'].map((machine) => digestsIn(`${machine}/shards`, new RegExp(`-${index}-of-8\\.json$`)));
    expect(one).toEqual([expect.stringMatching(/^sha256:/)]);
    expect(one).toEqual(same);
  });

  it('asks again for what Redis has lost, and deals the fresh sample that decides', async () => {
    await redis();
    const options = ['fisher-yates', '--n', '13', '--bounded', 'modulo:5', '--trials', '60', '--detect', '100%', '--seed', 'fresh 20'];
    await program(folder, 'plan', ...options, '--out', 'doubtful.json');
    const auditing = audit('doubtful.json', 1);
    const client = new Redis(socket);
    while ((await client.dbsize()) === 0) await wait(20);
    await client.flushall();
    client.disconnect();
    worker('a');
    expect([await auditing.status(), auditing.said]).toEqual([expect.any(Number), expect.stringContaining('cannot tell yet')]);
    const run = await program(folder, 'run', ...options, '--out', 'run', '--name', 'doubtful');
    expect(await auditing.status()).toBe(run.status);
    expect(digestsIn('reports', /^fisher-yates.*\.json$/)).toEqual(digestsIn('run', /^doubtful\.json$/));
  });

  it('ends with the reason where a shard cannot be dealt', async () => {
    await redis();
    const file = join(folder, 'shuffle.mjs');
    writeFileSync(file, 'export default (deck) => deck.reverse();\n');
    await program(folder, 'plan', './shuffle.mjs', '--n', '5', '--trials', '500', '--out', 'changed.json');
    writeFileSync(file, 'export default (deck) => deck.sort();\n');
    cpSync(file, join(folder, 'a/shuffle.mjs'));
    worker('a');
    const auditing = audit('changed.json', 1);
    expect([await auditing.status(), auditing.said]).toEqual([
      65,
      expect.stringMatching(/^shard 0 of 1: shuffle-audit: .*shuffle\.mjs has changed since the plan was made/),
    ]);
  });
});
