import { afterAll, describe, expect, it } from 'vitest';
import { planLists, judgeLists as verdictOn } from '../../../../src/wings/lists/audit/audit-lists.js';
import { readLists } from '../../../../src/wings/lists/audit/read-lists.js';
import { openItemList } from '../../../../src/wings/lists/files/open-item-list.js';
import type { ItemList } from '../../../../src/wings/lists/item-list.js';

const opened: ItemList[] = [];

afterAll(async () => {
  for (const list of opened) await list.close();
});

/** The verdict on lists of fixtures/lists, and what made it with its numbers. */
async function told(...names: readonly string[]): Promise<{ readonly verdict: string; readonly made: readonly string[] }> {
  const lists = await Promise.all(names.map((name) => openItemList(`fixtures/lists/${name}.txt.gz`)));
  opened.push(...lists);
  const plan = planLists({ n: lists[0].n, lists: lists.length });
  const { counts, mechanisms } = await readLists(
    plan,
    lists.map((list) => list.read()),
  );
  const made = mechanisms.map(({ id, numbers }) => [id, ...numbers.map(({ name: what, value }) => `${what} ${value}`)].join(', '));
  return { verdict: verdictOn(plan, counts).verdict.kind, made };
}

describe('a list that another program shuffled', () => {
  it.each(['numpy-permutation', 'python-shuffle', 'shuf', 'sort-random', 'sqlite-random', 'duckdb-random', 'postgresql-random'])(
    'by %s is not called biased',
    async (name) => {
      expect(await told(name)).toEqual({ verdict: 'no-bias-found', made: [] });
    },
  );

  it.each([
    ['webdataset-buffer', 'shuffle-buffer, items 200'],
    ['shard-order-within', 'shuffled-shards, items 100, moved 50'],
    ['py1b-one-node', 'shard-blocks, shard 100, block 2000'],
    ['four-workers-in-turn', 'shards-in-turn, shards 4, items 100, turn 25'],
    ['numpy-short-keys', 'key-width, bits 12'],
    ['tf-shuffle', 'shuffle-buffer, items 500'],
    ['tf-interleave', 'interleave, shards 8, items 625, turn 1'],
    // It reads ten shards at once, and fewer as they come to their end.
    ['hf-shuffle', 'shard-buffer, shard 200, buffer 60, together 9'],
  ])('by %s is told to be made by it', async (name, made) => {
    expect(await told(name)).toEqual({ verdict: 'biased', made: [made] });
  });

  it('with the batches of the one before is told so', async () => {
    expect(await told('same-batches-1', 'same-batches-2')).toEqual({
      verdict: 'biased',
      made: ['kept-batches, items 50, mixed 0, moved 1'],
    });
  });
});
