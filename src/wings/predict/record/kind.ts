import { trialsOf } from '../../../core/record/recorded-log.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { differences } from '../../../engine/record/differences.js';
import { originIdentity } from '../../../engine/subject/origin-identity.js';
import { type Check, check, checkDigest, guarded, noteVersion } from '../../../engine/verify/check.js';
import { checkAgain } from '../../../engine/verify/check-again.js';
import { openOrigin } from '../../../host/open-origin.js';
import { VERSION } from '../../../host/version.js';
import { OF_SUBJECT } from '../../../records/of-subject.js';
import type { Again, RecordKind } from '../../../records/record-kind.js';
import { searchOnThreads } from '../host/search-on-threads.js';
import { readDeals } from '../read/read-deals.js';
import { partsOf, searcherOf } from '../solve/search.js';
import type { Deals } from '../solve/sheet.js';
import { WAYS } from '../solve/ways.js';
import { limitsOf, predictionCore, searchOf, startsOf } from './make-prediction.js';
import { type Prediction, type PredictionCore, predictionSchema } from './prediction.js';

const NUMBERS = 'the state foretells the deals of the record, and the decks that follow';
const FOUND = 'the search finds the state again';
const DEALS = 'reading the deals again gives those of the record';

/** The prediction of decks from those that were seen. */
export const prediction: RecordKind<PredictionCore> = {
  kind: 'prediction',
  schema: predictionSchema,
  ...OF_SUBJECT,
  contradiction: contradictionIn,
  replay: () => ({
    reason: 'is the record of a prediction, whose deals all stand in it',
    hint: 'find the state again: shuffle-audit verify $FILE',
  }),
  derive: async (record) => [checkDigest(record), await derivedCheck(record.core)],
  redo: async (record, again) => [
    checkDigest(record),
    await derivedCheck(record.core),
    await guarded('deals', DEALS, () => readCheck(record.core, again)),
    await guarded('proof', FOUND, () => foundCheck(record, again)),
  ],
  pages: async () => (await import('../page/pages.js')).pages,
};

function contradictionIn({ deals, plan, tried, verdict }: PredictionCore): string | null {
  if (deals.length !== plan.trials)
    return `core.deals: must be the ${counted(count(plan.trials), 'deal')} of the plan, got ${deals.length}`;
  if (plan.heldBack >= plan.trials && plan.trials > 1) return `core.plan.heldBack: must leave deals to be used, got ${plan.heldBack}`;
  const passedOver = tried.findIndex(
    ({ done, needs, parts, prng }, k) =>
      WAYS[k]?.quick && WAYS[k].prng.id === prng && needs !== null && needs <= plan.trials && done < parts,
  );
  if (verdict.kind === 'not-predicted' && passedOver >= 0)
    return `core.tried[${passedOver}].done: must be all ${tried[passedOver].parts}, since this way takes no time, got ${tried[passedOver].done}`;
  const broken = deals.findIndex((deck) => deck.length !== plan.n || new Set(deck).size !== plan.n || deck.some((card) => card >= plan.n));
  return broken < 0 ? null : `core.deals[${broken}]: must hold every card once`;
}

function dealsOf({ deals, plan: { n } }: PredictionCore): Deals {
  return { n, cells: Uint16Array.from(deals.flat()) };
}

/** Makes all that follows from the recorded state again, without a search. */
async function derivedCheck(core: PredictionCore): Promise<Check> {
  return guarded('numbers', NUMBERS, async () => {
    const { plan, spelled, subject, tool, way } = core;
    const deals = dealsOf(core);
    const search = searchOf(core);
    const done = core.tried.flatMap((one, index) => Array.from({ length: one.done }, (_, part) => ({ way: index, part })));
    const found = way && search.recorded(way, core.used);
    const again = predictionCore({ version: tool.version, plan, subject, deals, spelled }, search, { found, done });
    return noteVersion(checkAgain('numbers', NUMBERS, core, again), tool.version, VERSION);
  });
}

async function readCheck(core: PredictionCore, { cwd }: Again): Promise<Check> {
  const read = await readAgain(core, cwd);
  if (read === null)
    return { id: 'deals', title: DEALS, outcome: 'not done', differences: [], note: 'they came once, and cannot be had again' };
  return check('deals', DEALS, differences(core.deals.flat(), [...read], 'core.deals'));
}

/** Searches again: where a state was found, by its way alone; else by every way. */
async function foundCheck({ core }: Prediction, { running }: Again): Promise<Check> {
  const { plan, way } = core;
  const limits = limitsOf(plan);
  const deals = dealsOf(core);
  // Deals that each start as the one before ended began from a known order once.
  const starts = startsOf(way && way.start !== 'previous' ? { ...plan, starts: [way.start] } : plan);
  const searchers = WAYS.filter(({ method, prng }) => prng.id === way?.prng && method.bounded.id === way.bounded).map(searcherOf);
  const parts = partsOf(deals, limits).filter(({ part, way: index }) =>
    way ? searchers.includes(index) : part < (core.tried[index]?.done ?? 0),
  );
  const task = { deals, starts, limits: way ? { ...limits, between: [way.between] } : limits };
  const { found } = await searchOnThreads(task, parts, 0, running.workers, Number.POSITIVE_INFINITY, () => undefined);
  const state = found && { between: found.between, state: { ...found.state, ...(found.state.words && { words: [...found.state.words] }) } };
  return check('proof', FOUND, differences(way && { between: way.between, state: way.state }, state, 'core.way'));
}

/** Reads or deals the deals of a record again; null where they came once. Throws what opening the subject throws. */
async function readAgain({ plan, subject }: PredictionCore, cwd: string): Promise<Uint16Array | null> {
  const { origin } = subject;
  if (!originIdentity(origin).replayable) return null;
  const opened = await openOrigin(origin, plan.n, cwd);
  try {
    const all = origin.source.kind === 'log' ? trialsOf(origin.source) : plan.trials;
    return (await readDeals(opened, plan.seed ?? '', plan.trials, all)).cells;
  } finally {
    opened.close?.();
  }
}
