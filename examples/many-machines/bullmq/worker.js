// Deals shards from a queue of BullMQ, one at a time: start one a core, on every machine that has the code of the subject.
//   npm install path/to/shuffle-audit bullmq ioredis
//   REDIS_URL=redis://your-redis:6379 node worker.js
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { UnrecoverableError, Worker } from 'bullmq';
import { connect, idOf, QUEUE } from './queue.js';

// Plans, shards and the journals of shards that are not done lie here: a shard that comes back to this machine goes on where it was.
const FOLDER = 'shards';

/** Exit codes of a shard that are the same at the next try: a mistake in the command, another plan or code, a subject that broke its contract. */
const FOR_GOOD = [64, 65, 76];

/** Deals a shard in a process of its own, so that this one can tell Redis all the while that it is at work; returns the text of the shard. */
async function deal({ data: { index, of, plan } }) {
  const name = idOf(plan, index, of);
  const file = `${FOLDER}/${name}.plan.json`;
  writeWhole(file, plan);
  console.log(`deals shard ${index} of ${of}`);
  const words = ['shard', file, '--index', String(index), '--of', String(of)];
  // By one worker, since several keep what they found in the order in which they came to it: so a shard that is dealt twice is the same, bit for bit.
  const options = ['--workers', '1', '--out', FOLDER, '--name', name, '--quiet'];
  const shard = spawn('npx', ['shuffle-audit', ...words, ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve, reject) => shard.on('error', reject).on('close', resolve));
  const [code, said] = await Promise.all([ended, text(shard.stderr)]);
  if (FOR_GOOD.includes(code)) throw new UnrecoverableError(said);
  if (code !== 0) throw new Error(`ended with ${code}: ${said}`);
  console.log(`dealt shard ${index} of ${of}`);
  return readFileSync(`${FOLDER}/${name}.json`, 'utf8');
}

/** Another worker of this folder reads the plan whole, or not at all. */
function writeWhole(file, plan) {
  if (existsSync(file)) return;
  const part = `${file}.${process.pid}`;
  writeFileSync(part, plan);
  renameSync(part, file);
}

mkdirSync(FOLDER, { recursive: true });
const worker = new Worker(QUEUE, deal, {
  connection: connect(),
  // A worker that was not heard of for ten seconds is dead, or asleep: its shard is dealt by another. If it wakes up, both have dealt the same, and the first is kept.
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 100,
});
worker.on('error', ({ message }) => console.error(message));
// The shard at work is dealt to its end; killed, it is dealt again by another worker.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void worker.close().then(() => process.exit()));
