import assert from 'node:assert/strict';
import test from 'node:test';
import { auditShuffle } from 'shuffle-audit';
import { sattolo, shuffle } from './shuffle.js';

test('the shuffle is even', () => {
  const { verdict, message } = auditShuffle(shuffle, { n: 52 });
  assert.equal(verdict.kind, 'no-bias-found', message);
});

test('a mistake of one character is seen, and named', () => {
  const { core } = auditShuffle(sattolo, { n: 52 });
  assert.ok(core.diagnosis.best.some(({ id }) => id === 'sattolo'));
});
