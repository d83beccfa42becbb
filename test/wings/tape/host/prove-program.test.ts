import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sealed } from '../../../../src/engine/record/sealed.js';
import { fittingRecord } from '../../../../src/records/check-record.js';
import { pages } from '../../../../src/report/proof/pages.js';
import { proveProgram, reproveProgram } from '../../../../src/wings/tape/host/prove-program.js';
import { failure, folderOf } from '../../../host/function/blocks.js';
import { needs } from '../../../support/tools.js';
import { onTape, tapeScript } from './programs.js';

describe('a program on a tape', () => {
  it('is proved even, with all that it asked, and again the same', async () => {
    const request = tapeScript(onTape(''));
    const core = await proveProgram(request, { n: 4 });
    expect(core.verdict).toEqual({ kind: 'holds' });
    expect(core.proof.tapes?.at(-1)?.uses.map(({ paths, question }) => [question, paths])).toEqual([
      ['below 4', 1],
      ['below 3', 4],
      ['below 2', 12],
    ]);
    const { source } = core.subject.origin;
    if (source.kind !== 'tape') throw new Error('no tape');
    expect(await reproveProgram(source, 4, request.cwd)).toEqual(core);
    expect(await failure(reproveProgram(source, 7, request.cwd))).toMatchObject({ code: 'E_USAGE' });
    const run = { startedAt: '2026-01-01T00:00:00.000Z', elapsedMs: 1, node: '20', cpu: 'x', workers: 1 };
    const { record } = sealed(core, run);
    expect(fittingRecord(record, 'it')).toEqual(record);
    const page = await pages.html(record, {});
    expect(page).toContain('What the program asked, and what it made of the answers');
    expect(page).toContain('--isolation none');
    expect(pages.text(record, {}).replaceAll('\n', ' ')).toContain('dealt on a tape');
    expect(pages.junit(record, {})).toContain('uniform/4');
    writeFileSync(join(request.cwd, 'program.mjs'), onTape('deck.reverse();'));
    expect(await failure(reproveProgram(source, 4, request.cwd))).toMatchObject({ code: 'E_VERIFY' });
  });

  it('is proved uneven, with answers that deal the order', async () => {
    const core = await proveProgram(tapeScript(onTape('if (deck[0] === 0 && (await ask("below 3")) === 0) deck.reverse();')), { n: 2 });
    const [law] = core.proof.laws;
    // Of the two orders 0 1 stays with a chance of 2/3 and is turned around with 1/3.
    expect(law.probabilities).toEqual({ '0 1': '1/3', '1 0': '2/3' });
    expect(law.counterexample?.often.choices).toEqual([{ bound: 2, draw: 0 }]);
  });

  it('is refused whose deck follows a clock, by the reason or by what it looks like', async () => {
    const error = await failure(proveProgram(tapeScript(onTape('if (process.hrtime.bigint() % 2n) deck.reverse();', '')), { n: 3 }));
    // The last bit of a clock is the same again and again now and then: the deck then seems to hang on the exact value of an answer.
    expect(['E_NONDETERMINISTIC', 'E_UNPROVABLE']).toContain(error.code);
  });

  it.each<[string, string, string, string]>([
    ['that asks otherwise now and then', 'if (k % 5 === 0) await ask("below 9");', '', 'E_NONDETERMINISTIC'],
    [
      'that begins otherwise at every start',
      'if (k === 1) appendFileSync("starts.txt", "x"); await ask("below " + (2 + readFileSync("starts.txt").length));',
      '',
      'E_NONDETERMINISTIC',
    ],
    ['that loses a card', 'deck[0] = deck[1];', '', 'E_SUBJECT_DUPLICATE'],
    ['that deals too few', 'deck.pop();', '', 'E_SUBJECT_LENGTH'],
    ['that deals a card of its own', 'deck[0] = n;', '', 'E_SUBJECT_CARD'],
    ['that says something else', 'say("hello");', '', 'E_SUBJECT_GARBAGE'],
    [
      'that does not wait for its answer',
      'say("below 3"); say("below 3"); await new Promise((r) => setTimeout(r, 100));',
      '',
      'E_SUBJECT_EXTRA_OUTPUT',
    ],
    ['that ends early', 'process.exit(3);', '', 'E_SUBJECT_DIED'],
    ['that asks without end', 'for (;;) await ask("bits 8");', '', 'E_UNPROVABLE'],
    ['that does not end well', '', 'process.exit(5);', 'E_SUBJECT_EXIT'],
  ])('is refused %s', async (_, wrong, end, code) => {
    expect(await failure(proveProgram(tapeScript(onTape(wrong, end)), { n: 3 }))).toMatchObject({ code });
  });

  it('is refused where it hangs, and where more cards are asked for than are enumerated', async () => {
    const hangs = tapeScript(onTape('await new Promise(() => setInterval(() => {}, 1000));'), 1000);
    expect(await failure(proveProgram(hangs, { n: 2 }))).toMatchObject({ code: 'E_SUBJECT_TIMEOUT' });
    const late = await failure(proveProgram({ ...hangs, timeoutMs: 60_000, deadlineMs: 500 }, { n: 2 }));
    expect(late).toMatchObject({ code: 'E_SUBJECT_TIMEOUT', hint: 'a smaller --n takes fewer deals' });
    expect(await failure(proveProgram(tapeScript(onTape('')), { n: 7 }))).toMatchObject({ code: 'E_USAGE' });
  });

  it('may be the shuffle of Python, which draws bits until it likes them', async () => {
    const cwd = folderOf({});
    const file = join(import.meta.dirname, '../../../../runners/tape/python-shuffle.py');
    const core = await proveProgram({ kind: 'program', program: needs('python3'), args: [file], cwd }, { n: 4 });
    expect(core.verdict.kind).toEqual('holds');
    expect(core.proof.tapes?.at(-1)?.uses[0]).toEqual({
      draw: 1,
      question: 'bits 3',
      parts: { by: 'values', of: '8' },
      paths: 1,
      again: 4,
    });
  });
});
