import { describe, expect, test } from 'vitest';
import { factorial } from '../../../src/math/fraction.js';
import { claimsPages, pages } from '../../../src/report/proof/pages.js';
import { altered, claims, PROOFS, proof } from './records.js';

describe('the text of a proof', () => {
  test.each(PROOFS)('of %s keeps to 100 columns and plain characters', (name) => {
    for (const line of [...pages.text(proof(name), {}).split('\n'), ...pages.summary(proof(name)).split('\n')]) {
      expect(line.length).toBeLessThanOrEqual(line.includes('npx ') ? 140 : 100);
      expect(line).toBe(line.trimEnd());
      expect(line).not.toMatch(/[\u00a0\p{Cc}]/u);
    }
  });

  test.each(PROOFS)('of %s says no sentence twice', (name) => {
    const sentences = pages
      .text(proof(name), {})
      // Of two trees each is told by itself.
      .replace(/^Every way a deal can go:\n(?:.+\n)+/m, '')
      .replaceAll(/\s+/g, ' ')
      .split(/(?<=[.;:]) /)
      .filter((sentence) => /^[A-Z0-9].{30,}\.$/.test(sentence));
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) < at)).toEqual([]);
  });

  test('says in one line of all numbers of cards that were worked out in one way', () => {
    const text = pages.text(proof('naive-swap'), {});
    expect(text).toMatch(/How each number of cards was worked out:\n {2}2 to 5 cards: every leaf of the choice tree was dealt once\n\n/);
  });

  test.each(PROOFS)('of %s ends its command in at most 26 lines', (name) => {
    expect(pages.summary(proof(name)).split('\n').length).toBeLessThanOrEqual(26);
  });

  test('begins with the sentence and has a line for every number of cards', () => {
    const text = pages.summary(proof('naive-swap'));
    expect(text).toMatch(/^■ Proved uneven for 3 to 5 cards\n\nWith 3 cards, naive-swap deals/);
    expect(text).toMatch(/^ {6}3 {6}27 {11}all 6 {2}4\/27 \(0\.1481\) +5\/27 \(0\.1852\) +1\/18 \(0\.05556\)$/m);
    expect(text).toContain('Likeliest: 1 3 2, dealt by the choices 0, 1, 1, each below 3');
    expect(text).toContain('Assumed: Ideal choices');
  });

  test('groups the orders of 3 cards by their exact probability, and of 4 where no more were asked for', () => {
    const text = pages.summary(proof('naive-swap'));
    expect(text).toContain('Orders of 3 cards: 132 213 231 have 5/27 each; 123 312 321 have 4/27 each.');
    expect(text).not.toContain('Orders of 4 cards');
    const { core, ...rest } = proof('naive-swap');
    const four = pages.summary({ ...rest, core: { ...core, plan: { ...core.plan, n: 4 } } });
    // Summed with the group's own size every probability is met: 1 in all.
    const [, groups] = /Orders of 4 cards: ([^.]*)\./.exec(four.replaceAll(/\s+/g, ' ')) ?? ['', ''];
    const total = groups
      .split('; ')
      .map((group) => ({ orders: group.match(/\b\d{4}\b(?!\/)/g)?.length ?? 0, share: /(\d+)\/(\d+)/.exec(group) }))
      .reduce((sum, { orders, share }) => sum + (orders * Number(share?.[1])) / Number(share?.[2]), 0);
    expect(total).toBeCloseTo(1, 12);
    expect(pages.summary(proof('sattolo'))).toContain('231 312 have 1/2 each; 123 132 213 321 are never dealt.');
  });

  test('says where an example has no choices, and where none were looked for', () => {
    const { core, ...rest } = proof('sattolo');
    const [two] = core.proof.laws;
    const summary = (choices: readonly [] | null): string => {
      const example = two.counterexample && { ...two.counterexample, often: { ...two.counterexample.often, choices } };
      return pages.summary({ ...rest, core: { ...core, proof: { ...core.proof, laws: [{ ...two, counterexample: example }] } } });
    };
    expect(summary([])).toContain('Likeliest: 2 1, dealt without a choice');
    expect(summary(null)).toContain('Likeliest: 2 1; choices that deal it were not looked for');
  });

  test('carries the textbook proof of an even shuffle with the numbers of its trees, and of no other', () => {
    const text = pages.summary(proof('fisher-yates-forward')).replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      'Why: no order is on two leaves, so each has the probability of its one leaf: with 3 cards 1/3 · 1/2 = 1/6, with 4 cards 1/4 · 1/3 · 1/2 = 1/24.',
    );
    for (const name of PROOFS.filter((one) => one !== 'fisher-yates-forward')) expect(pages.summary(proof(name))).not.toContain('Why:');
  });

  test('says where the number of leaves alone shows it, at the number of cards that its example is about', () => {
    expect(pages.summary(proof('naive-swap'))).toContain('3! = 6 does not divide the number of leaves, 27');
    expect(pages.summary(proof('sattolo'))).toContain('3! = 6 does not divide the number of leaves, 2,');
    expect(pages.summary(proof('fisher-yates-forward'))).not.toContain('does not divide');
    expect(pages.summary(proof('sort-comparator'))).not.toContain('does not divide');
  });

  test('gives the probability of every order of up to 4 cards, and they sum to one', () => {
    const text = pages.text(proof('naive-swap'), {});
    for (const n of [2, 3, 4]) {
      const lines = [...text.matchAll(/^ {2}((?:\d )*\d) {2,}(\d+)\/(\d+) /gm)].filter(([, order]) => order.split(' ').length === n);
      expect(lines).toHaveLength(Number(factorial(n)));
      expect(lines.reduce((sum, [, , num, den]) => sum + Number(num) / Number(den), 0)).toBeCloseTo(1, 12);
    }
  });

  test('is the same twice, says how to check it and nothing it must not', () => {
    for (const name of PROOFS) {
      const text = pages.text(proof(name), {});
      expect(text).toBe(pages.text(proof(name), {}));
      expect(text).toContain('npx shuffle-audit verify RECORD.json');
      expect(text).toContain(proof(name).digest);
      expect(text).not.toMatch(/\bfair|\bpassed|NaN|undefined|\bnull\b/i);
    }
  });

  test('shows hidden characters of a subject', () => {
    expect(pages.text(altered('sattolo', {}, 'a\u202eb\u001b[31m'), {})).toContain('a\\u{202e}b\\u{1b}[31m');
  });
});

describe('the text of the claims', () => {
  test('says of each claim whether it holds and of each twin whether it was refuted', () => {
    expect(claimsPages.summary(claims())).toMatch(/^ {2}law\/fisher-yates-forward {2}holds +24 {2}refuted$/m);
    expect(claimsPages.summary(claims({ broken: true }))).toMatch(/^ {2}law\/fisher-yates-forward {2}REFUTED +256 {2}refuted$/m);
    expect(claimsPages.summary(claims({ blunt: true }))).toMatch(/^ {2}law\/fisher-yates +holds +24 {2}NOT REFUTED$/m);
  });

  test('says why the twins are there', () => {
    const text = claimsPages.text(claims(), {});
    expect(text).toContain('A check that cannot fail proves nothing.');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});
