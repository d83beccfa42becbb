import { describe, expect, it } from 'vitest';
import type { FormsTried, FunctionSource } from '../../../src/core/source/function-source.js';
import type { Subject } from '../../../src/core/subject/subject.js';
import { verifyRecord } from '../../../src/host/audits.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { reopenAnew } from '../../../src/host/function/reopen-anew.js';
import { renderSummary } from '../../../src/report/audit/summary.js';
import { recordOf } from '../../support/record-of.js';
import { failure, folderOf } from './blocks.js';

const EVEN = `const even = (a) => { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; } return a; };`;

const open = (text: string, more: { readonly wrapper?: string; readonly n?: number } = {}): Promise<Subject> =>
  openFunctionSubject({
    kind: 'module',
    file: './forms.mjs',
    n: more.n ?? 8,
    randomness: 'injected',
    cwd: folderOf({ 'forms.mjs': `${EVEN}\n${text}` }),
    ...(more.wrapper !== undefined && { wrapper: more.wrapper }),
  });

const formsOf = async (...given: Parameters<typeof open>): Promise<FormsTried | undefined> =>
  ((await open(...given)).origin.source as FunctionSource).call.forms;

const ALL = ['shifted', 'negative', 'large', 'texts', 'objects', 'equals'];

describe('decks of other cards than numbers from 0 on', () => {
  it.each([
    ['all, where it looks at none', 'export default even;', ALL, [], []],
    [
      'all but leaves in order what has no key, of random keys by value',
      'export default (a) => { const keys = a.map(Math.random); return a.sort((x, y) => keys[x] - keys[y]); };',
      ALL,
      ['negative', 'large', 'texts', 'objects'],
      [],
    ],
    [
      'all but leaves objects in order, of keys by name',
      'export default (a) => { const keys = {}; for (const c of a) keys[c] = Math.random(); return a.sort((x, y) => keys[x] - keys[y]); };',
      ALL,
      ['objects', 'equals'],
      [],
    ],
    [
      'all but puts equal cards side by side, of a map by value',
      'export default (a) => { const keys = new Map(a.map((c) => [c, Math.random()])); return a.sort((x, y) => keys.get(x) - keys.get(y)); };',
      ALL,
      ['equals'],
      [],
    ],
    [
      'no texts and objects, where it throws at them',
      `export default (a) => { if (a.some((c) => typeof c !== 'number')) throw new TypeError('numbers'); return even(a); };`,
      ['shifted', 'negative', 'large', 'equals'],
      [],
      ['texts', 'objects'],
    ],
    [
      'what a byte holds',
      'export default (a) => even(Uint8Array.from(a));',
      ['shifted', 'equals'],
      [],
      ['negative', 'large', 'texts', 'objects'],
    ],
    ['none, where it deals numbers of its own', 'export default (a) => even(a.map((_, i) => i));', [], [], ALL],
  ])('a function takes %s', async (_, text, takes, keeps, refuses) => {
    expect(await formsOf(text)).toEqual({ takes, keeps, refuses });
  });

  it('are not tried where any deck in random order stays as it was, nor of one card, and of two none are equal', async () => {
    expect((await formsOf('export default (a) => (a.every((c, i) => c === i) ? even(a) : a);'))?.keeps).toEqual([]);
    expect(await formsOf('export default even;', { n: 1 })).toBeUndefined();
    expect((await formsOf('export default even;', { n: 2 }))?.takes).toEqual(ALL.filter((form) => form !== 'equals'));
  });

  it.each([
    [
      'equal cards, in a map',
      'export default (a) => even([...new Map(a.map((c) => [c, c])).values()]);',
      'E_SUBJECT_LENGTH',
      'of which two are equal, got 7',
    ],
    [
      'other numbers, as places',
      'export default (a) => { const out = []; for (const [to, c] of even(a.map((_, i) => i)).entries()) out[to] = a[a[c]]; return out; };',
      'E_SUBJECT_CARD',
      'the numbers from 4 on',
    ],
    [
      'objects, by their name',
      'export default (a) => { const met = {}; return even(a).map((c) => (met[c] ??= c)); };',
      'E_SUBJECT_DUPLICATE',
      'of objects, got Object again',
    ],
  ])('a function that loses %s breaks its contract', async (_, text, code, message) => {
    const subject = await open(text);
    const error = await failure(recordOf(subject, { seed: 'lost', trials: 2000, detect: 0.2 }));
    expect(subject.lost).toBe(error);
    expect([error.code, error.hint]).toEqual([code, expect.stringContaining('key them by their place in the deck')]);
    expect(error.message).toContain(message);
  });

  it('that it loses are told beside the bias of one that is biased without them', async () => {
    const subject = await open('export default (a) => { const [first] = a; return [first, ...new Set(even(a.slice(1)))]; };');
    const { core } = await recordOf(subject, { seed: 'lost', trials: 5000, detect: 0.2 });
    expect(core.verdict.kind).toBe('biased');
    expect((core.subject.origin.source as FunctionSource).call.forms?.loses).toEqual(['equals']);
  });

  it('are left out where a line of one’s own was written for numbers from 0 on', async () => {
    const table = 'const CARDS = Array.from("abcdefgh"); export const shuffle = (a) => even(a);';
    const wrapper = '(deck) => shuffle(deck.map((i) => CARDS[i])).map((c) => CARDS.indexOf(c))';
    expect((await formsOf(`${table} export { CARDS };`, { wrapper }))?.takes).toEqual([]);
  });

  it('make a verdict biased that stay in order, whatever the second sample holds, and the page says which', async () => {
    const subject = await open('export default (a) => { const keys = a.map(Math.random); return a.sort((x, y) => keys[x] - keys[y]); };');
    const record = await recordOf(subject, { seed: 'forms', trials: 5000, detect: 0.1 });
    expect(record.core.verdict).toMatchObject({ kind: 'biased', because: expect.arrayContaining(['kept-cards', 'input']) as unknown });
    expect(renderSummary(record)).toContain('■ Biased: it leaves decks of negative numbers, large numbers, texts and objects in order');
    const few = await recordOf(subject, { seed: 'forms', trials: 9 });
    expect(few.core.verdict).toMatchObject({ kind: 'biased', because: ['kept-cards'] });
    const folder = folderOf({
      'forms.mjs': `${EVEN}\nexport default (a) => { if (a.some((c) => typeof c !== 'number')) throw new TypeError('numbers'); return even(a); };`,
    });
    const clean = await recordOf(
      await openFunctionSubject({ kind: 'module', file: './forms.mjs', n: 8, randomness: 'injected', cwd: folder }),
      { seed: 'forms', trials: 20_000, detect: 0.1 },
    );
    expect(clean.core.verdict.kind).toBe('no-bias-found');
    const outcomes = await verifyRecord(clean, () => reopenAnew(clean.core.subject.origin, 8, folder), { workers: 1 });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['holds', 'holds', 'holds', 'holds', 'holds']);
  });
});
