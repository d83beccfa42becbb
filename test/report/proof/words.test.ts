import { describe, expect, test } from 'vitest';
import { sizesText } from '../../../src/kinds/words/sizes.js';
import { type Phrase, plain } from '../../../src/page/phrase.js';
import { raised } from '../../../src/report/proof/raised.js';
import { choiceLine, choiceSteps } from '../../../src/report/proof/words/choices.js';
import { claimsWords } from '../../../src/report/proof/words/claims.js';
import { proveCommand } from '../../../src/report/proof/words/command.js';
import { compactOrder, orderText } from '../../../src/report/proof/words/order.js';
import { reachedText } from '../../../src/report/proof/words/reached.js';
import { sentence } from '../../../src/report/proof/words/sentence.js';
import { proofWords } from '../../../src/report/proof/words/verdict.js';
import { claims, PROOFS, proof } from './records.js';

/** The words as a reader meets them, with plain spaces. */
function said(name: (typeof PROOFS)[number]): Readonly<Record<'head' | 'lead' | 'more' | 'sure', string>> {
  const { lead, more, name: first, rest, sure } = proofWords(proof(name).core);
  const text = (parts: readonly string[]): string => parts.join(' ').replaceAll('\u00a0', ' ');
  return { head: text([first, plain(rest)]), lead: text([plain(lead)]), more: text(more.map(plain)), sure: text([plain(sure)]) };
}

describe('the words of a proof', () => {
  test('that holds state the probability of every order', () => {
    const { head, lead, more } = said('fisher-yates-forward');
    expect(head).toBe('Proved: exactly uniform for 2 to 5 cards');
    expect(lead).toBe(
      'Each of the 120 orders of 5 cards comes from exactly one of 120 equally likely sequences of choices, so each has probability 1/120.',
    );
    expect(more).toBe('With 52 cards each card is exactly as likely in every position; the orders of so many were not gone through.');
  });

  test('that fails name two orders and their ways', () => {
    const { head, lead, more } = said('naive-swap');
    expect(head).toBe('Proved uneven for 3 to 5 cards');
    expect(lead).toBe('With 3 cards, naive-swap deals the order 1 3 2 in 5 of 27 ways and 1 2 3 in 4 of 27; even would be 4.5 of 27.');
    expect(more).toMatch(/^It is uneven for 3 to 5 cards; for 2 cards every order is equally likely\. /);
    expect(more).toContain('With 52 cards');
  });

  test('say never where an order is out of reach', () => {
    expect(said('sattolo').lead).toBe(
      'With 3 cards, sattolo deals the order 2 3 1 in 1 of 2 ways and never 1 2 3; even would be 1/6 each.',
    );
  });

  test('say so where no choice is made at all', () => {
    const { core } = proof('sattolo');
    const [two] = core.proof.laws;
    const { lead } = proofWords({ ...core, plan: { ...core.plan, sizes: [2] }, proof: { ...core.proof, laws: [two] } });
    expect(plain(lead).replaceAll('\u00a0', ' ')).toBe(
      'With 2 cards, sattolo always deals the order 2 1: it makes no choice. Even would be 1/2 each.',
    );
  });

  test('give probabilities where the leaves are not equally likely', () => {
    expect(said('sort-comparator').lead).toBe(
      'With 3 cards, sort-comparator deals the order 1 2 3 with probability 3/8 (0.375) and 1 3 2 with probability 1/16 (0.0625); even would be 1/6 each.',
    );
  });

  test('give the difference where four digits would hide it', () => {
    const { lead, more, sure } = said('modulo');
    // 2^32 mod 3 = 1: the first value of a draw below 3 has one word more, a relative 2 / 2^32 too often and 1 / 2^32 too seldom.
    expect(lead).toMatch(/too often by 4\.7 × 10\^-8 % and \d \d \d too seldom by 2\.3 × 10\^-8 %; even would be 1\/6 each\.$/);
    expect(more).toContain(
      'within the 1/50,000,000 up to which 25 CFR 547.14, as others summarise it, calls the scaling of a random number unbiased',
    );
    expect(sure).toMatch(/^Ideal words/);
  });

  test('give the reason where only a necessary condition was looked at', () => {
    expect(said('seven-riffles').lead).toBe(
      'With 52 cards, 52! = 8.065 × 10^67 does not divide the number of leaves, 3.757 × 10^109, so no such tree can be even.',
    );
    expect(said('seven-riffles').more).toBe('No other number of cards was looked at.');
  });

  test('say where a function’s numbers are only assumed', () => {
    expect(said('function').lead).toContain('shuffle deals the order 1 3 2 with probability 5/27');
    expect(said('function').sure).toMatch(/^Ideal numbers/);
    expect(said('function').sure).toContain('the function hides nothing between the numbers it was tried with');
  });

  test('are never about more than was looked at', () => {
    for (const name of PROOFS) {
      const text = Object.values(said(name)).join(' ');
      expect(text).not.toMatch(/\bfair|\bpassed|NaN|undefined|null/i);
      expect(text).toMatch(/not looked at/);
    }
  });

  test('name the draws or the deck where every order is even and they are not', () => {
    const { core } = proof('modulo');
    const [two] = core.proof.laws;
    const words = proofWords({ ...core, plan: { ...core.plan, sizes: [2] }, proof: { ...core.proof, laws: [two] } });
    const text = (phrases: readonly Phrase[]): string => phrases.map(plain).join(' ').replaceAll('\u00a0', ' ');
    expect(text([[words.name], words.rest])).toBe('Proved uneven for 52 cards, though exactly uniform for 2 cards');
    expect(text([words.lead])).toMatch(/^With 52 cards a card’s chances of a position are off by 2\.3 × 10\^-7 %/);
    expect(text(words.more)).toContain('modulo does not make ideal choices');
    expect(text(words.more)).toContain('Each of the 2 orders of 2 cards');
    const draws = proofWords({ ...core, plan: { ...core.plan, sizes: [2] }, proof: { ...core.proof, laws: [two], deck: null } });
    expect(draws.name).toBe('Proved uneven in part,');
    expect(text([draws.lead])).toContain('modulo does not make ideal choices');
  });
});

test('a function whose boundaries are no simple fractions is said to be known to within an error', () => {
  const { core } = proof('function');
  const probes = (core.proof.probes ?? []).map((probe) => ({ ...probe, rational: false, error: 2 ** -40 }));
  const { more } = proofWords({ ...core, proof: { ...core.proof, probes } });
  expect(more.map(plain).join(' ').replaceAll('\u00a0', ' ')).toContain('a probability may differ by up to 9.10 × 10^-13');
});

test('choices are told one by one, and in one line', () => {
  const example = { order: [0, 1], probability: '1/2' } as const;
  const choices = [2, 3, 1].map((bound) => ({ bound, draw: bound - 1 }));
  expect(choiceSteps({ ...example, choices })).toEqual(['1 out of 0, 1', '2 out of 0, 1, 2']);
  expect(choiceSteps({ ...example, choices: [{ bound: 256, draw: 7 }] })).toEqual(['7 out of 0 to 255']);
  expect(choiceLine({ ...example, choices })).toBe('the choices 1 below 2, 2 below 3');
  expect(choiceLine({ ...example, choices: [choices[1]] })).toBe('the choice 2 below 3');
  expect(choiceLine({ ...example, choices: [choices[0], choices[0]] })).toBe('the choices 1, 1, each below 2');
  expect(choiceLine({ ...example, choices: [{ from: '1/3', to: '2/3' }] })).toBe('a number from 1/3 up to 2/3');
  expect(choiceLine({ ...example, choices: [{ from: '0/1', to: '1300077228592327/2251799813685248' }] })).toBe(
    'a number from 0 up to about 0.5774',
  );
  expect(choiceSteps({ ...example, choices: null })).toEqual([]);
});

test('statements keep the small letter and the mark of a factorial', () => {
  expect(sentence('n! does not divide n^n')).toBe('n! does not divide n^n.');
  expect(sentence('the same with one order more than (n − 1)!')).toBe('The same with one order more than (n − 1)!.');
  expect(sentence('n choices are made')).toBe('N choices are made.');
});

test('powers in statements are raised for the eye and said for the ear, and nothing else is changed', () => {
  const bare = (text: string): string => raised(text).text.replaceAll(/<span class="ear">[^<]*<\/span>|<\/?span[^>]*>/g, '');
  expect(bare('within 2^-49 of 0')).toBe('within 2<sup>−49</sup> of 0');
  expect(bare('2^(n − 1) of the n^n ways')).toBe('2<sup>n − 1</sup> of the n<sup>n</sup> ways');
  expect(bare('C(2^1 + n − r, n) / 2^(1n)')).toBe('C(2<sup>1</sup> + n − r, n) / 2<sup>1n</sup>');
  expect(bare('a < b')).toBe('a &#60; b');
  expect(raised('2^-49').text).toContain('<span class="ear"> to the minus 49</span>');
});

test('where only the leaves are counted, they bound the orders that are dealt', () => {
  const [, three] = proof('naive-swap').core.proof.laws;
  const text = (law: Partial<typeof three>): string => plain(reachedText({ ...three, ...law })).replaceAll('\u00a0', ' ');
  expect(text({})).toBe('all 6');
  expect(text({ reached: '3' })).toBe('3 of 6');
  expect(text({ reached: null })).toBe('– of 6');
  expect(text({ reached: null, method: { ...three.method, tree: '3' } })).toBe('at most 3 of 6');
});

test('numbers of cards are said in runs', () => {
  const said2 = (sizes: readonly number[]): string => sizesText(sizes).replace('\u00a0', ' ');
  expect(said2([5])).toBe('5 cards');
  expect(said2([2, 3])).toBe('2 and 3 cards');
  expect(said2([2, 3, 4, 7, 52])).toBe('2 to 4, 7 and 52 cards');
  expect(said2([])).toBe('no number of cards');
});

test('orders count cards from 1', () => {
  expect(orderText([1, 0, 2])).toBe('2 1 3');
  expect(compactOrder([1, 0, 2])).toBe('213');
  expect(compactOrder([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])).toBe('10 9 8 7 6 5 4 3 2 1');
});

test('the command leaves out what is the default, and quotes the rest', () => {
  expect(proveCommand(proof('naive-swap').core).join(' ')).toBe('npx shuffle-audit prove naive-swap --n 5');
  expect(proveCommand(proof('modulo').core).join(' ')).toBe('npx shuffle-audit prove fisher-yates-forward/xoshiro128ss/modulo --n 5');
  const { core } = proof('function');
  const { origin } = core.subject;
  if (origin.source.kind !== 'npm') throw new Error('the function of these records comes from a package');
  const source = { ...origin.source, specifier: "a'b", export: 'c', call: { ...origin.source.call, isolation: 'none' as const } };
  const quoted = proveCommand({ ...core, subject: { ...core.subject, origin: { ...origin, source } } }).join(' ');
  expect(quoted).toBe("npx shuffle-audit prove 'npm:a'\\''b#c' --isolation none --n 3");
});

test('the claims are settled only where every twin is refuted', () => {
  const name = (spoilt: Parameters<typeof claims>[0]): string => claimsWords(claims(spoilt).core).name;
  expect(name({})).toBe('Proved:');
  expect(name({ broken: true })).toBe('Refuted:');
  expect(name({ blunt: true })).toBe('Not settled:');
});
