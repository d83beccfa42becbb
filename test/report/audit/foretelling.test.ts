import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../src/core/record/evidence.js';
import type { Origin } from '../../../src/core/record/origin.js';
import { builtInWord } from '../../../src/kinds/words/built-in-word.js';
import { foretellingSentence } from '../../../src/kinds/words/foretelling.js';
import { plain } from '../../../src/page/phrase.js';
import { prngs, seedings, shuffles } from '../../../src/parts/catalogues.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { pages } from '../../../src/report/audit/pages.js';
import { altered, record } from '../records.js';

const BUILT_IN = { kind: 'built-in', maker: 'fisher-yates', prng: 'xorshift32', bounded: 'float-scale', seeding: 'continuous' } as const;
const CALL = { result: 'returns', async: false, random: false, stream: 'one', isolation: 'process' } as const;
const FUNCTION = { kind: 'module', file: './deal.js', export: 'deal', sha256: 'a'.repeat(64), call: CALL, randomness: 'live' } as const;

/** A record of whole decks from this source. */
function dealtBy(source: Origin['source']): Evidence {
  const { core } = record('fisher-yates-52');
  return altered('fisher-yates-52', { subject: { ...core.subject, origin: { source, outcome: { kind: 'deck' } } } });
}

const sentence = (source: Origin['source']): string | null => {
  const said = foretellingSentence(dealtBy(source).core);
  return said && plain(said);
};

describe('what deals tell of the generator', () => {
  test.each(prngs.all)('$id is told as the catalogue declares it, with the command that reads it', ({ id, readFrom, secure }) => {
    const source = { ...BUILT_IN, prng: id };
    const said = sentence(source);
    expect(said === null).toBe(readFrom === undefined || secure === true);
    if (said === null) return;
    expect(said).toMatch(new RegExp(`^Anybody who sees ${readFrom} deals? of 52 cards`));
    expect(said).toMatch(new RegExp(` npx shuffle-audit predict ${builtInWord({ source, outcome: { kind: 'deck' } })}$`));
  });

  test('nothing is said of a generator that is started anew for every deal, nor of choices that no deal shows', () => {
    const anew = seedings.all.filter(({ kind }) => kind === 'every-deal');
    expect(anew.map(({ id }) => sentence({ ...BUILT_IN, seeding: id }))).toEqual(anew.map(() => null));
    const hidden = shuffles.all.filter((shuffle) => shuffle.kind === 'adaptive');
    expect(hidden.map(({ id }) => sentence({ ...BUILT_IN, maker: id }))).toEqual(hidden.map(() => null));
  });

  test('a function is told of where it draws its own numbers, and is handed none', () => {
    expect(sentence(FUNCTION)).toMatch(/^If its numbers are those of Math\.random, .*: npx shuffle-audit predict '?\.\/deal\.js#deal'?$/);
    expect(sentence({ ...FUNCTION, randomness: 'injected' })).toBeNull();
    expect(sentence({ ...FUNCTION, call: { ...CALL, random: true } })).toBeNull();
  });

  test('hands are no decks', () => {
    const { core } = dealtBy(BUILT_IN);
    const hands = { ...core.subject, origin: { source: BUILT_IN, outcome: { kind: 'hand', size: 5, order: 'dealt' } } } as const;
    expect(foretellingSentence({ ...core, subject: hands as unknown as typeof core.subject })).toBeNull();
  });

  test('stands on the page and in the text once, in the lines of Markdown above the whole text, and in no case of JUnit', async () => {
    const evidence = dealtBy(BUILT_IN);
    const times = (text: string): number => text.split('npx shuffle-audit predict').length - 1;
    const [lines] = pages.markdown(evidence, {}).split('<details>');
    const cases = pages.junit(evidence, {}).match(/<testcase [\s\S]*<\/testcase>/)?.[0] ?? 'npx shuffle-audit predict';
    const printed = [await auditPage(evidence), pages.text(evidence, {}), lines, cases];
    expect(printed.map(times)).toEqual([1, 1, 1, 0]);
    expect(evidence.digest).not.toBe(record('fisher-yates-52').digest);
  });
});
