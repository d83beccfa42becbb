import { describe, expect, it } from 'vitest';
import { replayPipeline } from '../../../../src/engine/replay-deal.js';
import { builtInSubject } from '../../../../src/engine/subject/built-in-subject.js';
import { partsOf } from '../../../../src/engine/subject/parts-of.js';
import { choiceLines, deckLines } from '../../../../src/wings/emit/engine/dealt-lines.js';

async function linesIn(pieces: AsyncIterable<Uint8Array>): Promise<readonly (readonly number[])[]> {
  let text = '';
  for await (const piece of pieces) text += Buffer.from(piece).toString('latin1');
  expect(text.at(-1)).toBe('\n');
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => line.split(/[ ,]/).map(Number));
}

describe.each([
  ['fisher-yates', 'xoshiro128ss', 'lemire', 'continuous'],
  ['naive-swap', 'mt19937', 'modulo', 'continuous'],
  ['sort-comparator', 'chacha20', 'lemire', 'continuous'],
  ['riffle:2', 'java48', 'lemire', 'continuous'],
  ['fisher-yates', 'pcg32', 'lemire', 'random-16'],
])('%s on %s by %s with %s', (maker, prng, bounded, seeding) => {
  const subject = builtInSubject({ source: { kind: 'built-in', maker, prng, bounded, seeding }, outcome: { kind: 'deck' } }, 5);
  const dealt = { seed: 'emit', trials: 66_000 };
  const replayed = (trial: number, seed = 'emit'): ReturnType<typeof replayPipeline> =>
    replayPipeline(subject.origin, { n: 5, blockSize: 65_536, ...dealt, seed }, trial);
  const TRIALS = [1, 2, 3, 500, 65_536, 65_537, 66_000];

  it('writes the decks that replay deals, in every block', async () => {
    const decks = await linesIn(deckLines(subject, dealt));
    expect(decks).toHaveLength(66_000);
    const found = TRIALS.map((trial) => decks[trial - 1].map((card) => card + 1));
    expect(found).toEqual(TRIALS.map((trial) => replayed(trial).deck));
    expect(found).not.toEqual(TRIALS.map((trial) => replayed(trial, 'other').deck));
  });

  it('writes the choices that replay makes, in every block', async () => {
    const choices = await linesIn(choiceLines(partsOf(subject.origin), 5, dealt));
    expect(choices).toHaveLength(66_000);
    expect(TRIALS.map((trial) => choices[trial - 1])).toEqual(TRIALS.map((trial) => replayed(trial).draws.map(({ draw }) => draw)));
  });
});
