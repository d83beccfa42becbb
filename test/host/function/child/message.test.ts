import { describe, expect, it } from 'vitest';
import type { ChildFault } from '../../../../src/engine/child/protocol.js';
import { CHILD_MESSAGE, childMessage } from '../../../../src/host/function/child/message.js';

const FAULT: ChildFault = { code: 'E_SUBJECT_THROW', rule: 'must not throw', trial: 1, position: 0, hint: '', stack: '', syntax: false };

describe('childMessage', () => {
  it('gives back a message of the right shape', () => {
    expect(childMessage(JSON.stringify(FAULT), CHILD_MESSAGE.fault)).toEqual(FAULT);
    expect(childMessage('{"trials":3,"result":"mutates","async":true,"beside":"","touches":"","held":9}', CHILD_MESSAGE.end)).toEqual({
      trials: 3,
      result: 'mutates',
      async: true,
      beside: '',
      touches: '',
      held: 9,
    });
  });

  it.each([
    ['{', CHILD_MESSAGE.end],
    ['null', CHILD_MESSAGE.end],
    ['[]', CHILD_MESSAGE.ready],
    ['{"trials":3,"result":"keeps","async":true,"beside":"","touches":"","held":9}', CHILD_MESSAGE.end],
    ['{"trials":-1,"result":"mutates","async":true,"beside":"","touches":"","held":9}', CHILD_MESSAGE.end],
    ['{"trials":3,"result":"mutates","async":true,"beside":"","touches":["Math"],"held":9}', CHILD_MESSAGE.end],
    ['{"trials":3,"result":"mutates"}', CHILD_MESSAGE.end],
    [JSON.stringify({ ...FAULT, code: 'E_NOTHING' }), CHILD_MESSAGE.fault],
    [JSON.stringify({ ...FAULT, code: 'toString' }), CHILD_MESSAGE.fault],
    [JSON.stringify({ ...FAULT, trial: 1.5 }), CHILD_MESSAGE.fault],
    [JSON.stringify({ ...FAULT, stack: undefined }), CHILD_MESSAGE.fault],
  ] as const)('refuses %s', (json, shape) => {
    expect(childMessage<object>(json, shape)).toBeNull();
  });
});
