import type { Row } from '../../src/core/statistic/statistic.js';
import type { OutcomeSpace } from '../../src/core/subject/outcome.js';
import { statisticsIn } from '../../src/kinds/index.js';
import { questionAmong } from '../../src/kinds/planning/question-among.js';

/** What rows ask of so many outcomes of a space. */
export function questionsOf(space: OutcomeSpace, rows: readonly Pick<Row, 'shows' | 'test'>[], trials: number): readonly string[] {
  return rows.map(({ shows, test }) => questionAmong(statisticsIn(space).all, { test, space, trials, ...(shows && { shows }) }));
}
