import { describe, expect, it } from 'vitest';
import { below } from '../../../support/even-list.js';
import { KNOWN } from './known.js';
import { judged, namedOf } from './named.js';
import { OUTSIDERS } from './outsiders.js';

const N = 1000;

describe('of 1,000 items', () => {
  it.each(['4 shuffled shares, 1 in turn', 'a stride of 7', 'a hash by 2654435769', 'a tail of 1/10 that stays'])(
    '%s is named',
    async (name) => {
      expect(judged(await namedOf(KNOWN[name].make(N, below(91))), KNOWN[name], N)).toBe('right');
    },
  );

  it.each(['bits reversed', 'Gray’s code', 'noise of two dice', 'a hash of a shift and a product'])(
    '%s is named by nothing known',
    async (name) => {
      expect(judged(await namedOf([OUTSIDERS[name](N, below(91))]), null, N)).toBe('none');
    },
  );
});
