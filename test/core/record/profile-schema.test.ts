import { describe, expect, it } from 'vitest';
import { PROFILE } from '../../../src/core/record/profile.js';
import { documentInfo, profileSchema } from '../../../src/core/record/profile-schema.js';

const clause = {
  id: 'even-cards',
  number: '§1',
  seen: 'text',
  requirement: { en: 'every card is as likely as every other', bn: 'সমান' },
  served: { by: 'tests', tests: ['position-matrix'], unit: 'together' },
  confidence: 0.99,
  leastTrials: 1,
  beyond: [],
  lacks: ['gap'],
};
const profile = { profile: PROFILE, id: 'house-1.2', title: { en: 'rules' }, edition: '1', issuer: { en: 'we' }, clauses: [clause] };
const document = { profile, parties: { client: 'A' }, package: '0123456789abcdef'.repeat(4), platform: 'linux x64' };

/** What the schema has against the profile with its clauses changed so, each with its place. */
const faults = (...changes: readonly object[]): readonly string[] => {
  const changed = { ...profile, clauses: changes.map((change) => ({ ...clause, ...change })) };
  return (profileSchema.safeParse(changed).error?.issues ?? []).map(({ message, path }) => `${path.join('.')}: ${message}`);
};

describe('the schema of profiles', () => {
  it('takes what it should, and gives it as it was', () => {
    expect(profileSchema.parse(profile)).toEqual(profile);
    expect(documentInfo.parse(document)).toEqual(document);
    expect(faults({}, { id: 'another', served: { by: 'states' } }, { id: 'third', served: { by: 'scaling', most: 0.5 } })).toEqual([]);
  });

  it('has a clause once', () => {
    expect(faults({}, { id: 'b' }, { number: '§2' })).toEqual(['clauses.2.id: must be given once in a profile, got "even-cards" twice']);
  });

  it('has a reason where nothing serves a clause', () => {
    expect(faults({ served: null, beyond: ['hardware'] })).toEqual([]);
    expect(faults({ beyond: ['hardware'] })).toEqual([]);
    expect(faults({ served: null })).toEqual(['clauses.0.beyond: must say why where nothing serves the clause, got nothing']);
  });

  it('says both of one clause, and of every clause', () => {
    expect(faults({}, { served: null }, { id: 'b', served: null })).toEqual([
      'clauses.1.id: must be given once in a profile, got "even-cards" twice',
      'clauses.1.beyond: must say why where nothing serves the clause, got nothing',
      'clauses.2.beyond: must say why where nothing serves the clause, got nothing',
    ]);
  });

  it('gives its faults with their codes and what was got', () => {
    const clauses = [clause, { ...clause, served: null }];
    expect(profileSchema.safeParse({ ...profile, clauses }).error?.issues).toMatchObject([
      { code: 'custom', path: ['clauses', 1, 'id'] },
      { code: 'custom', path: ['clauses', 1, 'beyond'] },
    ]);
  });

  it.each(['a', 'a-b2', '2'])('a clause may be called "%s"', (id) => {
    expect(faults({ id })).toEqual([]);
  });

  it.each(['', 'A', 'a-', '-a', 'a--b', 'a b', 'a.b'])('a clause may not be called "%s"', (id) => {
    expect(faults({ id })).toEqual(['clauses.0.id: must be lower case, of letters, digits and hyphens']);
  });

  it.each(['', 'A', '.a', 'a.', 'a..b', 'a b', 'a-.b'])('nor a profile "%s"', (id) => {
    expect(profileSchema.safeParse({ ...profile, id }).error?.issues.map(({ message }) => message)).toEqual([
      'must be lower case, of letters, digits, dots and hyphens',
    ]);
  });
});
