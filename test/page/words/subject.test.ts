import { describe, expect, test } from 'vitest';
import type { ModuleSource } from '../../../src/core/source/function-source.js';
import { subjectSentence } from '../../../src/kinds/words/subject.js';
import { plain } from '../../../src/page/phrase.js';
import { altered, record } from '../../report/records.js';

const module: ModuleSource = {
  kind: 'module',
  file: './deal.js',
  export: 'deal',
  sha256: '00',
  call: { result: 'returns', async: false, random: false, stream: 'block', isolation: 'process' },
  randomness: 'injected',
};

const sentence = (source: ModuleSource): string => {
  const { core } = record('sattolo-5');
  return plain(subjectSentence(altered('sattolo-5', { subject: { ...core.subject, origin: { source, outcome: { kind: 'deck' } } } }).core));
};

/** What every function is told of, after how it was kept in. */
const HANDED =
  ' It was handed the same deck in order for every deal. A function that shuffles nothing but a sorted deck is not found by that.';
const FED = 'The function deal of the file ./deal.js, fed by the seeded stream of this audit in place of Math.random.';

describe('what was tested', () => {
  test('names every part of a built-in subject', () => {
    expect(plain(subjectSentence(record('modulo-8-5').core))).toBe(
      'The built-in shuffle fisher-yates, fed by the generator xoshiro128ss. Its words become choices by the method modulo:8.',
    );
    expect(plain(subjectSentence(record('fisher-yates-52').core))).toMatch(
      /by the method lemire, which keeps every choice exactly even\.$/,
    );
  });

  test('says whose randomness fed a function', () => {
    expect(sentence(module)).toBe(`${FED}${HANDED}`);
    expect(sentence({ ...module, randomness: 'live' })).toContain('fed by whatever randomness it takes itself, dealt by one process.');
    expect(sentence({ ...module, call: { ...module.call, stream: 'one', isolation: 'process' } })).toContain(
      'it carries something over from deal to deal, so one process dealt them all.',
    );
  });

  test('says where a function ran without limits, and what it replaced', () => {
    expect(sentence({ ...module, call: { ...module.call, isolation: 'none' } })).toBe(
      `${FED} It ran without limits (--isolation none).${HANDED}`,
    );
    const touches = ['Math.floor', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(sentence({ ...module, call: { ...module.call, touches } })).toBe(
      `${FED} It replaced parts of the language that other code relies on: Math.floor, a, b, c, d, e and 2 more. Every deck was checked and counted out of its reach.${HANDED}`,
    );
  });
});
