import { describe, expect, it } from 'vitest';
import { CARD_FORMS } from '../../../src/core/source/card-form.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { openForced } from '../../../src/host/function/open-forced.js';
import { blockOf, deal, failure, folderOf } from './blocks.js';

/** A shuffle that rests so many milliseconds before each deal k, from 0, of a process; `wrong` is run in it. */
const resting = (ms: number, wrong: string = ''): string => `
import { randomInt } from 'node:crypto';
const rest = new Int32Array(new SharedArrayBuffer(4));
let k = -1;
export default (deck) => {
  k++;
  Atomics.wait(rest, 0, 0, ${ms});
  ${wrong}
  for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [deck[i], deck[j]] = [deck[j], deck[i]]; }
  return deck;
};
`;

async function heard(text: string): Promise<readonly string[]> {
  const cwd = folderOf({ 'slow.mjs': text });
  const told: string[] = [];
  await openFunctionSubject({
    kind: 'module',
    file: './slow.mjs',
    n: 52,
    randomness: 'injected',
    cwd,
    onTry: (at, of) => told.push(`${at} of ${of}`),
  });
  return told;
}

const upTo = (of: number, total: number): readonly string[] => Array.from({ length: of }, (_, i) => `${i + 1} of ${total}`);

/** Deals of each form of cards: two equal cards lie side by side by luck with 1 chance in 26. */
const FORMS = CARD_FORMS.map((form) => (form === 'equals' ? 8 : 7));

describe('a function that is tried', () => {
  it('is dealt 64 decks a look where it is quick', async () => {
    const forms = FORMS.flatMap((of) => upTo(of, of));
    expect(await heard(resting(0))).toEqual([...[1, 2, 3, 4].flatMap(() => upTo(64, 64)), ...forms]);
  });

  it('is dealt as few as make luck out of the question where it is slow, and the same number in every look but that with decks of its own', async () => {
    // 52^-6 is below 2^-30, and one deck more is dealt.
    expect(await heard(resting(400))).toEqual([
      ...upTo(7, 64),
      ...upTo(7, 7),
      ...upTo(7, 7),
      ...upTo(7, 64),
      ...FORMS.flatMap((of) => upTo(2, of)),
    ]);
  });

  it('and takes its randomness from elsewhere only later is found while it is dealt, and before a proof', async () => {
    const cwd = folderOf({ 'late.mjs': resting(60, 'if (k >= 50) deck.push(deck.splice(randomInt(deck.length), 1)[0]);') });
    const file = { kind: 'module', file: './late.mjs', cwd } as const;
    const subject = await openFunctionSubject({ ...file, n: 52, randomness: 'injected' });
    const late = {
      code: 'E_NONDETERMINISTIC',
      message: expect.stringContaining('the function must deal the same again from the same Math.random'),
    };
    expect(await failure(deal(subject, blockOf('late', 0, 60)))).toMatchObject(late);
    expect(await failure(openForced({ ...file, n: 52 }))).toMatchObject({ code: 'E_NONDETERMINISTIC', at: { trial: expect.any(Number) } });
  });
});
