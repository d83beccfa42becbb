import { basename } from 'node:path';
import type { LogWishes } from '../../../../src/engine/log/log-wishes.js';
import { type StreamEvent, WatchedStream } from '../../../../src/wings/watch/host/watched-stream.js';
import { deal } from '../../../support/deal.js';

/** Where a watch is left: the deals, those of the alarm if there is one, the rows that held no deal, and the states it went through. */
export interface Left {
  readonly deals: number;
  readonly raised: number | null;
  readonly malformed: number;
  readonly comments?: number;
  readonly states: readonly string[];
}

const NONE: AsyncIterable<Uint8Array> = { [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }) };

/** Watches a file to its end, with a state beside it. */
export async function watchedFile(path: string, wishes: Partial<LogWishes> = {}, maxRejects: number | null = null): Promise<Left> {
  const name = basename(path);
  const states: string[] = [];
  const request = {
    file: { name, path },
    follow: false,
    wishes: { packs: 1, start: 'unknown', maxRejects: 0, ...wishes },
    alpha: 1e-6,
    state: `${path}.state`,
    maxRejects,
    stopAtAlarm: false,
  } as const;
  const stream = await WatchedStream.open(request, NONE, ({ state }: StreamEvent) => states.push(state));
  const { deals, raised } = await stream.run(() => undefined);
  return {
    deals,
    raised: raised?.deals ?? null,
    malformed: stream.malformed,
    states,
    ...(stream.rows.comments > 0 && { comments: stream.rows.comments }),
  };
}

/** Rows of deals of a built-in subject. */
export function rows(spec: string, n: number, many: number, end = '\n'): readonly string[] {
  const { cells } = deal(spec, n, many, `resumed ${spec}`);
  return Array.from({ length: many }, (_, d) => `${cells.subarray(n * d, n * (d + 1)).join(',')}${end}`);
}
