import { describe, expect, it } from 'vitest';
import { saidIn } from '../../../../src/wings/tape/host/session.js';

const said = (line: string): unknown => saidIn(Buffer.from(line), 4);

describe('a line of a program on a tape', () => {
  it('asks, or ends the deal with its deck', () => {
    expect(['below 5', ' bits 64\r', 'double', 'deck 3 1  2 0'].map(said)).toEqual([
      { kind: 'question', question: { kind: 'below', bound: 5n } },
      { kind: 'question', question: { kind: 'bits', bits: 64 } },
      { kind: 'question', question: { kind: 'double' } },
      { kind: 'deck', deck: Uint16Array.of(3, 1, 2, 0) },
    ]);
  });

  it.each([
    ['below', 'E_SUBJECT_GARBAGE'],
    ['below 0', 'E_SUBJECT_GARBAGE'],
    ['below 9007199254740993', 'E_SUBJECT_GARBAGE'],
    ['below 5 6', 'E_SUBJECT_GARBAGE'],
    ['below -1', 'E_SUBJECT_GARBAGE'],
    ['bits 65', 'E_SUBJECT_GARBAGE'],
    ['bits 0x8', 'E_SUBJECT_GARBAGE'],
    ['double 1', 'E_SUBJECT_GARBAGE'],
    ['hello', 'E_SUBJECT_GARBAGE'],
    ['', 'E_SUBJECT_GARBAGE'],
    ['be\x00low 5', 'E_SUBJECT_GARBAGE'],
    ['deck 0 1 2', 'E_SUBJECT_LENGTH'],
    ['deck 0 1 2 3 4', 'E_SUBJECT_LENGTH'],
    ['deck 1 2 3 4', 'E_SUBJECT_CARD'],
    ['deck 0 1 2 two', 'E_SUBJECT_CARD'],
    ['deck 0 1 1 3', 'E_SUBJECT_DUPLICATE'],
  ])('is refused where it says %j', (line, code) => {
    expect(said(line)).toMatchObject({ code });
  });
});
