import { beforeAll, describe, expect, it } from 'vitest';
import { EXIT_OF } from '../../../src/core/errors.js';
import type { Evidence } from '../../../src/core/record/evidence.js';
import type { SeedFrom } from '../../../src/core/record/seed-from.js';
import { evidenceText } from '../../../src/engine/record/evidence-text.js';
import { digestsOf } from '../../../src/wings/signing/digests.js';
import { signRecord } from '../../../src/wings/signing/sign-record.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';
import { forged, NOW, newKey, pemOf, policyOf, recordTextOf, said, WISHES } from './signed-record.js';

const key = newKey();
const other = newKey();
let text = '';
let good = '';
let otherText = '';
let otherGood = '';
let payload = '';

beforeAll(async () => {
  text = await recordTextOf('signed');
  otherText = await recordTextOf('another');
  good = (await signRecord(text, 'r.json', key, WISHES)).envelope;
  otherGood = (await signRecord(otherText, 'r.json', key, WISHES)).envelope;
  payload = payloadIn(good);
});

const payloadIn = (envelope: string): string =>
  Buffer.from((JSON.parse(envelope) as { payload: string }).payload, 'base64').toString('utf8');
const fields = (): { payloadType: string; payload: string; signatures: { keyid: string; sig: string }[] } =>
  JSON.parse(good) as { payloadType: string; payload: string; signatures: { keyid: string; sig: string }[] };
const changed = (from: string, to: string): string => {
  expect(payload).toContain(from);
  return payload.replace(from, to);
};

const FIXED = { subject: '00'.repeat(32), plan: '00'.repeat(32) };
const OWN_ROUND = {
  kind: 'beacon',
  chain: 'ab'.repeat(32),
  info: {
    publicKey: 'ab'.repeat(96),
    period: 30,
    genesisTime: 1_700_000_000,
    groupHash: 'ab'.repeat(32),
    scheme: 'bls-unchained-g1-rfc9380',
    beaconId: 'x',
  },
  round: 1,
  signature: 'ab'.repeat(48),
  ...FIXED,
} as const;
const UNSIGNED_BEACON = { policy: 'shuffle-audit/policy/1', signature: 'optional', keys: [], seedOrigins: ['challenge', 'beacon'] };

/** The record, with a source of its seed written into its run, which the digest does not cover. */
const withSource = (source: SeedFrom): string =>
  text.replace('"workers":1', `"workers":1,"seedOrigin":"${source.kind}","seedFrom":${JSON.stringify(source)}`);

/** What a forger hands in: the record, its envelope (null: none), the policy, and when it is verified. */
type Handed = readonly [record: string, envelope: string | null, policy?: object | string, now?: number];

/** Every forgery by its name, with the exit code and the part of the message that says why. */
const FORGERIES: Readonly<Record<string, readonly [exit: number, why: RegExp, make: () => Handed]>> = {
  'a stripped signature': [77, /a signature must be there, got none/, () => [text, null]],
  'another key': [77, /must be signed by a key of the policy, got key [0-9a-f]{64}$/, () => [text, forged(payload, other)]],
  'another key under the id of the right one': [
    20,
    /its signature must be that of its payload by Laboratory/,
    () => [text, forged(payload, other, { keyId: fields().signatures[0]?.keyid ?? '' })],
  ],
  'a key embedded in the envelope': [
    65,
    /unrecognized key/,
    () => [text, JSON.stringify({ ...(JSON.parse(forged(payload, other)) as object), publicKey: pemOf(other) })],
  ],
  'a certificate embedded beside the signature': [
    65,
    /unrecognized key/,
    () => [text, JSON.stringify({ ...fields(), signatures: fields().signatures.map((one) => ({ ...one, cert: pemOf(other) })) })],
  ],
  'an algorithm named in the envelope': [
    65,
    /unrecognized key/,
    () => [text, JSON.stringify({ ...fields(), signatures: fields().signatures.map((one) => ({ ...one, alg: 'none' })) })],
  ],
  'an empty signature': [
    65,
    /signatures\.0\.sig must hold 64 bytes, got 0/,
    () => [text, good.replace(fields().signatures[0]?.sig ?? '', '')],
  ],
  'no signature in the list': [65, /signatures/, () => [text, JSON.stringify({ ...fields(), signatures: [] })]],
  'two signatures': [
    65,
    /signatures/,
    () => [text, JSON.stringify({ ...fields(), signatures: [...fields().signatures, ...fields().signatures] })],
  ],
  'a payload type that was changed': [
    20,
    /its signature must be that of its payload/,
    () => [text, JSON.stringify({ ...fields(), payloadType: 'application/json' })],
  ],
  'a signature of another kind of payload': [
    77,
    /must hold a payload of the type application\/vnd\.in-toto\+json, got text\/plain/,
    () => [text, forged(payload, key, { payloadType: 'text/plain' })],
  ],
  'an altered payload': [
    20,
    /its signature must be that of its payload/,
    () => [
      text,
      JSON.stringify({ ...fields(), payload: Buffer.from(changed('"nonce":"n-1"', '"nonce":"n-2"')).toString('base64') }),
      policyOf(key, { nonce: 'n-2' }),
    ],
  ],
  'a record whose bytes were altered, and nothing else of it': [
    20,
    /is not what was signed: subject\.0/,
    () => [text.replace('"schema": ', '"schema":  '), good],
  ],
  'a record whose counts were altered': [
    20,
    /is not what was signed: predicate\.record/,
    () => [text.replace(/"sum":8000/, '"sum":8001'), good],
  ],
  'a record whose run was altered, which its digest does not cover': [
    20,
    /is not what was signed: predicate\.run\.workers: signed 1, got 2/,
    () => [text.replace('"workers":1', '"workers":2'), good],
  ],
  'another record under a good envelope': [20, /is not what was signed: predicate\./, () => [otherText, good]],
  'a good envelope of another record': [20, /is not what was signed: predicate\./, () => [text, otherGood]],
  'an old nonce': [77, /the nonce must be n-2, got n-1/, () => [text, good, policyOf(key, { nonce: 'n-2' })]],
  'a signature that has expired': [77, /the signature held until 2027-11-21/, () => [text, good, policyOf(key), Date.parse('2027-12-01')]],
  'a signature of tomorrow': [
    77,
    /the signature holds from 2026-11-21T12:00:00\.000Z on, which is to come/,
    () => [text, good, policyOf(key), Date.parse('2026-11-20')],
  ],
  'an audit younger than its signature': [
    77,
    /the audit must be older than its signature/,
    () => [text, forged(changed('"signedAt":"2026-11-21T12', '"signedAt":"2026-11-20T12'), key)],
  ],
  'a key that was not yet allowed to sign': [
    77,
    /the key of Laboratory may sign from 2026-11-22/,
    () => [text, good, policyOf(key, { keys: [{ name: 'Laboratory', publicKey: pemOf(key), from: '2026-11-22T00:00:00Z' }] })],
  ],
  'a key that was no longer allowed to sign': [
    77,
    /the key of Laboratory may sign until 2026-11-20/,
    () => [text, good, policyOf(key, { keys: [{ name: 'Laboratory', publicKey: pemOf(key), until: '2026-11-20T00:00:00Z' }] })],
  ],
  'another subject than was asked for': [
    77,
    /the subject must be (00){32}, got [0-9a-f]{64}/,
    () => [text, good, policyOf(key, { subject: '00'.repeat(32) })],
  ],
  'another plan than was asked for': [
    77,
    /the plan must be (00){32}, got [0-9a-f]{64}/,
    () => [text, good, policyOf(key, { plan: '00'.repeat(32) })],
  ],
  'a subject without the file that was asked for': [
    77,
    /my-shuffle\.js must be among the files signed/,
    () => [text, good, policyOf(key, { signed: [{ name: 'my-shuffle.js', sha256: 'ab'.repeat(32) }] })],
  ],
  'a seed that somebody chose': [
    77,
    /the seed must be challenge or beacon, got a record/,
    () => [text, good, policyOf(key, { seedOrigins: ['challenge', 'beacon'] })],
  ],
  'a chain of one’s own where nobody may have chosen the seed': [
    77,
    /the beacon must be of a drand chain or named by the policy, got chain (ab){32}/,
    () => [withSource(OWN_ROUND), null, UNSIGNED_BEACON],
  ],
  'another chain than the policy names': [
    77,
    /the beacon must be (cd){32}:1, got (ab){32}:1/,
    () => [withSource(OWN_ROUND), null, { ...UNSIGNED_BEACON, beacon: `${'cd'.repeat(32)}:1` }],
  ],
  'a challenge of one’s own where nobody may have chosen the seed': [
    77,
    /the challenge must be one that the policy names, which names none/,
    () => [withSource({ kind: 'challenge', text: 'mine', ...FIXED }), null, UNSIGNED_BEACON],
  ],
  'a round that no calendar has': [
    65,
    /must come within 1000000000000 seconds of 1970/,
    () => [withSource({ ...OWN_ROUND, round: 1e9, info: { ...OWN_ROUND.info, period: 1e9 } }), null, UNSIGNED_BEACON],
  ],
  'a period that another chain has the hash of': [
    65,
    /period/,
    () => [withSource({ ...OWN_ROUND, info: { ...OWN_ROUND.info, period: 3 + 2 ** 32 } }), null, UNSIGNED_BEACON],
  ],
  'another challenge': [77, /the challenge must be mine, got none/, () => [text, good, policyOf(key, { challenge: 'mine' })]],
  'a tool that is too old': [77, /the tool must be 99\.0\.0 or newer, got/, () => [text, good, policyOf(key, { oldestTool: '99.0.0' })]],
  'an audit that is too old': [77, /the audit may be 0\.5 days old, got 1\.0/, () => [text, good, policyOf(key, { maximumAgeDays: 0.5 })]],
  'a folder that does not say how often it was tried': [
    77,
    /the folder may have held 3 earlier records, got no count/,
    () => [text, good, policyOf(key, { mostEarlierRecords: 3 })],
  ],
  'a key given twice in the envelope': [
    65,
    /must give a key once in one object, got one twice/,
    () => [text, good.replace('{', '{"payloadType":"text/plain",')],
  ],
  'two payloads': [
    65,
    /must give a key once in one object, got one twice/,
    () => [text, good.replace('{', `{"payload":"${fields().payload}",`)],
  ],
  'two payloads as a list': [65, /payload/, () => [text, JSON.stringify({ ...fields(), payload: [fields().payload, fields().payload] })]],
  'a key given twice in the statement': [
    65,
    /its statement: must give a key once in one object/,
    () => [text, forged(changed('"nonce":"n-1"', '"nonce":"n-2","nonce":"n-1"'), key)],
  ],
  'a statement of another kind': [65, /its statement: _type/, () => [text, forged(changed('Statement/v1', 'Statement/v0.1'), key)]],
  'a predicate of another kind': [
    65,
    /its statement: predicateType/,
    () => [text, forged(changed('urn:shuffle-audit:audit:1', 'urn:other:1'), key)],
  ],
  'base64 of the URL alphabet': [
    65,
    /payload must be base64/,
    () => [text, JSON.stringify({ ...fields(), payload: `${fields().payload.slice(0, -4)}_-A=` })],
  ],
  'base64 without its padding': [65, /payload must be base64|sig must be base64/, () => [text, good.replace(/==?"/, '"')]],
  'base64 with a line feed': [
    65,
    /payload must be base64/,
    () => [text, JSON.stringify({ ...fields(), payload: `${fields().payload.slice(0, 4)}\n${fields().payload.slice(4)}` })],
  ],
  'base64 with bits left over': [
    65,
    /sig must be base64/,
    () => [
      text,
      JSON.stringify({
        ...fields(),
        signatures: fields().signatures.map(({ keyid, sig }) => ({ keyid, sig: sig.replace(/.==$/, 'B==') })),
      }),
    ],
  ],
  'a key id in capitals': [
    65,
    /signatures\[0\]\.keyid/,
    () => [text, good.replace(/"keyid": "[0-9a-f]+"/, (id) => id.toUpperCase().replace('KEYID', 'keyid'))],
  ],
  'two keys of the policy with one id': [
    65,
    /keys must be listed once each/,
    () => [text, good, policyOf(key, { keys: ['A', 'B'].map((name) => ({ name, publicKey: pemOf(key) })) })],
  ],
  'a key id claimed in the policy': [
    65,
    /unrecognized key/,
    () => [text, good, policyOf(key, { keys: [{ name: 'A', publicKey: pemOf(other), keyid: fields().signatures[0]?.keyid }] })],
  ],
  'a policy with a key of another length': [
    65,
    /must be one Ed25519 public key in PEM, got a key of another kind or length/,
    () => [text, good, policyOf(key, { keys: [{ name: 'A', publicKey: pemOf(key).replace('MCow', 'MCox') }] })],
  ],
};

/** What a policy without a signature asks of what anybody could have written into a record, and what its refusal says. */
const UNSIGNED: readonly { readonly asked: object; readonly why: RegExp; readonly from?: () => string }[] = [
  { asked: { oldestTool: '0.0.1' }, why: /the version of the tool must be signed, got no signature$/ },
  { asked: { seedOrigins: ['drawn'] }, why: /the source of the seed must be signed, got no signature$/, from: () => withOrigin('drawn') },
  {
    asked: { seedOrigins: ['given', 'drawn'] },
    why: /the source of the seed must be signed, got no signature$/,
    from: () => withOrigin('given'),
  },
  { asked: { maximumAgeDays: 10 }, why: /the time of the audit must be signed, got no signature$/ },
  {
    asked: { mostEarlierRecords: 3 },
    why: /the number of earlier records must be signed/,
    from: () => text.replace('"workers":1', '"workers":1,"earlierRecords":0'),
  },
  { asked: { signed: [] }, why: /a list of files must be signed, got no signature$/ },
];

const withOrigin = (origin: string): string => text.replace('"workers":1', `"workers":1,"seedOrigin":"${origin}"`);

describe('a signature under a policy', () => {
  it.each(UNSIGNED)('is needed for what $asked asks', async ({ asked, why, from = () => text }) => {
    const policy = { policy: 'shuffle-audit/policy/1', signature: 'optional', keys: [], ...asked };
    expect(await said(from(), null, policy)).toMatch(why);
  });

  it('is refused where the audit is to come, but for what clocks may differ', async () => {
    const asked = policyOf(key, { maximumAgeDays: 3650 });
    const begun = Date.parse((JSON.parse(text) as Evidence).run.startedAt);
    expect(await said(text, good, asked)).toBe('holds holds');
    expect(await said(text, good, asked, begun - 60_000)).not.toMatch(/the audit must have begun/);
    expect(await said(text, good, asked, begun - 600_000)).toMatch(
      /^E_SIGNATURE .*the audit must have begun before now, got \S+, which is to come/,
    );
  });

  it('can ask for deals that are dealt again', async () => {
    const asked = (record: string): Promise<string> =>
      said(record, null, { policy: 'shuffle-audit/policy/1', signature: 'optional', keys: [], dealtAgain: true });
    expect(await asked(text)).toBe('not done holds');
    const live = evidenceText(await recordOf(pipelineOf('fisher-yates', 4, 'lemire', 'os'), { seed: 'live', trials: 2000 }));
    expect(await asked(live)).toMatch(/^E_SIGNATURE .*: it must be dealt again, which its subject does not allow$/);
  });

  it('holds where all is as it was signed and asked for', async () => {
    expect(await said(text, good, policyOf(key))).toBe('holds holds');
    expect(await said(text, null, { policy: 'shuffle-audit/policy/1', signature: 'optional', keys: [] })).toBe('not done holds');
    // One challenge, and many plans: any of them has a seed that follows.
    const named = { policy: 'shuffle-audit/policy/1', signature: 'optional', keys: [], beacon: `${OWN_ROUND.chain}:1` };
    expect(await said(withSource(OWN_ROUND), null, named)).toBe('not done holds not done');
    const { plan, subject } = digestsOf(JSON.parse(text) as Evidence);
    expect(await said(withSource(OWN_ROUND), null, { ...named, subject })).toBe('not done holds not done');
    expect(await said(withSource(OWN_ROUND), null, { ...named, subject, plan })).toBe('not done holds');
    expect(NOW).toBeGreaterThan(Date.parse(WISHES.signedAt));
  });

  it('lets a seed follow from a challenge or chain of one’s own where it may be given', async () => {
    const given = { policy: 'shuffle-audit/policy/1', signature: 'optional', keys: [], seedOrigins: ['given', 'challenge', 'beacon'] };
    const challenged = withSource({ kind: 'challenge', text: 'mine', ...FIXED });
    expect(await said(challenged, null, given)).toBe('not done holds');
    expect(await said(withSource(OWN_ROUND), null, given)).toBe('not done holds');
    expect(await said(challenged, null, { ...given, seedOrigins: ['given'] })).toMatch(
      /^E_SIGNATURE .*the seed must be given, got challenge/,
    );
    expect(await said(challenged, null, { ...given, seedOrigins: ['drawn', 'challenge'] })).toMatch(/^E_SIGNATURE .*which names none/);
  });

  it.each(Object.keys(FORGERIES))('refuses %s', async (name) => {
    const [exit, why, make] = FORGERIES[name] ?? [0, /^$/, () => ['', ''] as const];
    const [record, envelope, policy = policyOf(key), now = NOW] = make();
    const answer = await said(record, envelope, policy, now);
    expect(answer).toMatch(why);
    const [code = ''] = answer.split(' ');
    expect(`${EXIT_OF[code as keyof typeof EXIT_OF]} ${name}`).toBe(`${exit} ${name}`);
  });
});
