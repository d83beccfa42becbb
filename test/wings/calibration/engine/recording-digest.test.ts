import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { recordingDigest } from '../../../../src/wings/calibration/engine/recording-digest.js';

it('the digest of a recording is the SHA-256 of its bytes, as Node works it out', () => {
  const bytes = Uint8Array.of(1, 2, 3);
  expect(recordingDigest(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
});
