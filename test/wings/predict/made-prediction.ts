import { VERSION } from '../../../src/host/version.js';
import { limitsOf, predictionCore, predictPlan, startsOf } from '../../../src/wings/predict/record/make-prediction.js';
import type { PredictionCore } from '../../../src/wings/predict/record/prediction.js';
import { partsOf, Search } from '../../../src/wings/predict/solve/search.js';
import { WAYS } from '../../../src/wings/predict/solve/ways.js';
import { dealsOf } from './found-by.js';

/** The prediction of decks, of numbers from 0, by the quick ways alone, in this thread. */
export function madePrediction(decks: readonly (readonly number[])[], spelled?: readonly string[]): PredictionCore {
  const deals = dealsOf(decks);
  const plan = predictPlan(deals, { standard: false, clock: 1_795_900_000, thorough: false });
  const search = new Search(deals, startsOf(plan), limitsOf(plan));
  const parts = partsOf(deals, limitsOf(plan)).filter(({ way }) => WAYS[way].quick);
  const at = parts.findIndex((part) => search.look(part) !== null);
  const subject = {
    id: 'decks',
    origin: { source: { kind: 'inline', name: 'decks', randomness: 'live' }, outcome: { kind: 'deck' } },
    replay: 'none',
  } as const;
  const found = at < 0 ? null : search.look(parts[at]);
  const done = at < 0 ? parts : parts.slice(0, at + 1);
  return predictionCore({ version: VERSION, plan, subject, deals, spelled }, search, { found, done });
}
