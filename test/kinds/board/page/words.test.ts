import { expect, test } from 'vitest';
import { boardHeadline } from '../../../../src/kinds/board/page/words.js';
import { tileCell } from '../../../../src/kinds/board/statistics/tile-cell.js';
import { pages } from '../../../../src/report/audit/pages.js';
import { recordOfScrambler } from '../shown-by.js';

test.each([
  ['walk:50', '3x3', 'the blank is never in 4 of the 9 cells'],
  ['walk:51', '3x3', 'the blank is never in 5 of the 9 cells'],
  ['blank-fixed', '3x3', 'the blank is never in 8 of the 9 cells'],
  ['naive-rejection', '3x3', 'the tiles are not in every cell equally often'],
])('the headline of %s on %s says where the blank never is, where it stays away from some cells', async (scrambler, size, says) => {
  expect(pages.text(await recordOfScrambler(scrambler, size), {})).toContain(`Biased: ${says}`);
});

test('it gives way where another row stands, and follows the counts', async () => {
  const { core } = await recordOfScrambler('walk:50', '3x3');
  const established = tileCell.headline?.says ?? expect.fail('tiles have a headline');
  expect(boardHeadline(core, null)).toBeNull();
  expect(boardHeadline(core, 'not every board can be solved')).toBeNull();
  const counts = core.counts[tileCell.id];
  const values = counts.values ?? expect.fail('tiles are counted one by one');
  // A lie: the blank was in the second cell as often as in the first.
  const lie = values.map((count, cell) => (cell === 1 ? values[0] : count));
  expect(boardHeadline({ ...core, counts: { ...core.counts, [tileCell.id]: { ...counts, values: lie } } }, established)).toBe(
    'the blank is never in 3 of the 9 cells',
  );
});
