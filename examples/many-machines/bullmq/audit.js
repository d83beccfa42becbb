// Lets the workers of a queue deal a plan in shards, collects what they dealt and merges it; ends as shuffle-audit merge does.
//   npx shuffle-audit plan naive-swap --trials 1e9 --out plan.json
//   REDIS_URL=redis://your-redis:6379 node audit.js plan.json 64
// What was collected lies in the folder `collected`; killed and started again, it goes on from there. Redis only carries: whatever it loses is asked for again.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { connect, idOf, QUEUE } from './queue.js';

const FOLDER = 'collected';

/** Where merge puts the plan of a fresh sample: beside the shards. */
const FRESH_PLAN = `${FOLDER}/fresh-plan.json`;

/** How long Redis may be away, in milliseconds. */
const DEADLINE = 600_000;

/** Tries of a shard that ends in an error that may pass: a full disk, a network that is away. */
const OFTEN = { attempts: 5, backoff: { type: 'exponential', delay: 1_000 } };

const [planFile, count] = process.argv.slice(2);
const of = Number(count);
if (!planFile || !(of >= 1)) end(64, 'node audit.js PLAN SHARDS');

const connection = connect();
const queue = new Queue(QUEUE, { connection });
let heard = performance.now();
for (const each of [queue, connection]) each.on('error', () => performance.now() - heard > DEADLINE && end(69, 'Redis is away'));

mkdirSync(FOLDER, { recursive: true });
rmSync(FRESH_PLAN, { force: true });
const files = await collect(planFile);
let code = merge(files);
// The first sample leaves something in doubt, which a fresh one decides: it is dealt in the same way.
if (existsSync(FRESH_PLAN)) code = merge([...files, ...(await collect(FRESH_PLAN))]);
end(code);

/** Every shard of a plan, as files; deals none that was collected before. */
async function collect(file) {
  const plan = readFileSync(file, 'utf8');
  const shards = Array.from({ length: of }, (_, index) => {
    const jobId = idOf(plan, index, of);
    return { jobId, file: `${FOLDER}/${jobId}.json`, data: { index, of, plan } };
  });
  for (;;) {
    const missing = shards.filter(({ file }) => !existsSync(file));
    if (missing.length === 0) return shards.map(({ file }) => file);
    for (const { data, file, jobId } of missing) {
      const job = await queue.getJob(jobId);
      heard = performance.now();
      if (job) await take(job, file);
      // It was not asked for yet, or Redis has lost it.
      else await queue.add('shard', data, { jobId, ...OFTEN });
    }
    await wait(500);
  }
}

/** Puts what a job came to into a file, where it is done. */
async function take(job, file) {
  const state = await job.getState();
  if (state === 'failed') {
    // So that the next start of this program tries it again.
    await job.remove();
    end(65, `shard ${job.data.index} of ${of}: ${job.failedReason}`);
  }
  if (state !== 'completed') return;
  writeFileSync(`${file}.part`, job.returnvalue);
  renameSync(`${file}.part`, file);
  await job.remove();
  console.log(`shard ${job.data.index} of ${of} is in`);
}

function merge(files) {
  return spawnSync('npx', ['shuffle-audit', 'merge', ...files], { stdio: 'inherit' }).status ?? 1;
}

function end(code, said) {
  if (said) console.error(said);
  process.exit(code);
}
