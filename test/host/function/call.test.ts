import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AuditError } from '../../../src/core/errors.js';
import type { FunctionRequest } from '../../../src/host/function/module/function.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { reopenAnew } from '../../../src/host/function/reopen-anew.js';
import { blockOf, deal, decksBy, failure } from './blocks.js';

const cwd = fileURLToPath(new URL('../../../fixtures/styles', import.meta.url));
const asked = { n: 12, randomness: 'injected', cwd } as const;
const file = (name: string, more: Partial<FunctionRequest> = {}): FunctionRequest =>
  ({ kind: 'module', file: name, ...asked, ...more }) as FunctionRequest;
const npm = (specifier: string, more: Partial<FunctionRequest> = {}): FunctionRequest =>
  ({ kind: 'npm', specifier, ...asked, ...more }) as FunctionRequest;

const block = blockOf('call', 0, 200);

/** Every style, the call that the hint prints where the function is tried with a deck alone, and whether it is Durstenfeld's shuffle of the block. */
const STYLES: readonly (readonly [string, FunctionRequest, string, boolean])[] = [
  ['a class', file('./chance.cjs'), '(deck, random) => new Chance().shuffle(deck)', false],
  ['a generator that comes first', file('./generator-first.mjs', { export: 'shuffle' }), '(deck, random) => shuffle(random, deck)', true],
  ['a function of a generator', file('./generator-first.mjs', { export: 'shuffled' }), '(deck, random) => shuffled(random)(deck)', true],
  [
    'a seed that comes first, as fast-shuffle takes it',
    file('./seed-first.mjs'),
    '(deck, random) => seedFirst(Math.floor(random() * 2 ** 32), deck)',
    false,
  ],
  ['options', file('./options.mjs'), '(deck, random) => shuffle(deck, { random })', true],
  ['a chain', npm('lodash', { export: 'chain' }), '(deck) => chain(deck).shuffle().value()', false],
  ['a package that makes shuffles', npm('d3-array', { export: 'shuffler' }), '(deck, random) => shuffler(random)(deck)', false],
];

describe('a function that is no function of a deck alone', () => {
  it.each(STYLES)('%s: the error prints the call to try, and that call deals', async (_, request, wrapper, known) => {
    const error = await failure(openFunctionSubject(request));
    expect(error.hint).toContain(`--call "${wrapper}"`);
    const { export: _name, ...whole } = request;
    const subject = await openFunctionSubject({ ...whole, wrapper } as FunctionRequest);
    expect(subject.origin.source).toMatchObject({ call: { wrapper } });
    const decks = await deal(subject, block);
    expect(decks).toHaveLength(200);
    expect(new Set(decks.map(String)).size).toBe(200);
    if (known) expect(decks).toEqual(decksBy(block, 12));
    expect((await reopenAnew(subject.origin, 12, cwd)).origin).toEqual(subject.origin);
  });

  it('a deck beside its seed, and a shuffle made anew for every deal, are dealt by a call', async () => {
    const calls = [
      '(deck, random) => createShuffle([deck, Math.floor(random() * 2 ** 32)])[0]',
      '(deck, random) => createShuffle(Math.floor(random() * 2 ** 32))(deck)',
    ];
    const [paired, curried] = await Promise.all(
      calls.map(async (wrapper) => deal(await openFunctionSubject(file('./seed-first.mjs', { wrapper })), block)),
    );
    expect(paired).toEqual(curried);
    expect(new Set(paired.map(String)).size).toBe(200);
  });

  it('a call that is none is named with the names it may use', async () => {
    const wrong = (wrapper: string): Promise<AuditError> => failure(openFunctionSubject(file('./generator-first.mjs', { wrapper })));
    expect(await wrong('(deck) =>')).toMatchObject({ code: 'E_SUBJECT_LOAD', hint: expect.stringContaining('shuffle, shuffled') });
    expect((await wrong('7')).message).toContain('--call must be a function of the deck, got number 7');
    expect((await wrong('(deck) => shufle(Math.random, deck)')).message).toContain('shufle is not defined');
  });

  it('a misspelt export is told the nearest one', async () => {
    expect((await failure(openFunctionSubject(npm('lodash', { export: 'shufle' })))).hint).toBe('did you mean #shuffle?');
    expect((await failure(openFunctionSubject(file('./generator-first.mjs', { export: 'shufled' })))).hint).toBe('did you mean #shuffled?');
  });

  it('a package alone is its default export', async () => {
    expect((await openFunctionSubject(npm('lodash/shuffle'))).origin.source).toMatchObject({
      export: 'default',
      specifier: 'lodash/shuffle',
    });
  });
});
