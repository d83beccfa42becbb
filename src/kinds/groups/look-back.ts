import type { LookBack, LooksBack, RowGroupName } from '../../core/statistic/row-group.js';
import { numberWord } from '../../page/words/number-words.js';

/**
 * Returns what the rows of a statistic between deals look at, by their ids: `id` itself and `id/…` at the deal before, `id/k` and `id/k/…` at the one
 * k before.
 */
export function looksBack(id: string): LooksBack {
  const further: RowGroupName = {
    name: 'Each deal against earlier ones',
    meaning: `the same of the deal two before, and further back (${id}/2, …)`,
  };
  return { of: (test) => lookBackOf(id, test), further };
}

function lookBackOf(id: string, test: string): LookBack {
  const [, lag, asked = ''] = /^(?:\/([0-9]+))?(?:\/(.*))?$/s.exec(test.slice(id.length)) ?? [];
  return { lag: lag === undefined ? 1 : Number(lag), asked };
}

export function lagged(id: string, lag: number): string {
  return lag === 1 ? id : `${id}/${lag}`;
}

/** Names the deal at that lag: `the deal before`, `the deal two before`. */
export function dealBefore(lag: number): string {
  return lag === 1 ? 'the deal before' : `the deal ${numberWord(lag)} before`;
}
