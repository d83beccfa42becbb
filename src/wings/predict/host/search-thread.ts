import { workerData } from 'node:worker_threads';
import { answerOnThread } from '../../../host/threads/lane.js';
import { type Part, Search } from '../solve/search.js';
import type { Deals, Start } from '../solve/sheet.js';
import type { Limits } from '../solve/way.js';

/** All that a thread needs to search: plain data. */
export interface SearchTask {
  readonly deals: Deals;
  readonly starts: readonly Start[];
  readonly limits: Limits;
}

/** Worker thread of a search: looks at the parts it is handed. */
const { deals, limits, starts } = workerData as SearchTask;
const search = new Search(deals, starts, limits);
answerOnThread(
  async (part: Part) => search.look(part),
  () => [],
);
