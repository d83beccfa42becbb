import { createHash, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deriveSeed } from '../../../src/wings/signing/derive-seed.js';
import { commitment } from '../../../src/wings/signing/digests.js';
import { fromBase64, toBase64 } from '../../../src/wings/signing/encoding.js';
import { preAuthEncoding } from '../../../src/wings/signing/envelope.js';
import { checkChallenge } from '../../../src/wings/signing/seed-source.js';

const FIXED = { subject: 'ab'.repeat(32), plan: 'cd'.repeat(32) };

/** Every step after its type and lengths, as ARCHITECTURE says of a seed path, put together by hand. */
function byHand(...steps: readonly (readonly [string, string])[]): Buffer {
  return Buffer.concat(
    steps.flatMap(([label, value]) => [
      Buffer.of(2),
      ...[label, value].flatMap((text) => {
        const size = Buffer.alloc(4);
        size.writeUInt32LE(Buffer.byteLength(text));
        return [size, Buffer.from(text)];
      }),
    ]),
  );
}

describe('a seed from a challenge', () => {
  it('is HKDF of the challenge over the commitment, as another library works it out', () => {
    const info = byHand(['scheme', 'shuffle-audit/commitment/1'], ['subject', FIXED.subject], ['plan', FIXED.plan], ['challenge', 'words']);
    expect(Buffer.from(commitment(FIXED, { kind: 'challenge', text: 'words' })).equals(info) ? 'equal' : 'other bytes').toBe('equal');
    const seed = Buffer.from(hkdfSync('sha256', 'words', 'shuffle-audit/seed-from-challenge/1', info, 32)).toString('hex');
    expect(deriveSeed({ kind: 'challenge', text: 'words' }, FIXED)).toBe(seed);
  });

  it('changes with the challenge, the subject and the plan, and where one ends and the next begins', () => {
    const seeds = [
      deriveSeed({ kind: 'challenge', text: 'words' }, FIXED),
      deriveSeed({ kind: 'challenge', text: 'word' }, FIXED),
      deriveSeed({ kind: 'challenge', text: 'words' }, { ...FIXED, subject: FIXED.plan }),
      deriveSeed({ kind: 'challenge', text: 'words' }, { ...FIXED, plan: FIXED.subject }),
      deriveSeed({ kind: 'challenge', text: 'words' }, { subject: FIXED.plan, plan: FIXED.subject }),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it.each(['', ' words', 'wor\u200bds', 'wor\nds', '\ud800', 'x'.repeat(1025)])('refuses the challenge %j', (text) => {
    expect(() => checkChallenge(text)).toThrow(/^--challenge must be 1 to 1024 visible characters without white space around them/);
  });
});

describe('encodings', () => {
  it('PAE is that of the protocol’s own example', () => {
    const bytes = preAuthEncoding('http://example.com/HelloWorld', Buffer.from('hello world'));
    expect(Buffer.from(bytes).toString()).toBe('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
  });

  it('base64 has one spelling, Node’s', () => {
    for (const size of [0, 1, 2, 3, 100]) {
      const bytes = createHash('shake256', { outputLength: Math.max(1, size) })
        .update('bytes')
        .digest()
        .subarray(0, size);
      expect(toBase64(bytes)).toBe(bytes.toString('base64'));
      expect(fromBase64(bytes.toString('base64'))).toEqual(new Uint8Array(bytes));
    }
    const others = ['QQ', 'QQ=', 'QR==', 'Q Q==', 'QQ==\n', '-_8=', 'QQ===', '=QQ='];
    expect(others.map(fromBase64)).toEqual(others.map(() => null));
  });
});
