import { describe, expect, it } from 'vitest';
import type { RunInfo } from '../../../src/core/record/evidence.js';
import { runSentences } from '../../../src/page/words/run.js';

const RUN = { startedAt: '2026-11-21T00:00:00.000Z', elapsedMs: 1, node: '20.19.0', cpu: 'test', workers: 1 };

describe('what is said of a run', () => {
  it('is nothing of a record of before this was kept', () => {
    expect(runSentences(RUN)).toEqual([]);
  });

  it('names who chose the seed, the level of isolation and earlier records', () => {
    expect(runSentences({ ...RUN, seedOrigin: 'drawn', isolation: 'process', earlierRecords: 0 })).toEqual([
      'This program drew the seed.',
      'The function ran in processes of its own with few rights (isolation: process).',
      'The folder held no earlier records of this subject.',
    ]);
    expect(runSentences({ ...RUN, seedOrigin: 'given', isolation: 'none', earlierRecords: 1 })).toEqual([
      'The user gave the seed.',
      'The function ran with all the rights of the user (isolation: none).',
      'The folder held 1 earlier record of this subject.',
    ]);
    expect(runSentences({ ...RUN, isolation: 'room' })).toEqual([
      'The function ran in processes of its own with few rights, where the system showed it no network and no files but its own (isolation: room).',
    ]);
    expect(runSentences({ ...RUN, earlierRecords: 1200 })).toEqual(['The folder held 1,200 earlier records of this subject.']);
  });
});

it('says where the program is had, and warns of its name where no registry gave it', () => {
  const said = (build: RunInfo['build']): string => runSentences({ ...RUN, ...(build && { build }) }).join(' ');
  expect(said(undefined)).toBe('');
  expect(said({ from: 'registry', commit: 'c', sha256: 's' })).toBe(
    'The program came from a registry of packages, commit c, SHA-256 of the package s.',
  );
  expect(said({ from: 'source', commit: 'c', sha256: 's' })).toBe(
    'The program came from its repository, commit c, SHA-256 of the package s. Install that before you type npx, which would fetch whatever bears its name.',
  );
  expect(said({ from: 'source', repository: 'https://example.org/a' })).toContain('came from https://example.org/a.');
});
