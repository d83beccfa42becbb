import type { OutcomeSpace } from '../../src/core/outcome.js';
import type { Row } from '../../src/core/statistic.js';
import { statisticsIn } from '../../src/kinds/index.js';
import { questionAmong } from '../../src/kinds/question-among.js';

/** What rows ask of so many outcomes of a space. */
export function questionsOf(space: OutcomeSpace, rows: readonly Pick<Row, 'shows' | 'test'>[], trials: number): readonly string[] {
  return rows.map(({ shows, test }) => questionAmong(statisticsIn(space).all, { test, space, trials, ...(shows && { shows }) }));
}
