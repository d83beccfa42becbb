import { expect, it } from 'vitest';
import type { ProgramSource } from '../../../../src/core/source/program-source.js';
import { allPiles } from '../../../../src/games/nim/all-piles.js';
import { deriveAgain } from '../../../../src/records/derive-again.js';
import { parseEvidence } from '../../../../src/records/read-evidence.js';
import { render } from '../../../../src/records/render.js';
import { startSealing } from '../../../../src/records/sealing.js';
import { judged, settled } from '../../../../src/wings/wins/engine/judge.js';
import type { WinsCore } from '../../../../src/wings/wins/record/wins.js';

const SHAPE = { piles: 3, max: 3 };
const outcome = { kind: 'moves', ...SHAPE, choice: 'win' } as const;
const source: ProgramSource = {
  kind: 'program',
  program: 'python3',
  sha256: '0'.repeat(64),
  args: ['nim.py'],
  code: [],
  files: [],
  protocol: 'lines',
  vocabulary: { kind: 'numbers', cards: ['0', '9999'] },
  starts: 'apart',
  ends: 'group',
};

/** The core of a player that takes one stone of the first pile. */
function core(game = 'nim'): WinsCore {
  const plan = { n: 5, game, seed: 'a', seedScheme: 'shuffle-audit/seed/1', trials: 270, blockSize: 65_536, detect: 0.01 } as const;
  const played = new Map<number, Map<number, bigint>>();
  for (const [first] of allPiles(3, 3)) played.set(played.size, new Map([[first - 1, 10n]]));
  const found = judged('python3 nim.py', game, SHAPE, played, true);
  const subject = { id: 'python3 nim.py', origin: { source, outcome }, replay: 'none' } as const;
  return { kind: 'wins', tool: { name: 'shuffle-audit', version: '0.1.0' }, plan, subject, ...found, ...settled(plan, found, SHAPE) };
}

it('a record is read back, and told with the first win given away', async () => {
  const { record, text } = startSealing().seal(core(), 1);
  expect(parseEvidence(text, 'a.json')).toEqual(record);
  const told = (await render(record, 'text')).replaceAll(/\s+/g, ' ');
  expect(told).toContain('Gives wins away in 14 of 21 positions that can be won');
  expect(told).toContain('With piles of 1, 1, 2 it changes pile 1 from 1 to 0 (10 of 10 times). The win is pile 3 from 2 to 0.');
  const page = await render(record, 'html');
  expect([page.includes('stones-list'), page.includes('to 0: gives the win away')]).toEqual([true, true]);
  expect(await render(record, 'junit')).toContain('<failure type="fails"');
});

it.each<[string, Partial<WinsCore>]>([
  ['core.positions.won', { positions: { ...core().positions, won: 20 } }],
  ['core.positions.lost', { positions: { ...core().positions, lost: 13 } }],
  ['core.lapses', { lapses: [] }],
  ['core.lapses.0.right', { lapses: core().lapses.map((one) => ({ ...one, right: [{ pile: 0, left: 0 }] })) }],
  ['core.verdict', { verdict: { kind: 'holds' } }],
  ['core.visible', { visible: { anywhere: 0.5, alone: 0.5 } }],
])('a record that lies about %s was altered', async (_, lie) => {
  const { record } = startSealing().seal({ ...core(), ...lie }, 1);
  await expect(deriveAgain(record, 'a.json')).rejects.toThrow('a.json was altered');
});
