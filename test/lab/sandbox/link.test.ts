import { describe, expect, it } from 'vitest';
import { Batch } from '../../../src/core/subject/outcome.js';
import { blockAt } from '../../../src/engine/count/blocks.js';
import { type Port, SandboxLink } from '../../../src/lab/sandbox/link.js';
import type { DealsAsked } from '../../../src/lab/sandbox/messages.js';
import { sandboxSubject } from '../../../src/lab/sandbox/subject.js';

/** A port behind which `answer` says what is sent back for each question, one message after the other. */
function portOf(answer: (asked: DealsAsked) => readonly unknown[]): Port {
  const port: Port = {
    onmessage: null,
    postMessage(asked) {
      for (const data of answer(asked as DealsAsked)) queueMicrotask(() => port.onmessage?.({ data }));
    },
  };
  return port;
}

const LOADED = { loaded: true };
const cells = (rows: number): Uint16Array => Uint16Array.from({ length: 3 * rows }, (_, i) => i % 3);
const right = ({ deals, id }: DealsAsked): unknown => ({ id, deals, cells: cells(deals) });
const at = { first: 10, dealt: 4 };
const FOREIGN = 'f: deal 15: only the harness may answer, got a message that is not its own';

describe('a link to a sandbox', () => {
  it('hands on the deals that were asked for', async () => {
    const link = new SandboxLink(
      portOf((asked) => [LOADED, right(asked)]),
      'f',
      3,
      1000,
    );
    expect(await link.ask(2, at)).toEqual({ deals: 2, cells: cells(2) });
  });

  it.each([
    ['the answer to another question', ({ deals }: DealsAsked) => ({ id: 7, deals, cells: cells(deals) })],
    ['no answer at all', () => 'decks'],
    ['nothing', () => null],
    ['more deals than were asked for', ({ deals, id }: DealsAsked) => ({ id, deals: deals + 1, cells: cells(deals) })],
    ['no deal', ({ id }: DealsAsked) => ({ id, deals: 0, cells: cells(2) })],
    ['too few cells', ({ deals, id }: DealsAsked) => ({ id, deals, cells: cells(1) })],
    ['cells of another kind', ({ deals, id }: DealsAsked) => ({ id, deals, cells: [...cells(deals)] })],
    ['a fault of no known kind', ({ id }: DealsAsked) => ({ id, fault: { code: 'E_NOTHING', rule: '', trial: 1, position: 0, hint: '' } })],
    ['that it is loaded, twice', () => LOADED],
  ])('believes nothing else: %s', async (_, answer) => {
    const link = new SandboxLink(
      portOf((asked) => [LOADED, answer(asked)]),
      'f',
      3,
      1000,
    );
    await expect(link.ask(2, at)).rejects.toMatchObject({ code: 'E_SUBJECT_OUTPUT', message: FOREIGN });
    await expect(link.ask(2, at), 'and is over').rejects.toThrow(FOREIGN);
  });

  it('takes one answer to a question, and is over with the second', async () => {
    const link = new SandboxLink(
      portOf((asked) => [LOADED, right(asked), right(asked)]),
      'f',
      3,
      1000,
    );
    await link.ask(2, at);
    await Promise.resolve();
    await expect(link.ask(2, at)).rejects.toThrow('only the harness may answer');
  });

  it('says what was broken, at the trial of the sample', async () => {
    const fault = { code: 'E_SUBJECT_THROW', rule: 'must not throw, got Error: a\nb', trial: 3, position: 0, hint: '', stack: '' };
    const link = new SandboxLink(
      portOf(({ id }) => [LOADED, { id, fault }]),
      'f',
      3,
      1000,
    );
    await expect(link.ask(2, at)).rejects.toThrow('f: deal 13: must not throw, got Error: a b');
  });

  it('waits no longer than its deadline', async () => {
    await expect(
      new SandboxLink(
        portOf(() => []),
        'f',
        3,
        20,
      ).ask(2, at),
    ).rejects.toMatchObject({
      code: 'E_SUBJECT_LOAD',
      message: 'f: must load within 20 ms, got no end (a top-level await that never settles?)',
    });
    await expect(
      new SandboxLink(
        portOf(() => [LOADED]),
        'f',
        3,
        20,
      ).ask(2, at),
    ).rejects.toMatchObject({
      code: 'E_SUBJECT_TIMEOUT',
      message: 'f: deal 15: a deal must end within 20 ms, got no answer',
    });
  });
});

describe('the subject of a sandbox', () => {
  const block = blockAt({ role: 'sample', seed: 's', trials: 3, blockSize: 65_536 }, 0);

  it('begins its block once, and asks until the batch is full', async () => {
    const begun: boolean[] = [];
    const port = portOf(({ begin, deals, id }) => {
      begun.push(begin !== undefined);
      return [...(begin ? [LOADED] : []), { id, deals: 1, cells: cells(deals) }];
    });
    const source = await sandboxSubject(port, 3).open(block);
    const batch = new Batch(3, 8);
    await source.fill(batch);
    expect([batch.length, begun]).toEqual([3, [true, false, false]]);
    await source.fill(batch);
    expect(batch.length).toBe(0);
  });

  it('refuses a deck that is none, whoever says that it is one', async () => {
    const port = portOf(({ id }) => [LOADED, { id, deals: 3, cells: Uint16Array.of(0, 1, 2, 2, 1, 0, 0, 0, 1) }]);
    const source = await sandboxSubject(port, 3).open(block);
    await expect(source.fill(new Batch(3, 3))).rejects.toMatchObject({ code: 'E_SUBJECT_DUPLICATE', at: { trial: 3, position: 2 } });
  });
});
