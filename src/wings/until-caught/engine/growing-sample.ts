import { blockAt } from '../../../engine/count/blocks.js';
import { dealBlocks } from '../../../engine/count/draw-sample.js';
import { condensed, type Job } from '../../../engine/count/job.js';
import { type Counts, runBlock } from '../../../engine/count/run-block.js';
import { Totals } from '../../../engine/count/totals.js';
import { type Fits, type FittedStatistic, fitsOf } from '../../../engine/fit.js';
import type { Host } from '../../../engine/host.js';
import type { BuiltInSubject } from '../../../engine/subject/built-in-subject.js';
import { partsOf } from '../../../engine/subject/parts-of.js';
import type { CaughtEnd, Look, UntilCaughtPlan } from '../record/until-caught.js';
import { areCopies } from './copies.js';
import { lookAt } from './look.js';
import { countsCopies, type Followed, followedAt, followedIn, keptIds, lookPlaces, MOST_KEPT_DEALS, readAt } from './plan.js';
import type { CaughtResult } from './until-caught-core.js';

/** The state of a sample so far: counts of whole blocks, and the looks taken. */
export interface CaughtState {
  readonly totals: Totals;
  /** Words drawn of the one stream by the end of these blocks; null where there is none. */
  readonly words: number | null;
  readonly looks: readonly Look[];
}

/** Options for how it is dealt, which cannot change what it finds. */
export interface CatchRunning {
  readonly workers: number;
  /** Called with the number of further deals: dealt just now, or found dealt. */
  readonly onDeals?: (deals: number) => void;
  /** The state to continue from; null or absent: from the first deal. */
  readonly from?: CaughtState | null;
  /** Called after every block from which the sample could be continued. Its argument changes with the next block. */
  readonly keep?: (state: CaughtState) => void;
}

/** The number of blocks up to which dealing takes less time than starting threads. */
const FEW_BLOCKS = 16;

/** The sample so far: whole blocks, the counts of its last look, and the reason why it ends, once it does. */
export class GrowingSample {
  looks: readonly Look[];
  counts: Counts = new Map();
  end: CaughtEnd | null = null;
  readonly #fits: Fits;
  readonly #followed: Followed;
  readonly #isCopies: (trials: number) => boolean;
  #totals: Totals;
  /** Words drawn by the end of the last block taken. */
  #words: number | null;
  /** The findings before the generator repeats itself, once it does. */
  #seen: Pick<CaughtResult, 'looks' | 'counts'> | null = null;

  readonly #plan: UntilCaughtPlan;
  readonly #subject: BuiltInSubject;
  readonly #running: CatchRunning;
  readonly #host: Host;

  constructor(plan: UntilCaughtPlan, subject: BuiltInSubject, running: CatchRunning, host: Host) {
    [this.#plan, this.#subject, this.#running, this.#host] = [plan, subject, running, host];
    const parts = partsOf(subject.origin);
    this.#fits = fitsOf(subject.space);
    this.#followed = followedIn(plan, this.#fits);
    this.#isCopies = (trials) => areCopies(parts, plan, trials, this.#drawn);
    this.looks = running.from?.looks ?? [];
    this.#words = running.from?.words ?? this.#drawn;
    this.#totals = running.from ? running.from.totals.copy() : new Totals(keptIds(this.#followed.first));
    running.onDeals?.(this.#dealt);
  }

  /**
   * Deals up to a place and looks there, or as near to it as deals are no copies. Beyond that it continues only while copies are counted as such: as
   * in an audit, their recurrence is then all that is looked at.
   */
  async growTo(place: number): Promise<void> {
    const counted = countsCopies(this.#followed, place);
    if (this.#seen === null) await this.#grow(place);
    if (this.end === 'period' && counted) {
      // The counts themselves go on.
      this.#seen = { looks: this.looks, counts: new Map([...this.counts].map(([id, counts]) => [id, counts.slice()])) };
      this.end = null;
    }
    if (this.#seen === null) return;
    if (counted) await this.#grow(place);
    else this.end = 'period';
  }

  /** Returns the looks and why they end: where nothing came again, those before the generator repeats itself. */
  result(): CaughtResult {
    if (this.#seen !== null && this.end !== 'caught') return { ...this.#seen, end: 'period' };
    return { looks: this.looks, counts: this.counts, end: this.end ?? 'budget' };
  }

  /** Deals on and looks; a look taken before is not taken again. */
  async #grow(place: number): Promise<void> {
    const { blockSize } = this.#plan;
    const isDone = (): boolean => this.end !== null || this.looks.some(({ trials }) => trials === place);
    if (isDone()) return;
    // Of a single stream it is known once its words are drawn.
    if (this.#drawn === null && this.#seen === null && this.#isCopies(place)) this.end = 'period';
    else if (this.#totals.blocks.size === 0) await this.#dealFirstBlock();
    if (isDone()) return;
    const whole = Math.floor(place / blockSize);
    this.#letGo(place);
    await this.#dealTo(place, whole, this.#totals);
    let totals = this.#totals;
    if (this.end === null && place > this.#dealt) {
      // The rest of a block belongs to this look alone: what can be gone on with are whole blocks.
      totals = totals.copy();
      await this.#dealTo(place, whole + 1, totals);
    }
    const reached = this.end === null ? place : this.#dealt;
    if (reached > (this.looks.at(-1)?.trials ?? 0))
      this.#look(reached, condensed(followedAt(this.#followed, place), this.end === null ? totals : this.#totals));
  }

  /** Deals the first block at once and looks at it on the way, since it holds the looks before its end. */
  async #dealFirstBlock(): Promise<void> {
    const statistics = this.#followed.first;
    const { sampling } = this.#job(statistics, this.#plan.firstLook);
    const block = blockAt(sampling, 0);
    const cuts = {
      at: new Set(lookPlaces(this.#plan).filter((place) => place < block.trials)),
      look: (deals: number, counts: Counts): boolean => {
        const totals = new Totals(keptIds(statistics));
        totals.add([0], counts);
        this.#unlessCopies(() => this.#look(deals, condensed(statistics, totals)), deals);
        return this.end === null;
      },
    };
    const onDeals = (deals: number): Promise<void> | undefined => {
      this.#running.onDeals?.(deals);
      return this.#host.breatheNowAndThen();
    };
    const counts = await runBlock(this.#subject, statistics, block, onDeals, undefined, cuts);
    if (this.end === null) this.#unlessCopies(() => this.#totals.add([0], counts));
  }

  /** Drops what is kept beside counts beyond the deals for which it is kept. */
  #letGo(place: number): void {
    if (place <= MOST_KEPT_DEALS || this.#totals.kept.size === 0) return;
    const { added, blocks } = this.#totals;
    this.#totals = new Totals([]);
    this.#totals.add(blocks, added);
  }

  /** Deals the blocks before block `upTo` that are not in `totals` yet, for a look at `place`. */
  async #dealTo(place: number, upTo: number, totals: Totals): Promise<void> {
    const { keep, onDeals = () => undefined, workers } = this.#running;
    const statistics = followedAt(this.#followed, place);
    const add = (block: number, counts: Counts): void =>
      this.#unlessCopies(() => {
        totals.add([block], counts);
        // What was kept of every deal is more than it takes to deal it again.
        if (place > MOST_KEPT_DEALS && totals === this.#totals) keep?.({ totals: this.#totals, words: this.#words, looks: this.looks });
      });
    const left = upTo - totals.blocks.size;
    const lanes = left < FEW_BLOCKS ? 1 : workers;
    const indices = this.#missing(upTo, totals);
    if (left > 0) await dealBlocks(this.#subject, this.#job(statistics, place), statistics, lanes, indices, add, onDeals, this.#host);
  }

  *#missing(upTo: number, { blocks }: Totals): Generator<number> {
    const there = new Set(blocks);
    for (let block = 0; block < upTo && this.end === null; block++) if (!there.has(block)) yield block;
  }

  /** Takes what was just dealt, unless the one stream, or one of those of blocks within the first `deals`, repeats itself in it for the first time. */
  #unlessCopies(take: () => void, deals: number = 0): void {
    if (this.#seen === null && (deals > 0 || this.#drawn !== null) && this.#isCopies(deals)) this.end = 'period';
    else {
      this.#words = this.#drawn;
      take();
    }
  }

  #look(trials: number, counts: Counts): void {
    if (this.looks.some((look) => look.trials === trials)) return;
    const read = readAt(this.#followed, this.#fits, trials, this.#seen !== null);
    this.counts = new Map([...counts].filter(([id]) => read.includes(id)));
    const look = lookAt(this.#fits, this.counts, trials, this.#words);
    this.looks = [...this.looks, look];
    if (look.least.logP < Math.log(this.#plan.level)) this.end = 'caught';
  }

  /** Returns the job: up to the deals for which more than counts is kept, the sample is planned as one of that size. */
  #job(statistics: readonly FittedStatistic[], place: number): Job {
    const { blockSize, budget, n, seed } = this.#plan;
    const trials = place > MOST_KEPT_DEALS ? budget : Math.min(budget, MOST_KEPT_DEALS);
    const sampling = { seed, role: 'sample', trials, blockSize } as const;
    return { origin: this.#subject.origin, n, sampling, tests: statistics.map(({ id }) => id), lags: undefined, keepsAll: true };
  }

  get #dealt(): number {
    return Math.min(this.#totals.blocks.size * this.#plan.blockSize, this.#plan.budget);
  }

  /** Words drawn of the one stream so far; null where the sample is dealt from several. */
  get #drawn(): number | null {
    return this.#subject.drawn?.() ?? null;
  }
}
