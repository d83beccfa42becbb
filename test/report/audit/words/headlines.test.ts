import { describe, expect, it, test } from 'vitest';
import { conventionsOf } from '../../../../src/kinds/board/page/other-half.js';
import { renderSummary } from '../../../../src/report/audit/summary.js';
import { recordOfScrambler } from '../../../kinds/board/shown-by.js';
import { coreOf, inOrder, type Making, shuffled } from '../../../support/shuffles-of-ones-own.js';

async function told(make: Making, n = 12): Promise<string> {
  const core = await coreOf('own', n, make, 6000);
  return renderSummary({ core }).replace(/\s+/g, ' ');
}

const derangement: Making = (n, draw) => () => {
  for (;;) {
    const deck = shuffled(inOrder(n), draw);
    if (deck.every((card, p) => card !== p)) return deck;
  }
};

describe('deals of a law that may be what is wanted', () => {
  test('point to it: no card stays', async () => {
    expect(await told(derangement)).toContain('ask again with --null derangement.');
  });

  test('point to it: cards keep to their blocks', async () => {
    const text = await told((n, draw) => () => [
      ...shuffled(inOrder(4), draw),
      ...shuffled(
        inOrder(n - 4).map((c) => c + 4),
        draw,
      ),
    ]);
    expect(text).toContain('ask again with --null blocks:4,8.');
  });

  test.each<[string, Making]>([
    ['an even shuffle', (n, draw) => () => shuffled(inOrder(n), draw)],
    [
      'derangements of which some come less often',
      (n, draw) => {
        const next = derangement(n, draw);
        return () => {
          const deck = next();
          return deck[0] === 1 && draw(2) === 0 ? next() : deck;
        };
      },
    ],
    [
      'cards that stay and are then exchanged with the next',
      (n, draw) => () => {
        const deck = shuffled(inOrder(n), draw);
        for (let p = 0; p < n; p++) if (deck[p] === p) [deck[p], deck[(p + 1) % n]] = [deck[(p + 1) % n], deck[p]];
        return deck;
      },
    ],
  ])('%s point to none', async (_, make) => {
    expect(await told(make)).not.toContain('ask again with --null');
  });
});

describe('few deals that come again beside new ones', () => {
  const fixed = [5, 3, 8, 0, 1, 7, 2, 6, 9, 4, 11, 10, 12, 13, 14, 15];
  test('are the headline, where they alone make the cards uneven', async () => {
    const make: Making = (n, draw) => {
      const again = [0, 1, 2].map(() => shuffled(inOrder(n), draw));
      let deal = 0;
      return () => again[deal++ % 4] ?? shuffled(inOrder(n), draw);
    };
    expect(await told(make, 34)).toContain('Biased: 3 deals come far too often');
  });

  test('are not, where the others are uneven by themselves', async () => {
    let deal = 0;
    const text = await told((n, draw) => () => (deal++ % 100 === 0 ? [...fixed] : [0, ...shuffled(inOrder(n).slice(1), draw)]), 16);
    expect(text).not.toContain('come far too often');
    expect(text).not.toContain('comes far too often');
  });
});

describe('boards that cannot be solved', () => {
  it('can be under another way to write them down, which the sides decide', () => {
    const asked = (rows: number, columns: number): readonly string[] => conventionsOf({ rows, columns }).map((one) => one.asked);
    expect(asked(4, 4)).toContain('is the blank first?');
    expect(asked(4, 4)).toContain('are the rows upside down?');
    // On an odd width the blank may be first or last.
    expect(asked(3, 3)).not.toContain('is the blank first?');
  });

  it('are mended by an exchange where they are half of all', async () => {
    const text = renderSummary(await recordOfScrambler('unchecked', '3x3')).replace(/\s+/g, ' ');
    expect(text).toContain('That is half of them, as where tiles are shuffled without regard to parity.');
    expect(text).toContain('exchange two tiles, neither of them the blank');
  });
});
