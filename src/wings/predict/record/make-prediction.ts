import { NEW_DECK_ORDER, STANDARD_CARDS } from '../../../engine/log/standard-cards.js';
import type { Searched } from '../host/search-on-threads.js';
import { foretell } from '../solve/believe.js';
import { dealsNeeded, heldBackOf, partsOf, Search, searcherOf } from '../solve/search.js';
import type { Deals, Start } from '../solve/sheet.js';
import type { Limits, State, Way } from '../solve/way.js';
import { WAYS } from '../solve/ways.js';
import { cardNames } from './card-names.js';
import { NEXT_DECKS, type PredictionCore, type PredictPlan, type PredictStart, type TriedWay } from './prediction.js';

/** The parts of a prediction besides the search. */
export interface Predicted {
  readonly version: string;
  readonly plan: PredictPlan;
  readonly subject: PredictionCore['subject'];
  readonly deals: Deals;
  /** The cards by number as the log writes them, where that is not how they are named here. */
  readonly spelled?: readonly string[] | undefined;
}

const MOST_USUALLY_BETWEEN = 8;
const USUAL_SEED_BITS = 20;
const ALL_SEED_BITS = 32;

export function limitsOf({ between, clock, clockIn, heldBack, seedBits, trials }: PredictPlan): Limits {
  return { between, clock, dealtThen: clockIn === 'log', seedBits, thorough: seedBits === ALL_SEED_BITS, usable: trials - heldBack };
}

/** The place of each of the standard cards, in their natural order, in a new pack. */
const NEW_DECK_PLACES = Uint16Array.from(STANDARD_CARDS, (card) => NEW_DECK_ORDER.indexOf(card));

/** The starts of a plan with their orders. */
export function startsOf({ n, starts }: PredictPlan): readonly Start[] {
  return starts.map((called) => ({
    called,
    places: called === 'previous' ? null : called === 'natural' ? Uint16Array.from({ length: n }, (_, p) => p) : NEW_DECK_PLACES,
  }));
}

/** The choices of whoever asks for a prediction. */
export interface PredictWishes {
  /** True if the cards are the 52 standard ones. */
  readonly standard: boolean;
  /** Seconds of Unix time. */
  readonly clock: number;
  readonly clockIn?: 'log';
  readonly seed?: string;
  readonly start?: PredictStart;
  readonly between?: number;
  /** True to try every seed of 32 bits. */
  readonly thorough: boolean;
}

/** Makes the plan of a search: a fifth of the deals is held back, and at least one. */
export function predictPlan({ n, cells }: Deals, { between, clock, clockIn, seed, standard, start, thorough }: PredictWishes): PredictPlan {
  const trials = cells.length / n;
  return {
    n,
    trials,
    heldBack: heldBackOf(trials),
    starts: start ? [start] : ['natural', 'previous', ...(standard ? (['new-deck-order'] as const) : [])],
    between: between === undefined ? Array.from({ length: MOST_USUALLY_BETWEEN + 1 }, (_, k) => k) : [between],
    clock,
    ...(clockIn && { clockIn }),
    seedBits: thorough ? ALL_SEED_BITS : USUAL_SEED_BITS,
    ...(seed !== undefined && { seed }),
  };
}

/** The search of a record, for its deals and by its plan. */
export function searchOf({ deals, plan }: PredictionCore): Search {
  return new Search({ n: plan.n, cells: Uint16Array.from(deals.flat()) }, startsOf(plan), limitsOf(plan));
}

/** Makes the core of a prediction from what a search found. */
export function predictionCore({ deals, plan, spelled, subject, version }: Predicted, search: Search, searched: Searched): PredictionCore {
  const { n } = plan;
  const limits = limitsOf(plan);
  const tried = WAYS.map((way) => triedWay(way, n, limits, searched.done.filter((part) => part.way === searcherOf(way)).length));
  const base = {
    kind: 'prediction',
    tool: { name: 'shuffle-audit', version },
    plan,
    subject,
    ...(spelled && { spelled }),
    deals: rowsOf(deals),
    tried,
  } as const;
  const none = { ...base, way: null, used: 0, foretold: 0, luck: 0, next: [] };
  const { found } = searched;
  const candidate = found && search.candidate(found);
  const told = found && candidate && foretell(WAYS[found.way], candidate, search.last, NEXT_DECKS);
  if (!told) {
    const enough = partsOf(deals, limits).length > 0;
    return { ...none, verdict: { kind: enough ? 'not-predicted' : 'inconclusive' } };
  }
  const { between, sheet, state, used } = candidate;
  const { method, prng } = WAYS[found.way];
  const names = cardNames(base);
  return {
    ...base,
    way: {
      prng: prng.id,
      bounded: method.bounded.id,
      shuffle: sheet.shuffle.id,
      between,
      start: sheet.start.called,
      state: plainState(state),
    },
    used,
    foretold: told.deals,
    luck: told.luck,
    next: rowsOf({ n, cells: told.next }).map((deck) => deck.map((card) => names[card])),
    verdict: { kind: 'predicted' },
  };
}

function triedWay(way: Way, n: number, limits: Limits, done: number): TriedWay {
  const needs = dealsNeeded(way, n);
  return {
    prng: way.prng.id,
    bounded: way.method.bounded.id,
    by: way.by,
    needs: Number.isFinite(needs) ? needs : null,
    parts: WAYS[searcherOf(way)].parts(limits),
    done,
  };
}

function plainState({ seed, skipped, step, words }: State): NonNullable<PredictionCore['way']>['state'] {
  return { ...(words && { words: [...words] }), ...(seed !== undefined && { seed }), ...(step !== undefined && { step }), skipped };
}

function rowsOf({ n, cells }: Deals): readonly (readonly number[])[] {
  return Array.from({ length: cells.length / n }, (_, d) => [...cells.subarray(d * n, (d + 1) * n)]);
}
