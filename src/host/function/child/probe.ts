import { counted } from '../../../core/counted.js';
import { AuditError } from '../../../core/errors.js';
import type { Randomness } from '../../../core/function-source.js';
import type { OutcomeSpace } from '../../../core/outcome.js';
import { Batch } from '../../../core/outcome.js';
import type { ChildEnd, ChildReady, ChildTask } from '../../../engine/child/protocol.js';
import { kindOf } from '../../../kinds/index.js';
import type { Load } from '../module/loaded.js';
import type { ChildCardNames } from './card-names.js';
import { childCardNames } from './card-names.js';
import type { ChildContext } from './failure.js';
import { ChildSession } from './session.js';
import { LIVE_HINT } from './twice.js';

const MOST_DEALS = 64;
const MOST_CELLS = 2 ** 20;
/** Positions that a player is tried in at the most: few of them leave a choice. */
const MOST_POSITIONS = 1024;

/**
 * How long one look may take where fewer deals than those are enough to be sure. What deals in 30 ms or less is dealt all of them. A slower function
 * is tried with fewer. What is lost: one that only after those draws from elsewhere is no longer found here, but while it is dealt, by the second process
 * that deals the same blocks; one that only after those carries something over is dealt by a process a block, and judged by what it then deals.
 */
const LOOK_MS = 2000;

/** n cards in rising order, or as they were handed, are at most as likely as 1 in n: so many bits of such a chance make it no luck. */
const SURE_BITS = 30;

/** Fractional digits of the golden ratio, π, e and √2: a state nobody chose. */
export const PROBE_STATE: readonly number[] = [0x9e37_79b9, 0x243f_6a88, 0xb7e1_5162, 0x6a09_e667];

/** Another state, for a process that is to be given other numbers. */
const OTHER_STATE: readonly number[] = PROBE_STATE.toReversed();

/** A state for the piles that a player is handed. */
const PILES_STATE: readonly number[] = [...PROBE_STATE.slice(2), ...PROBE_STATE.slice(0, 2)];

/** What a first look at a function found. */
export interface ChildProbe {
  readonly ready: ChildReady;
  readonly end: ChildEnd;
  /** What was loaded, of every process that was started. */
  readonly loads: readonly Load[];
  /** It carries something over from deal to deal, or is dealt live, which hides whether it does: one process must deal the whole sample. */
  readonly carries: boolean;
  /** Its decks vary, and another process deals the same ones, whatever numbers it is given: it starts from the same state every time. */
  readonly startsAlike: boolean;
  /** Every deal came in rising order, which of cards dealt in the order of luck none in a billion such looks would. */
  readonly sorted: boolean;
  /** Every deal came as it was handed, which luck alone does less than once in a billion such looks. */
  readonly handsBack: boolean;
  /** What its cards are called, where they are not the numbers it is given. */
  readonly names: ChildCardNames | null;
}

/** Hears of the first deals of a function: the deal that came, from 1, and how many one look makes at most. */
export type Trying = (deal: number, of: number) => void;

/** Whom a look is about, how long it may take, and who hears of it. */
export interface ProbeContext extends ChildContext {
  /** Whether a slow function may be tried with fewer deals: not where a proof rests on what is found. */
  readonly mayHurry: boolean;
  readonly onTry?: Trying;
}

/**
 * Deals up to 64 decks, of a slow function fewer, to learn how the function behaves. With injected randomness they are dealt twice, by two processes one after
 * the other: E_NONDETERMINISTIC where they differ; and once with the stream set back before every deal, so that what still varies was
 * carried over: a generator of its own, a kept deck, a count. Fresh processes would repeat that. Other errors as a block's.
 */
export async function childProbe(
  task: Pick<ChildTask, 'code' | 'path' | 'wrapper' | 'random' | 'handed' | 'isolation' | 'deck'>,
  randomness: Randomness,
  space: OutcomeSpace,
  context: ProbeContext,
  timeoutMs: number,
): Promise<ChildProbe> {
  const { answer, first: given, width: n } = task.handed;
  const most = given.kind === 'list' ? given.cells : n;
  // Bits of luck in a deal, at the least: a player has a choice in some positions only, and is tried in more of them.
  const bits = kindOf(space.outcome).bitsApart?.(space.outcome) ?? Math.log2(n);
  const deals = Math.max(MOST_DEALS, Math.min(MOST_POSITIONS, Math.ceil(SURE_BITS / bits)));
  const wanted = Math.max(2, Math.min(given.kind === 'even-piles' ? deals : MOST_DEALS, Math.floor(MOST_CELLS / most)));
  // With these, what one number in n of luck would do is no luck.
  const least = Math.min(wanted, Math.max(2, 1 + Math.ceil(SURE_BITS / bits)));
  const learns = answer.own && !task.deck ? ({ written: 'learn' } as const) : {};
  const state = randomness === 'injected' ? PROBE_STATE : null;
  // A player is handed the same piles by every process, so that its moves can be compared.
  const piles = given.kind === 'even-piles' ? { piles: PILES_STATE } : {};
  const asked: ChildTask = { ...task, ...learns, ...piles, trials: wanted, state, style: null, touches: null, record: -1 };
  const hurried = context.mayHurry ? { ...asked, within: { ms: LOOK_MS, least } } : asked;
  const first = await firstLook(hurried, space, context, timeoutMs);
  const { cells, names } = first;
  const trials = cells.length / n;
  const whole: ChildTask = { ...asked, trials };
  const sure = trials * bits >= SURE_BITS;
  const sorted = sure && rises(cells, n);
  const handsBack =
    sure && names === null && given.kind === 'list' && cells.every((cell, i) => cell === ((i % n) + given.from) % given.cells);
  const alike = async (): Promise<boolean> => {
    if (task.deck || !sure || !varies(cells, n)) return false;
    // Of piles that vary a player who draws nothing makes moves that do.
    if (state === null && given.kind === 'even-piles') {
      const still = await look({ ...whole, rewind: true }, space, context, timeoutMs, names);
      if (!varies(still.cells, n)) return false;
    }
    const other = await look({ ...whole, state: state && OTHER_STATE }, space, context, timeoutMs, names);
    return cells.every((cell, i) => cell === other.cells[i]);
  };
  if (randomness === 'live') return { ...first, carries: true, startsAlike: await alike(), sorted, handsBack };
  const again = await look(whole, space, context, timeoutMs, names);
  const at = cells.findIndex((card, i) => card !== again.cells[i]);
  if (at >= 0) {
    const trial = Math.floor(at / n) + 1;
    throw new AuditError(
      'E_NONDETERMINISTIC',
      `${context.id}: the function dealt differently for the same Math.random: it draws from something else (crypto, the clock, state in a file), got two answers to trial ${trial}`,
      { hint: LIVE_HINT, at: { trial, position: (at % n) + 1 } },
    );
  }
  const rewound = await look({ ...whole, rewind: true }, space, context, timeoutMs, names);
  const loads = [...first.loads, ...again.loads, ...rewound.loads];
  const carries = varies(rewound.cells, n);
  return { ...first, loads, carries, startsAlike: carries && (await alike()), sorted, handsBack };
}

/** Whether in each of the decks, `n` cells each, every card is followed by a higher one. */
function rises(cells: Uint16Array, n: number): boolean {
  return cells.every((card, i) => i % n === 0 || card > cells[i - 1]);
}

/** Whether the decks, `n` cells each, are not all alike. */
function varies(cells: Uint16Array, n: number): boolean {
  return cells.some((card, i) => card !== cells[i % n]);
}

interface Look extends Pick<ChildProbe, 'ready' | 'end' | 'loads'> {
  readonly cells: Uint16Array;
  readonly lines: readonly string[];
}

/**
 * The first look of all, which learns the cards where they are names: of whole decks from the first deal, of hands from as many as show every card but
 * once in a billion looks. Throws E_SUBJECT_CARD where there are fewer cards than the deck is said to have.
 */
async function firstLook(
  { within, ...task }: ChildTask,
  space: OutcomeSpace,
  context: ProbeContext,
  timeoutMs: number,
): Promise<Look & { readonly names: ChildCardNames | null }> {
  const first = await look(within ? { ...task, within } : task, space, context, timeoutMs);
  if (first.lines.length === 0) return { ...first, names: null };
  const { bound: n, cells: deal } = task.handed.answer;
  const enough = Math.ceil((n / deal) * Math.log(n * 2 ** SURE_BITS));
  const { lines } = deal < n ? await look({ ...task, trials: Math.max(task.trials, enough) }, space, context, timeoutMs) : first;
  const names = childCardNames(lines, n);
  const { cards } = names.vocabulary;
  if (cards.length !== n)
    throw new AuditError(
      'E_SUBJECT_CARD',
      `${context.id}: must deal hands of ${n} different cards, got ${cards.length} in ${counted(enough, 'hand')}`,
      {
        hint: `where the deck has ${counted(cards.length, 'card')}, --n ${cards.length}`,
      },
    );
  const number = first.lines.map((line) => names.numberOf(line) ?? 0);
  return { ...first, cells: first.cells.map((card) => number[card]), names };
}

async function look(
  task: ChildTask,
  space: OutcomeSpace,
  context: ProbeContext,
  timeoutMs: number,
  names: ChildCardNames | null = null,
): Promise<Look> {
  const session = await ChildSession.start(task, context, space, timeoutMs, names);
  const { width } = task.handed;
  const cells = new Uint16Array(width * task.trials);
  const deal = new Batch(width, 1);
  let dealt = 0;
  while (!session.end) {
    await session.fill(deal);
    if (deal.length === 0) break;
    cells.set(deal.cells, width * dealt++);
    context.onTry?.(dealt, task.trials);
  }
  const { ready, end, loads } = session;
  if (!ready || !end) throw new AuditError('E_INTERNAL', `${context.id}: a first look must end with its last trial, got neither`);
  return { ready, end, loads, cells: cells.subarray(0, width * dealt), lines: session.lines };
}
