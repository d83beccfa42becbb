import { afterEach, describe, expect, it } from 'vitest';
import type { Subject } from '../../src/core/subject/subject.js';
import { addedSources, installOpeners, openAdded, type SourceOpener } from '../../src/host/added-sources.js';
import { openOrigin } from '../../src/host/open-origin.js';
import * as wings from '../../src/wings/index.js';

const source = { kind: 'race', locked: true } as const;
const opener: SourceOpener = {
  kind: 'race',
  named: { threads: source },
  open: async (asked, n) => ({ id: `${asked.kind} of ${n}` }) as Subject,
};

afterEach(() => installOpeners(wings.WINGS.flatMap(({ openers = [] }) => openers)));

describe('a source that the house does not open', () => {
  it('is opened by what a wing brings for its kind, and has the names that it gives', async () => {
    installOpeners([opener]);
    expect(addedSources()).toEqual({ threads: source });
    expect((await openOrigin({ source, outcome: { kind: 'deck' } }, 5, '.')).id).toBe('race of 5');
  });

  it('has no name and is refused where no wing does', async () => {
    installOpeners([]);
    expect(addedSources()).toEqual({});
    await expect(openAdded(source, 5)).rejects.toThrow('nothing here opens a subject of the kind race');
  });
});
