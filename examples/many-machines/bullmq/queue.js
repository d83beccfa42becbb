// What audit.js and worker.js share: the queue, and how a worker's words of a shard are told apart.
import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';

export const QUEUE = 'shuffle-audit';

/** A new connection. It tries again for as long as Redis is away: a worker waits for it, and audit.js has a deadline of its own. */
export const connect = () => new Redis(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379', { maxRetriesPerRequest: null });

/** The name of a shard of a plan, given as the text of its file: one shard has one, so that adding it again adds nothing. */
export const idOf = (plan, index, of) => `${createHash('sha256').update(plan).digest('hex').slice(0, 16)}-${index}-of-${of}`;
