import { AuditError } from '../../../core/errors.js';
import type { Randomness } from '../../../core/source/function-source.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import type { ChildEnd, ChildLook, ChildReady, ChildTask } from '../../../engine/child/protocol.js';
import { kindOf } from '../../../kinds/index.js';
import type { Load } from '../module/loaded.js';
import type { ChildCardNames } from './card-names.js';
import { LIVE_HINT } from './deal-twice.js';
import type { ChildContext } from './failure.js';
import { type Looked, looked, lookedFirst, SURE_BITS, type Trying } from './look.js';
import { ChildSession } from './session.js';

/** Deals of a look at the most. */
export const MOST_DEALS: number = 64;
/** Cells of the deals of a look at the most. */
export const MOST_CELLS: number = 2 ** 20;
/** Positions that a player is tried in at the most: few of them leave a choice. */
const MOST_POSITIONS = 1024;

/**
 * How long one look may take where fewer deals than those are enough to be sure. What deals in 30 ms or less is dealt all of them. A slower function
 * is tried with fewer. What is lost: one that only after those draws from elsewhere is no longer found here, but while it is dealt, by the second process
 * that deals the same blocks; one that only after those carries something over is dealt by a process a block, and judged by what it then deals.
 */
export const LOOK_MS: number = 2000;

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

/** Whom a look is about, how long it may take, and who hears of it. */
export interface ProbeContext extends ChildContext {
  /** Whether a slow function may be tried with fewer deals: not where a proof rests on what is found. */
  readonly mayHurry: boolean;
  readonly onTry?: Trying;
}

/**
 * Deals up to 64 decks, of a slow function fewer, to learn how the function behaves. With injected randomness they are dealt twice, by two processes one after
 * the other: E_NONDETERMINISTIC where they differ; and by the first of them once more with the stream set back before every deal, so that what still varies was
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
  const hurry = context.mayHurry ? { within: { ms: LOOK_MS, least } } : {};
  // What one process can be asked in turn, it is: to start one takes longer than all its looks.
  const rewound: ChildLook[] = state ? [{ trials: null, rewind: true, ...learns, ...(task.deck && { deck: task.deck }) }] : [];
  const opened = await ChildSession.start({ ...asked, ...hurry, looks: rewound }, context, space, timeoutMs);
  const apart = async (more: Partial<ChildTask>): Promise<Looked> => {
    const session = await ChildSession.start({ ...asked, trials: first.cells.length / n, ...more }, context, space, timeoutMs, first.names);
    return looked(session, context);
  };
  let first: Looked & Pick<ChildProbe, 'names'>;
  try {
    first = await lookedFirst(opened, asked, space, context, timeoutMs);
    const { cells, names } = first;
    const sure = (cells.length / n) * bits >= SURE_BITS;
    const sorted = sure && rises(cells, n);
    const handsBack =
      sure && names === null && given.kind === 'list' && cells.every((cell, i) => cell === ((i % n) + given.from) % given.cells);
    const alike = async (): Promise<boolean> => {
      if (task.deck || !sure || !varies(cells, n)) return false;
      // Of piles that vary a player who draws nothing makes moves that do.
      if (state === null && given.kind === 'even-piles' && !varies((await apart({ rewind: true })).cells, n)) return false;
      return isSame(cells, (await apart({ state: state && OTHER_STATE })).cells);
    };
    let found: Pick<ChildProbe, 'carries' | 'loads'> = { carries: true, loads: first.loads };
    let session = opened;
    if (state) {
      const again = await apart({});
      const at = cells.findIndex((card, i) => card !== again.cells[i]);
      if (at >= 0) throw differs(context, Math.floor(at / n) + 1, (at % n) + 1);
      // Its trials are told as what they are to the function, which has dealt before.
      session = session.next({ ...context, first: cells.length / n }, names);
      const set = await looked(session, context);
      // What the first deal was, each of these must be; what is kept may have stopped to change by now.
      const carries = varies(set.cells, n) || set.cells.subarray(0, n).some((card, i) => card !== cells[i]);
      found = { carries, loads: [...set.loads, ...again.loads] };
    }
    const startsAlike = found.carries && (await alike());
    return { ...first, ...found, startsAlike, sorted, handsBack };
  } finally {
    opened.close();
  }
}

function differs({ id }: ProbeContext, trial: number, position: number): AuditError {
  return new AuditError(
    'E_NONDETERMINISTIC',
    `${id}: the function dealt differently for the same Math.random: it draws from something else (crypto, the clock, state in a file), got two answers to deal ${trial}`,
    { hint: LIVE_HINT, at: { trial, position } },
  );
}

function isSame(one: Uint16Array, other: Uint16Array): boolean {
  return one.every((cell, i) => cell === other[i]);
}

/** Whether in each of the decks, `n` cells each, every card is followed by a higher one. */
function rises(cells: Uint16Array, n: number): boolean {
  return cells.every((card, i) => i % n === 0 || card > cells[i - 1]);
}

/** Whether the decks, `n` cells each, are not all alike. */
function varies(cells: Uint16Array, n: number): boolean {
  return cells.some((card, i) => card !== cells[i % n]);
}
