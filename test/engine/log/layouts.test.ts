import { afterEach, expect, it } from 'vitest';
import { installLayouts, loadLayouts } from '../../../src/engine/log/layouts.js';
import { failure, ownFolder, read } from '../../host/log/logs.js';

ownFolder();

const installed = await loadLayouts();
afterEach(() => installLayouts(async () => installed));

const DEALS = '0,1,2,3\n3,2,1,0\n1,0,3,2\n2,3,0,1\n';

it('a log of a deal a line is read without layouts, hands too', async () => {
  installLayouts(null);
  expect((await read(DEALS, { only: { from: 1, to: 3 } })).origin.source).toMatchObject({ decks: 3, rows: 3 });
  const hands = { partial: { orderUnknown: false, numbers: 'from-0' as const }, n: 5 };
  expect((await read('3,2,1,0\n1,0,3,2\n', hands)).origin.outcome).toEqual({ kind: 'hand', seen: 4, order: 'kept' });
  expect(await failure(read(`${DEALS}0,1,2\n`))).toMatchObject({
    code: 'E_LOG_MIXED_DECK',
    hint: expect.stringMatching(/^choose one with --n/) as string,
  });
});

it.each([
  ['a later row', { only: { from: 2, to: null } }],
  ['the newest row first', { newest: { by: 'said', field: null } }],
  ['a file laid out anew', { relaid: { kind: 'json-array', key: '' } }],
] as const)('%s is refused without layouts, and read with them', async (_what, wishes) => {
  const log =
    'relaid' in wishes
      ? `[${DEALS.trim()
          .split('\n')
          .map((deck) => `[${deck}]`)
          .join()}]`
      : DEALS;
  if (Object.keys(installed).length > 0) expect((await read(log, wishes)).origin.source.decks).toBeGreaterThan(2);
  installLayouts(null);
  expect(await failure(read(log, wishes))).toMatchObject({
    code: 'E_USAGE',
    message: 'a log must be read from its first row on, as it stands, where no layouts are installed, got other wishes',
  });
});
