import { VERSION } from '../../../host/version.js';
import { limitsOf, type PredictWishes, predictionCore, predictPlan, startsOf } from '../record/make-prediction.js';
import type { PredictionCore } from '../record/prediction.js';
import { partsOf, quickCount, Search } from '../solve/search.js';
import type { Deals } from '../solve/sheet.js';
import { searchOnThreads } from './search-on-threads.js';

/** Deals to foretell from, and what dealt them. */
export interface DealsRead {
  readonly deals: Deals;
  readonly subject: PredictionCore['subject'];
  /** The cards by number as they were written, where that is not how they are named here. */
  readonly spelled?: readonly string[] | undefined;
}

export interface Searching {
  readonly workers: number;
  /** Milliseconds after which the search ends, once all quick ways are through. Default: a bit less than a minute. */
  readonly budgetMs?: number | undefined;
  /** Hears how many of all parts are done, and how many of them are quick. */
  readonly onPart: (done: number, parts: number, quick: number) => void;
}

const USUAL_BUDGET_MS = 55_000;

/** Searches for the state behind deals, on threads, and makes the core of the record. */
export async function predictDeals(
  { deals, spelled, subject }: DealsRead,
  wishes: PredictWishes,
  searching: Searching,
): Promise<PredictionCore> {
  const plan = predictPlan(deals, wishes);
  const limits = limitsOf(plan);
  const starts = startsOf(plan);
  const parts = partsOf(deals, limits);
  const { budgetMs = USUAL_BUDGET_MS, onPart, workers } = searching;
  const quick = quickCount(parts);
  const searched = await searchOnThreads({ deals, starts, limits }, parts, quick, workers, budgetMs, (done) =>
    onPart(done, parts.length, quick),
  );
  return predictionCore({ version: VERSION, plan, subject, deals, spelled }, new Search(deals, starts, limits), searched);
}
