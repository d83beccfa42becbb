import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { LANGUAGES, type Language } from '../../../../src/core/record/profile.js';
import type { ModuleSource } from '../../../../src/core/source/function-source.js';
import type { LogSource } from '../../../../src/core/source/log-source.js';
import { type Facts, unreachableDeals } from '../../../../src/wings/standards/document/facts.js';
import { figuresOf } from '../../../../src/wings/standards/document/figures.js';
import { renderDocument } from '../../../../src/wings/standards/document/html.js';
import { MESSAGES } from '../../../../src/wings/standards/document/words/catalogue.js';
import { reasonOf, statusOf } from '../../../../src/wings/standards/document/words/clause-words.js';
import { PROFILES, profileOf } from '../../../../src/wings/standards/profiles/catalogue.js';
import type { Answer } from '../../../../src/wings/standards/profiles/finding.js';
import { judge } from '../../../../src/wings/standards/profiles/judge.js';
import { faults } from '../../../report/page-faults.js';
import { proseFaults, readable } from '../../../report/prose-faults.js';
import { RECORDS, record } from '../../../report/records.js';
import { resealed } from '../../../support/resealed.js';

/** A record of the fixtures that was held against a profile. */
function held(name: (typeof RECORDS)[number], id: string, change: object = {}): Evidence {
  const evidence = record(name);
  const document = {
    profile: { ...profileOf(id), ...change },
    parties: { client: 'Example Games', laboratory: 'Example Laboratory' },
    package: 'ab'.repeat(32),
    platform: 'linux x64',
  };
  return { ...evidence, run: { ...evidence.run, document } };
}

/** What a reader sees, without what is nobody's language: code, names as they were given, sums of digests. */
const seen = (page: string): string => readable(page.replace(/<(bdi|span)(?: lang="en")?>([^<]*)<\/\1>/g, ' ')).replaceAll('NAME', ' ');

/** Words in Latin letters that every language writes so. */
const NAMES = new Set('SHA RECORD json Python runners check_record py GLI CFR RTS AGCO Pa Code II shuffle audit sign p log B A'.split(' '));

/** Latin words and digits of a page that is in another script; the number of a standard within its title is its name. */
function leftOver(page: string, id: string): readonly string[] {
  const { title } = profileOf(id);
  const own = [title.hi, title.bn].flatMap((text) => text?.match(/[\w.:§-]*\d[\w.:§-]*/g) ?? []);
  const text = own.reduce((rest, name) => rest.replaceAll(name, ' '), seen(page).replaceAll('SHA-256', ' '));
  const words = (text.match(/[A-Za-z_]+/g) ?? []).filter((word) => !NAMES.has(word));
  return [...new Set([...words, ...(text.match(/[0-9]+/g) ?? [])])];
}

const LOG: LogSource = {
  kind: 'log',
  files: [{ file: 'deals.ndjson', bytes: 9, sha256: 'ab'.repeat(32) }],
  layout: { kind: 'ndjson', field: null, separator: null, id: 'id' },
  vocabulary: { kind: 'from-1', cards: ['1', '2'] },
  packs: 6,
  start: 'natural',
  rows: 2000,
  decks: 1990,
  rejects: 3,
  maxRejects: 3,
  leftOut: [{ cards: 40, rows: 7 }],
  numbers: { field: 'id', least: 1, greatest: 2010, missing: 10, gaps: 2, back: 1 },
  repeated: 1,
};

describe('a document', () => {
  it('lists a module once, and files of the same bytes under their own names', () => {
    const { core, ...evidence } = held('naive-swap-52', 'gli-19');
    const sha256 = 'c0de'.repeat(16);
    const source: ModuleSource = {
      kind: 'module',
      file: './src/mine.mjs',
      export: 'default',
      sha256,
      randomness: 'injected',
      files: ['src/mine.mjs', 'src/copy.mjs'].map((file) => ({ file, sha256 })),
      call: { async: false, isolation: 'process', random: true, result: 'returns', stream: 'block' },
    };
    const subject = { ...core.subject, origin: { ...core.subject.origin, source } };
    const page = renderDocument(resealed({ ...evidence, core: { ...core, subject } }), 'en');
    expect(page.split(sha256).length - 1).toBe(2);
    expect(page).toContain('<code>src/mine.mjs</code>');
    expect(page).toContain('<code>src/copy.mjs</code>');
  });

  it.each(RECORDS.flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
    'of %s in %s is a whole page',
    (name, language) => {
      const page = renderDocument(held(name, 'gli-19'), language);
      expect(faults(page)).toEqual([]);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(record(name).digest.slice(7));
      for (const { test } of record(name).core.results) expect(page).toContain(`<code>${test}</code>`);
      for (const { sha256 } of Object.values(record(name).core.counts)) expect(page).toContain(sha256);
    },
  );

  it('is the same twice, of a record read from its text too', () => {
    const evidence = held('naive-swap-52', 'gli-19');
    expect(renderDocument(JSON.parse(JSON.stringify(evidence)), 'hi')).toBe(renderDocument(evidence, 'hi'));
  });

  it.each(PROFILES.map(({ id }) => id))('%s gives every clause one of four findings', (id) => {
    for (const name of RECORDS) {
      const page = renderDocument(held(name, id));
      const [, table = ''] = /<table class="clauses">([\s\S]*?)<\/table>/.exec(page) ?? [];
      const said = [...table.matchAll(/<b class="[a-z-]+">(.*?)<\/b>/g)].map(([, text]) => text ?? '');
      expect(said).toHaveLength(profileOf(id).clauses.length);
      for (const text of said) expect(text).toMatch(/^(?:Met to .+|Not met|Cannot be shown by this tool|Text not seen)$/);
    }
  });

  it.each(PROFILES.map(({ id }) => id))('%s has no fault of number, verb or article', (id) => {
    for (const name of RECORDS) expect(proseFaults(readable(renderDocument(held(name, id))))).toEqual([]);
  });

  it('never says that a shuffle is what no audit shows', () => {
    const page = seen(renderDocument(held('fisher-yates-52', 'gli-19')));
    expect(page).not.toMatch(/\b(?:fair|passed|certified|random numbers are)\b/i);
    expect(page).toContain('It is no certificate.');
  });

  it('answers five questions on its first sheet', () => {
    const [first = ''] = renderDocument(held('fisher-yates-52', 'gli-19')).split('</section>');
    for (const question of Object.values(MESSAGES.en.questions)) expect(first).toContain(`<h3>${question}</h3>`);
    expect(first).toContain('npx shuffle-audit verify');
  });

  it('gives no limit for the whole where a test is missing that a clean verdict rests on, and none at all for a log with rows left out', () => {
    const { missedNothing, missedSome } = MESSAGES.en.answers;
    const evidence = held('fisher-yates-52', 'gli-19');
    const first = (core: object): string =>
      readable(renderDocument(resealed({ ...evidence, core: { ...evidence.core, ...core } })).split('</section>')[0] ?? '');
    const verdict = (smallestDetectable: number | null): object => ({
      verdict: { kind: 'inconclusive', reason: 'r', trialsNeeded: null, smallestDetectable },
    });
    expect(first(verdict(0.01))).toContain('A bias below 1');
    expect(first(verdict(null))).toContain(missedSome);
    const subject = { ...evidence.core.subject, origin: { source: LOG, outcome: { kind: 'deck' } } };
    expect(first({ ...verdict(0.01), subject, reach: null })).toContain(missedNothing);
  });

  it('counts the clauses whose own text was read, and not those whose text was not seen', () => {
    const tally = (name: (typeof RECORDS)[number], id: string): string =>
      /<p class="tally">(.*?)<\/p>/.exec(renderDocument(held(name, id)))?.[1] ?? '';
    expect(tally('fisher-yates-52', 'gli-19')).toMatch(/^Clauses met: \d\. Not met: \d\. .*: \d\. Own text read: 0 of 9\.$/);
    expect(tally('fisher-yates-52', 'ukgc-rts-7a')).toContain('Own text read: 6 of 6.');
    expect(tally('fisher-yates-52', '25-cfr-547.14')).toContain('Own text read: 4 of 5.');
  });

  it('names a generator that would do in the place of one with too few states, and says that luck has no part in that', () => {
    const page = renderDocument(held('fisher-yates-52', 'agco-21.1'));
    expect(page).toContain('The generator <code>chacha20</code> has no such fault (<code>--prng chacha20</code>).');
    expect(page).toContain(MESSAGES.en.deviations.clauseLaw);
    expect(page).not.toContain(MESSAGES.en.deviations.clauseOnly);
  });

  it('says of a profile whether it is the one that comes with the tool', () => {
    const page = (change: object): string => renderDocument(held('fisher-yates-52', 'gli-19', change));
    expect(page({})).toContain(MESSAGES.en.scope.builtInProfile);
    expect(page({ id: 'house-rules' })).toContain(MESSAGES.en.scope.ownProfile);
    expect(page({ edition: '4' })).toContain(MESSAGES.en.scope.alteredProfile);
  });

  it('says where its verdict and its clauses part', () => {
    const clause = profileOf('pa-58-810a.5').clauses.find(({ id }) => id === 'source-review');
    expect(renderDocument(held('naive-swap-52', 'gli-19', { clauses: [clause] }))).toContain(MESSAGES.en.deviations.verdictOnly);
    expect(renderDocument(held('naive-swap-52', 'gli-19'))).not.toContain(MESSAGES.en.deviations.verdictOnly);
  });

  it('says of a clause that a law fails by that luck has no part in it', () => {
    const scaling = profileOf('25-cfr-547.14').clauses.filter(({ id }) => id === 'scaling');
    const { clauseLaw, clauseOnly } = MESSAGES.en.deviations;
    const law = renderDocument(held('modulo-8-5', '25-cfr-547.14', { clauses: scaling }));
    expect([law.includes(clauseLaw), law.includes(clauseOnly)]).toEqual([true, false]);
    // A row at the level of the clause and not at the audit’s own may be luck.
    const evidence = held('fisher-yates-52', 'gli-19', { clauses: profileOf('gli-19').clauses.slice(3, 4) });
    const results = evidence.core.results.map((row) => (row.test === 'repeats' ? { ...row, p: 1e-4, logP: Math.log(1e-4) } : row));
    const luck = renderDocument(resealed({ ...evidence, core: { ...evidence.core, results } }));
    expect([luck.includes(clauseLaw), luck.includes(clauseOnly)]).toEqual([false, true]);
  });

  it('adds up how often luck fails a clause over all that are judged', () => {
    const page = readable(renderDocument(held('naive-swap-52', 'sd-48-02-08-02')));
    // Four clauses at 1 in 100; in the other script too.
    const judged =
      /Clauses judged at 99\s%: (\d); .* in up to 1 of (\d+) documents\. At least one clause fails so in up to 1 of (\d+)\./.exec(page);
    const many = judge(record('naive-swap-52').core, profileOf('sd-48-02-08-02')).filter(({ alpha }) => alpha !== null).length;
    expect(many).toBeGreaterThan(1);
    expect(judged?.slice(1)).toEqual([`${many}`, '100', `${Math.floor(100 / many)}`]);
    expect(page).toContain('of even shuffles it calls at most 1 in 500,000 biased');
  });

  it('says that a seed could not be chosen only where the record holds what it follows from', () => {
    const evidence = held('sattolo-5', 'gli-19');
    const seedFrom = { kind: 'challenge', text: 'first words', subject: 'a'.repeat(64), plan: 'b'.repeat(64) } as const;
    const page = (run: object): string => renderDocument({ ...evidence, run: { ...evidence.run, ...run } });
    const bound = page({ seedOrigin: 'challenge', seedFrom });
    expect(bound).toContain('Not by choosing the seed: it follows from a challenge');
    expect(bound).toContain('--challenge &#39;first words&#39;');
    expect(bound).not.toContain('--seed ');
    expect(page({ seedOrigin: 'beacon' })).toContain(MESSAGES.en.seeds.unsaid);
    expect(page({ seedOrigin: 'given' })).toContain(MESSAGES.en.seeds.given);
  });

  it('names as shown what shows a bias, whether or not it is a test', () => {
    const evidence = held('sattolo-5', 'gli-19');
    const verdict = { kind: 'biased', because: ['known-law', 'input', 'starts'], smallestDetectable: null } as const;
    const page = readable(renderDocument(resealed({ ...evidence, core: { ...evidence.core, verdict } })));
    expect(page).toContain('A bias is shown by: the exact law of the method, the second sample, starts that deal alike.');
  });

  it('gives a command that a reader can run for a profile that is not the tool’s', () => {
    const command = (change: object): string => /--profile [^<\s]+/.exec(renderDocument(held('sattolo-5', 'gli-19', change)))?.[0] ?? '';
    expect([command({}), command({ id: 'house-rules' }), command({ edition: '4' })]).toEqual([
      '--profile gli-19',
      '--profile ./PROFILE.json',
      '--profile ./PROFILE.json',
    ]);
  });

  it('says that most deals are left out only where more than half are', () => {
    const m = MESSAGES.en;
    // 13 cards have 2^32.5 orders: of 2^32 starts at least three in ten never come, and not most.
    expect([unreachableDeals({ m }, { bits: 32, orderBits: 32.54 }), unreachableDeals({ m }, { bits: 32, orderBits: 225.6 })]).toEqual([
      'some',
      'most',
    ]);
  });

  it('keeps hostile text as text', () => {
    const nasty = '</style><script>alert(1)</script>\u202e\ue000';
    const evidence = held('sattolo-5', 'gli-19', { title: { en: nasty } });
    const document = { ...(evidence.run.document ?? expect.fail('none')), parties: { client: nasty, laboratory: nasty, reportId: nasty } };
    const page = renderDocument({ ...evidence, run: { ...evidence.run, document } }, 'bn');
    expect(faults(page)).toEqual([]);
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('\u202e');
  });

  it('needs a record that was held against a profile', () => {
    expect(() => renderDocument(record('sattolo-5'))).toThrow('a document needs a record that was held against a profile, got one without');
  });
});

describe('in another script', () => {
  const CASES = (['hi', 'bn'] as const).flatMap((language) => PROFILES.map(({ id }) => [language, id] as const));
  it.each(CASES)('%s has nothing of %s left in English, nor in other digits', (language, id) => {
    for (const name of RECORDS) expect(leftOver(renderDocument(held(name, id), language), id), name).toEqual([]);
  });

  /** Every reason that a clause can have for its finding, as a clause of a document. */
  const REASONS: readonly Answer[] = [
    { status: 'not-met', why: { by: 'known', size: 0.02 } },
    { status: 'not-met', why: { by: 'changes', tests: ['homogeneity'] } },
    { status: 'not-met', why: { by: 'starts' } },
    { status: 'not-met', why: { by: 'scaling', deviation: 1e-5, most: null } },
    { status: 'not-met', why: { by: 'scaling', deviation: 1e-5, most: 1e-7 } },
    { status: 'not-met', why: { by: 'states', bits: 32, orderBits: 225.6 } },
    { status: 'not-met', why: { by: 'states', bits: 32, orderBits: 225.6, instead: 'chacha20' } },
    { status: 'not-met', why: { by: 'foretold', used: 1, deals: 1259, digest: `sha256:${'ab'.repeat(32)}` } },
    { status: 'not-met', why: { by: 'weak', prng: 'msvc' } },
    { status: 'not-met', why: { by: 'weak', prng: 'msvc', instead: 'chacha20' } },
    { status: 'not-met', why: { by: 'engine' } },
    { status: 'not-met', why: { by: 'clock', seeding: 'clock-ms' } },
    { status: 'not-met', why: { by: 'counter', seeding: 'counter' } },
    { status: 'not-met', why: { by: 'fixed', seeding: 'constant' } },
    { status: 'not-met', why: { by: 'few-starts', bits: 32 } },
    { status: 'not-met', why: { by: 'period', bits: 12.8 } },
    { status: 'not-met', why: { by: 'restarts', seeding: 'clock-ms' } },
    { status: 'not-shown', why: { by: 'prediction', to: { by: 'size', size: 0.029 } } },
    { status: 'not-shown', why: { by: 'no-tests' } },
    { status: 'not-shown', why: { by: 'left-out', tests: ['cycles'] } },
    { status: 'not-shown', why: { by: 'skipped' } },
    { status: 'not-shown', why: { by: 'not-made', tests: ['cycles'] } },
    { status: 'not-shown', why: { by: 'copies' } },
    { status: 'not-shown', why: { by: 'log', log: LOG } },
    { status: 'not-shown', why: { by: 'doubtful', tests: ['cycles'] } },
    { status: 'not-shown', why: { by: 'positions', tests: ['cycles'] } },
    { status: 'not-shown', why: { by: 'few', least: 10_000, trials: 2000 } },
    { status: 'not-shown', why: { by: 'promise' } },
    { status: 'not-shown', why: { by: 'untold', tests: ['homogeneity'] } },
    { status: 'not-shown', why: { by: 'coarse', size: 0.3 } },
    { status: 'not-shown', why: { by: 'starts' } },
    { status: 'not-shown', why: { by: 'no-law' } },
    { status: 'not-shown', why: { by: 'no-states' } },
    { status: 'not-shown', why: { by: 'states-enough', bits: 256, orderBits: 225.6 } },
    { status: 'met', to: { by: 'size', size: 0.01 } },
    { status: 'met', to: { by: 'deals', deals: 1000 } },
    { status: 'met', to: { by: 'law', deviation: 0 } },
    { status: 'met', to: { by: 'law', deviation: 1e-9 } },
    { status: 'not-seen' },
  ];
  it.each(LANGUAGES)('%s has words for every reason of a finding', (language) => {
    const [finding = expect.fail('no clause')] = judge(record('naive-swap-52').core, profileOf('gli-19'));
    const evidence = held('naive-swap-52', 'gli-19');
    const m = MESSAGES[language];
    const info = evidence.run.document ?? expect.fail('no profile');
    const facts: Facts = { record: evidence, info, findings: [], language, m, f: figuresOf(language, m), told: {} };
    const said = REASONS.map((answer) => [statusOf(answer, facts), reasonOf({ ...finding, answer }, facts)].join('. '));
    expect(new Set(said).size).toBe(said.length);
    if (language === 'en') expect(said.flatMap((text) => proseFaults(text))).toEqual([]);
    else expect(said.flatMap((text) => text.replace(/\ue000[^\ue001]*\ue001/g, ' ').match(/[A-Za-z0-9]+/g) ?? [])).toEqual([]);
  });

  it('a sentence, a word or a digit left over is seen', () => {
    const page = renderDocument(held('sattolo-5', 'gli-19'), 'hi');
    const lie = (words: string): readonly string[] => leftOver(page.replace('</main>', `<p>${words}</p></main>`), 'gli-19');
    expect(lie('Not met')).toEqual(['Not', 'met']);
    expect(lie('१२3')).toEqual(['3']);
    expect(leftOver(renderDocument(held('sattolo-5', 'gli-19')), 'gli-19').length).toBeGreaterThan(100);
  });

  const DIGITS: Readonly<Record<Language, RegExp>> = { en: /[0-9]/, hi: /[०-९]/, bn: /[০-৯]/ };
  it.each(LANGUAGES)('%s has its own digits, and groups them as it does', (language) => {
    const page = seen(renderDocument(held('fisher-yates-52', 'gli-19'), language));
    expect(page).toMatch(DIGITS[language]);
    const { trials } = record('fisher-yates-52').core.plan;
    const locale = { en: 'en', hi: 'hi-IN-u-nu-deva', bn: 'bn-BD-u-nu-beng' }[language];
    expect(page).toContain(new Intl.NumberFormat(locale).format(trials));
  });

  it('hi and bn have no text in common, and none with en', () => {
    const texts = (value: unknown): readonly string[] =>
      typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
    const [en, hi, bn] = LANGUAGES.map((language) => new Set(texts(MESSAGES[language]).filter((text) => /\p{L}{2}/u.test(text))));
    expect([...(hi ?? [])].filter((text) => en?.has(text) || bn?.has(text))).toEqual([]);
    expect([...(bn ?? [])].filter((text) => en?.has(text))).toEqual([]);
  });
});
