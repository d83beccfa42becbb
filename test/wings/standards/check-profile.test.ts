import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/record/evidence.js';
import type { Clause, Profile } from '../../../src/core/record/profile.js';
import { VERSION } from '../../../src/host/version.js';
import { deriveAgain } from '../../../src/records/derive-again.js';
import { verifyAny } from '../../../src/records/verify-any.js';
import { checkProfile } from '../../../src/wings/standards/check-profile.js';
import { PROFILES, profileOf } from '../../../src/wings/standards/profiles/catalogue.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';

const plain = await recordOf(pipelineOf('naive-swap', 5), { seed: 'profile', trials: 700 });
const GLI = profileOf('gli-19');

const held = (profile: Profile): Evidence => ({
  ...plain,
  run: { ...plain.run, document: { profile, parties: {}, package: 'ab'.repeat(32), platform: 'linux x64' } },
});
const wrong = (profile: Profile): readonly string[] =>
  checkProfile(held(profile), VERSION).flatMap(({ differences }) =>
    differences.map(({ path }) => path.replace('run.document.profile.', '')),
  );
/** The profile with a clause changed. */
const clauses = (change: Partial<Clause>): Profile => ({
  ...GLI,
  clauses: GLI.clauses.map((clause, at) => (at === 3 ? { ...clause, ...change } : clause)),
});

describe('the profile of a record', () => {
  it('holds where it is the one of its name, and is not asked of a record without one, nor of one of the user’s own', () => {
    for (const profile of PROFILES) expect(checkProfile(held(profile), VERSION).map(({ outcome }) => outcome)).toEqual(['holds']);
    expect(checkProfile(plain, VERSION)).toEqual([]);
    expect(checkProfile(held({ ...clauses({ confidence: 0.5 }), id: 'house-rules' }), VERSION)).toEqual([]);
  });

  it.each<[string, Profile, readonly string[]]>([
    [
      'a requirement',
      clauses({ requirement: { en: 'Nothing.' } }),
      ['requirement.en', 'requirement.hi', 'requirement.bn'].map((name) => `clauses.3.${name}`),
    ],
    ['a level', clauses({ confidence: 0.9 }), ['clauses.3.confidence']],
    ['what serves a clause', clauses({ served: null }), ['clauses.3.served']],
    ['what a clause asks beside', clauses({ beyond: [] }), ['clauses.3.beyond.0']],
    ['how surely it is known', clauses({ seen: 'text' }), ['clauses.3.seen']],
    ['an invented clause', { ...GLI, clauses: [...GLI.clauses, { ...(GLI.clauses[1] as Clause), id: 'certified' }] }, ['clauses.9']],
    ['a clause left out', { ...GLI, clauses: GLI.clauses.slice(0, -1) }, ['clauses.8']],
    ['its title', { ...GLI, title: { ...GLI.title, en: 'GLI-19, approved' } }, ['title.en']],
    ['its issuer', { ...GLI, issuer: { en: GLI.issuer.en } }, ['issuer.hi', 'issuer.bn']],
    ['its edition', { ...GLI, edition: '4.0' }, ['edition']],
  ])('differs where its name is known and %s is not as it comes with the program', (_, profile, paths) => {
    expect(wrong(profile)).toEqual(paths);
  });

  it('that is altered lets no record be verified, rendered or signed', async () => {
    const outcomes = async (record: Evidence): Promise<readonly string[]> =>
      (await verifyAny(record, process.cwd(), { workers: 1 })).filter(({ outcome }) => outcome === 'differs').map(({ id }) => id);
    expect(await outcomes(held(GLI))).toEqual([]);
    expect(await outcomes(held(clauses({ confidence: 0.9 })))).toEqual(['profile']);
    expect(await deriveAgain(held(GLI), 'r.json')).toBeNull();
    await expect(deriveAgain(held(clauses({ confidence: 0.9 })), 'r.json')).rejects.toThrow(
      expect.objectContaining({
        code: 'E_VERIFY',
        message: expect.stringContaining('run.document.profile.clauses.3.confidence: recorded 0.9'),
      }),
    );
  });

  it('of another version differs too, and the note says who is sure of it', () => {
    const [found] = checkProfile(held({ ...GLI, edition: '2' }), '9.9.9');
    expect(found).toMatchObject({ outcome: 'differs', note: expect.stringContaining(`version ${VERSION} itself is sure`) });
  });
});
