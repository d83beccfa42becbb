import { describe, expect, it } from 'vitest';
import { seedOf } from '../../src/cli/seed/seed-of.js';
import type { FoundJournal } from '../../src/host/journal/open-journal.js';

/** A journal whose header is this. */
const found = (header: Readonly<Record<string, string>>): FoundJournal => ({
  file: 'x.journal',
  read: { header, entries: [], whole: 0, torn: 0, chain: Buffer.alloc(32) },
});

describe('who chose the seed', () => {
  it('is the user where it was typed, this program where it was not', () => {
    expect(seedOf({ seed: 'mine' })).toEqual({ text: 'mine', origin: 'given', kept: {} });
    const drawn = seedOf({});
    expect(drawn).toMatchObject({ origin: 'drawn', text: expect.stringMatching(/^[a-z2-9]{16}$/) as string });
  });

  it('is told by the journal that is gone on from, with the command that was printed too', () => {
    const { kept } = seedOf({});
    const drawn = found({ seed: 'abc', ...kept });
    expect([seedOf({}, drawn), seedOf({ seed: 'abc' }, drawn)].map(({ origin, text }) => `${origin} ${text}`)).toEqual([
      'drawn abc',
      'drawn abc',
    ]);
    expect(seedOf({}, found({ seed: 'abc' }))).toEqual({ text: 'abc', origin: 'given', kept: {} });
  });

  it('is the user where a journal of a drawn seed is not gone on from: another seed was typed', () => {
    const { kept } = seedOf({});
    expect(seedOf({ seed: 'mine' }, found({ seed: 'abc', ...kept })).origin).toBe('given');
  });
});
