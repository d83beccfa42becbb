import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Profile } from '../../../../src/core/record/profile.js';
import { batteryFor, profileTests } from '../../../../src/wings/standards/profiles/battery.js';
import { PROFILES, profileOf } from '../../../../src/wings/standards/profiles/catalogue.js';
import { readProfile, unknownTest } from '../../../../src/wings/standards/profiles/read-profile.js';

const GLI = profileOf('gli-19');

/** The profile with one clause changed, as JSON. */
const changed = (change: object, at = 1): string =>
  JSON.stringify({ ...GLI, clauses: GLI.clauses.map((clause, k) => (k === at ? { ...clause, ...change } : clause)) });

describe('the profiles of this program', () => {
  it.each(PROFILES.map((profile) => [profile.id, profile] as const))('%s is one that a user could hand in', (id, profile) => {
    expect(readProfile(JSON.stringify(profile), id)).toEqual(profile);
  });

  it('are in every language of documents', () => {
    const missing = (texts: readonly (readonly [string, object])[]): string[] =>
      texts.flatMap(([where, text]) => LANGUAGES.flatMap((language) => (language in text ? [] : [`${where} has no ${language}`])));
    const textsOf = ({ clauses, id, issuer, title }: Profile): (readonly [string, object])[] => [
      [`${id} title`, title],
      [`${id} issuer`, issuer],
      ...clauses.map((clause) => [`${id} ${clause.id}`, clause.requirement] as const),
    ];
    expect(missing(PROFILES.flatMap(textsOf))).toEqual([]);
    expect(missing([['a lie', { en: 'one' }]])).toEqual(['a lie has no hi', 'a lie has no bn']);
  });

  it('are those of the standards that are known, each as surely as it is', () => {
    expect(Object.fromEntries(PROFILES.map(({ clauses, id }) => [id, [...new Set(clauses.map(({ seen }) => seen))].sort()]))).toEqual({
      '25-cfr-547.14': ['summary', 'text', 'text in part'],
      'agco-21.1': ['text'],
      'gli-11': ['summary'],
      'gli-19': ['summary'],
      'nj-13-69e-1.28g': ['text'],
      'nm-15.1.7.13': ['text'],
      'pa-58-810a.5': ['text'],
      'sd-48-02-08-02': ['text'],
      'ukgc-rts-7a': ['text', 'text in part'],
      'va-11vac20-20-510': ['text'],
      'wv-29-22b-909': ['text'],
    });
  });

  it('ask for 99 or 95 in 100, or for nothing', () => {
    const levels = Object.fromEntries(
      PROFILES.map(({ clauses, id }) => [id, [...new Set(clauses.flatMap(({ confidence }) => confidence ?? []))]]),
    );
    expect(levels).toMatchObject({
      'gli-19': [0.99],
      'pa-58-810a.5': [0.95],
      'ukgc-rts-7a': [],
      'sd-48-02-08-02': [0.99],
      'agco-21.1': [0.99],
    });
  });

  it('name tests of decks and of hands, all of them in the battery that is taken', () => {
    for (const profile of PROFILES) {
      expect(profileTests(profile, 'deck').length, profile.id).toBeGreaterThan(0);
      expect(profileTests(profile, 'hand').length, profile.id).toBeGreaterThan(0);
      expect(profileTests(profile, 'board'), profile.id).toEqual(
        ['repeats'].filter((test) => profileTests(profile, 'deck').includes(test)),
      );
      expect(typeof batteryFor(profile, 'deck')).toBe('string');
      expect(unknownTest(profile)).toBeNull();
    }
  });
});

describe('a profile of one’s own', () => {
  it.each([
    ['no JSON', '{', /^mine.json: must be JSON, got /],
    ['another form', JSON.stringify({ ...GLI, profile: 'shuffle-audit/profile/2' }), /^mine.json: profile: /],
    ['a field too many', JSON.stringify({ ...GLI, certified: true }), /unrecognized key/],
    ['a key twice', JSON.stringify(GLI).replace('"edition":', '"edition":"x","edition":'), /must give a key once in one object/],
    [
      'a clause twice',
      changed({ id: 'distribution' }),
      /^mine.json: clauses\[2\]\.id: must be given once in a profile, got "distribution" twice/,
    ],
    [
      'nothing that serves it, and no reason',
      changed({ served: null, beyond: [] }),
      /clauses\[1\]\.beyond: must say why where nothing serves/,
    ],
    ['a level that is a share of failures', changed({ confidence: 0.01 }), /^mine.json: clauses\[1\]\.confidence: /],
    ['a level that nothing reaches', changed({ confidence: 1 }), /^mine.json: clauses\[1\]\.confidence: /],
    ['a reason that there is not', changed({ beyond: ['luck'] }), /^mine.json: clauses\[1\]\.beyond\[0\]: /],
    ['no clause', JSON.stringify({ ...GLI, clauses: [] }), /^mine.json: clauses: /],
    [
      'a test that there is none of',
      changed({ served: { by: 'tests', tests: ['position-matrx'], unit: 'together' } }),
      /^mine.json: clauses\[1\]\.served\.tests\[0\]: must name a statistic, got "position-matrx"$/,
    ],
    [
      'clauses of its own under the name of a known one',
      changed({ confidence: 0.9 }),
      /^mine.json: id: must be one of your own for clauses of your own, got "gli-19"$/,
    ],
  ])('with %s is refused at its place', (_, json, message) => {
    expect(() => readProfile(json, 'mine.json')).toThrow(
      expect.objectContaining({ code: 'E_PROFILE', message: expect.stringMatching(message) }),
    );
  });

  it('of a name that there is none of is refused with the nearest', () => {
    expect(() => profileOf('gli-9')).toThrow(expect.objectContaining({ code: 'E_UNKNOWN_ID', message: 'no profile is called "gli-9"' }));
  });
});
