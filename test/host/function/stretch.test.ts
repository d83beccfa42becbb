import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EXIT_OF } from '../../../src/core/errors.js';
import type { Origin } from '../../../src/core/record/origin.js';
import type { FunctionSource } from '../../../src/core/source/function-source.js';
import { type Block, STRETCH_BLOCKS, type Subject } from '../../../src/core/subject/subject.js';
import { runAudit } from '../../../src/engine/audit/run-audit.js';
import { blockAt } from '../../../src/engine/count/blocks.js';
import type { Keeper } from '../../../src/engine/count/keeper.js';
import { UNKEPT } from '../../../src/engine/count/keeper.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { blocksDealtTwice, LIVE_HINT } from '../../../src/host/function/child/deal-twice.js';
import { CARRIES_HINT } from '../../../src/host/function/child/in-turn.js';
import { replayFunction } from '../../../src/host/function/module/replay.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { THIS_MACHINE } from '../../../src/host/this-machine.js';
import { deal, decksBy, failure, folderOf, numbersOf } from './blocks.js';

const SHUFFLE = `for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [deck[i], deck[j]] = [deck[j], deck[i]]; }`;

/** Deals that have their numbers, but `wrong` is run for deal k of a process, from 1, with the cards in order. */
const shuffling = (wrong: string, before: string = ''): string => `
${before}
let k = 0;
export default (deck) => {
  k++;
  ${wrong}
  ${SHUFFLE}
  return deck;
};
`;

/** What a process writes down as it loads its code. */
const TOLD = `import { appendFileSync } from 'node:fs'; appendFileSync(new URL('./loads.txt', import.meta.url), 'x');`;

interface Opened {
  readonly subject: Subject;
  readonly folder: string;
  /** Processes that were started since it was opened. */
  started(): number;
}

async function opened(text: string, n = 7): Promise<Opened> {
  const cwd = folderOf({ 'a.mjs': text, 'loads.txt': '' });
  const subject = await openFunctionSubject({ kind: 'module', file: './a.mjs', n, randomness: 'injected', isolation: 'none', cwd });
  onTestFinished(() => subject.close?.());
  const loads = (): number => readFileSync(join(cwd, 'loads.txt'), 'utf8').length;
  const before = loads();
  return { subject, folder: cwd, started: () => loads() - before };
}

/** The blocks of a sample of 40 blocks of 2,000 deals. */
function sampleOf(seed: string): (index: number) => Block {
  return (index) => blockAt({ seed, role: 'sample', trials: 80_000, blockSize: 2000 }, index);
}

/** A seed by which these blocks of the first stretch are dealt by a second process, and no others. */
function seedOf(...twice: readonly number[]): string {
  for (let k = 0; ; k++) {
    const block = sampleOf(`seed ${k}`);
    const found = blocksDealtTwice(Array.from({ length: STRETCH_BLOCKS }, (_, i) => block(i)));
    if (found.map(({ index }) => index).join() === twice.join()) return `seed ${k}`;
  }
}

/** Of a sample, cut into so many deals a block, which blocks of its first stretch are dealt twice. */
function twiceOf(trials: number, blockSize: number): readonly number[] {
  const at = (index: number): Block => blockAt({ seed: 'twice', role: 'sample', trials, blockSize }, index);
  const count = Math.min(STRETCH_BLOCKS, Math.ceil(trials / blockSize));
  return blocksDealtTwice(Array.from({ length: count }, (_, i) => at(i))).map(({ index }) => index);
}

describe('the blocks of a function', () => {
  it('are dealt by one process a stretch, and by another what is dealt twice, each from its own numbers', async () => {
    const { started, subject } = await opened(shuffling('', TOLD));
    const block = sampleOf(seedOf(3));
    expect([subject.blocks, subject.stretch]).toEqual(['any', STRETCH_BLOCKS]);
    for (let k = 0; k < STRETCH_BLOCKS; k++) expect(await deal(subject, block(k), 300)).toEqual(decksBy(block(k), 7));
    expect(started()).toBe(2);
    expect(await deal(subject, block(STRETCH_BLOCKS), 300)).toEqual(decksBy(block(STRETCH_BLOCKS), 7));
    expect(started()).toBeGreaterThan(2);
  });

  it('come the same in any order, one alone, and after others were broken off', async () => {
    const { subject } = await opened(shuffling(''));
    const block = sampleOf('order');
    for (const k of [5, 2, 3, 17, 4, 39, 4]) expect(await deal(subject, block(k))).toEqual(decksBy(block(k), 7));
    const source = await subject.open(block(5));
    await source.close?.();
    expect(await deal(subject, block(5))).toEqual(decksBy(block(5), 7));
  });

  it('begin behind what the code drew as it was loaded, which is what it drew for the first block of the stretch', async () => {
    const { folder, subject } = await opened(
      shuffling('', 'const turn = Math.floor(Math.random() * 7);').replace(
        'return deck',
        'return [...deck.slice(turn), ...deck.slice(0, turn)]',
      ),
    );
    const block = sampleOf(seedOf(2, 5));
    const inOrder: number[][][] = [];
    for (let k = 0; k < 6; k++) inOrder.push(await deal(subject, block(k)));
    subject.close?.();
    for (const k of [3, 5, 1]) expect(await deal(subject, block(k))).toEqual(inOrder[k]);
    // A deal that is told again, with its numbers, is the one that was counted.
    const told = await replayFunction(subject.origin as Origin<FunctionSource>, 7, block(5), 1234, folder);
    expect([...told.deck]).toEqual(inOrder[5][1234]);
    const numbers = numbersOf(block(5));
    // One number was drawn as the code was loaded, and six by every deal.
    for (let k = 0; k < 1 + 6 * 1235; k++) numbers.next();
    expect([...told.words]).toEqual(numbers.words.slice(-12));
  });

  it.each([
    ['turns bad after its first block', 'if (k > 3500) return deck;', 2, 4000],
    ['is bad in its first deals alone', 'if (k > 300 && k < 1000) return deck;', 1, 2000],
    ['shuffles on what it dealt before, from some deal on', 'if (k > 3500) deck = kept; kept = deck;', 2, 4000],
    ['counts its deals, and cuts the deck so', 'if (k > 300) deck.push(...deck.splice(0, k % 7));', 1, 2000],
  ])('are told from those of a function that %s', async (_, wrong, at, later) => {
    const { subject } = await opened(shuffling(wrong, 'let kept;'));
    const block = sampleOf(seedOf(9));
    for (let k = 0; k < at; k++) await deal(subject, block(k));
    const error = await failure(deal(subject, block(at)));
    expect([error.code, EXIT_OF[error.code], error.hint]).toEqual(['E_NONDETERMINISTIC', 21, CARRIES_HINT]);
    expect(error.message).toMatch(
      new RegExp(
        `^\\./a\\.mjs: deal \\d+: the function must deal the same again from the same Math\\.random, got another deal in the same process, ${later} deals later: it carries something over`,
      ),
    );
  });

  it('are told from those of one that is bad for a while after its start, by a block that another process begins with', async () => {
    const { subject } = await opened(shuffling('if (k > 1300 && k < 1900) return deck;'));
    const block = sampleOf(seedOf(2));
    for (let k = 0; k < 2; k++) await deal(subject, block(k));
    const error = await failure(deal(subject, block(2)));
    expect([error.code, error.hint]).toEqual(['E_NONDETERMINISTIC', LIVE_HINT]);
    expect(error.message).toMatch(
      /^\.\/a\.mjs: deal 5\d{3}: the function must deal the same again from the same Math\.random, got another deal by another process/,
    );
  });

  it('are dealt twice where another process can show what the first deals after a start do, and else from the first on', () => {
    for (const trials of [2000, 5000, 80_000]) expect(Math.min(...twiceOf(trials, 1000))).toBeGreaterThan(0);
    expect([twiceOf(700, 1000), twiceOf(1000, 1000)]).toEqual([[0], [0]]);
    expect(twiceOf(1499, 1000)[0]).toBe(0);
    expect(twiceOf(1500, 1000)).toEqual([1]);
  });

  it('are told from those of one that is bad for a few deals in a block that is dealt twice; in another block they are dealt as they come', async () => {
    const text = shuffling('if (k > 8000 && k < 8030) return deck;');
    // The deals before block 3: three blocks, and the first deals again before each of them.
    const [seen, unseen] = [sampleOf(seedOf(2)), sampleOf(seedOf(9))];
    const { subject } = await opened(text);
    for (let k = 0; k < 2; k++) await deal(subject, seen(k));
    const error = await failure(deal(subject, seen(2)));
    expect([error.code, error.hint]).toEqual(['E_NONDETERMINISTIC', LIVE_HINT]);
    const again = (await opened(text)).subject;
    for (let k = 0; k < 2; k++) await deal(again, unseen(k));
    const decks = await deal(again, unseen(2));
    expect(decks.filter((deck) => deck.every((card, i) => card === i)).length).toBeGreaterThanOrEqual(29);
    expect(await deal(again, unseen(3))).toEqual(decksBy(unseen(3), 7));
  });

  it('are dealt by more processes where each keeps much of what it deals', async () => {
    // 160 MB a block, of the 512 that its objects may take.
    const { started, subject } = await opened(shuffling('kept.push(new Float64Array(10_000));', `${TOLD} const kept = [];`));
    const block = sampleOf(seedOf(9));
    for (let k = 0; k < 3; k++) expect(await deal(subject, block(k))).toEqual(decksBy(block(k), 7));
    // Its process is started as the block before ends, and has loaded the code once it is open: before, nothing says whether it has.
    const source = await subject.open(block(3));
    await source.close?.();
    // One a block, and one for the block that is dealt twice.
    expect(started()).toBe(5);
  });

  it('come to one record whatever the number of workers and wherever a run was ended', async () => {
    const { subject } = await opened(shuffling(''));
    const plan = { ...makePlan(subject.space, { seed: 'workers', trials: 12_000, battery: 'quick' }), blockSize: 500 };
    const record = async (workers: number, keeper?: Keeper): Promise<unknown> =>
      runAudit(plan, subject, { workers, ...(keeper && { keeper }) }, THIS_MACHINE);
    const one = await record(1);
    expect(await record(2)).toEqual(one);
    expect(await record(3)).toEqual(one);
    // A keeper that was given some blocks by a run that then ended.
    for (const ends of [1, 7, 16, 20]) {
      const stages = new Map<string, ReturnType<Keeper['stage']>>();
      const ending: Keeper = {
        stage(name, keeping) {
          const stage = stages.get(name) ?? UNKEPT.stage(name, keeping);
          stages.set(name, stage);
          return {
            totals: stage.totals,
            add(block, arrays) {
              stage.add(block, arrays);
              if (stage.totals.blocks.size === ends) throw new Error('ended');
            },
          };
        },
      };
      await expect(record(2, ending)).rejects.toThrow('ended');
      const goingOn: Keeper = { stage: (name, keeping) => stages.get(name) ?? UNKEPT.stage(name, keeping) };
      expect(await record(1, goingOn)).toEqual(one);
    }
  });
});
