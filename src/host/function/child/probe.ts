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

export const MOST_DEALS: number = 64;
export const MOST_CELLS: number = 2 ** 20;
/** The most positions in which a player is tried: few of them leave a choice. */
const MOST_POSITIONS = 1024;

/**
 * The longest one look may take, if fewer deals than MOST_DEALS are enough to be sure. A function that deals in 30 ms or less makes all of them; a
 * slower one is tried with fewer. This loses two late changes. A function that later draws from elsewhere is not found here, but while it is dealt,
 * by the second process that deals the same blocks. One that later carries something over is dealt by a process per block, and judged by those deals.
 */
export const LOOK_MS: number = 2000;

/** Fractional digits of the golden ratio, π, e and √2: a state nobody chose. */
export const PROBE_STATE: readonly number[] = [0x9e37_79b9, 0x243f_6a88, 0xb7e1_5162, 0x6a09_e667];

/** A second state, for a process that must get different numbers. */
const OTHER_STATE: readonly number[] = PROBE_STATE.toReversed();

const PILES_STATE: readonly number[] = [...PROBE_STATE.slice(2), ...PROBE_STATE.slice(0, 2)];

export interface ChildProbe extends Pick<Looked, 'cells'> {
  readonly ready: ChildReady;
  readonly end: ChildEnd;
  /** The files loaded by every process that was started. */
  readonly loads: readonly Load[];
  /** True if it carries something over from deal to deal, or is dealt live, which hides whether it does. One process must then deal the whole sample. */
  readonly carries: boolean;
  /** True if its decks vary, yet another process deals the same ones, whatever numbers it is given: it starts from the same state every time. */
  readonly startsAlike: boolean;
  /** True if every deal came in rising order, which random order does in less than one of a billion such looks. */
  readonly sorted: boolean;
  /** True if every deal came back as it was handed in, which luck alone does less than once in a billion such looks. */
  readonly handsBack: boolean;
  /** The names of its cards, where they are not the numbers it is given. */
  readonly names: ChildCardNames | null;
}

export interface ProbeContext extends ChildContext {
  /** True if a slow function may be tried with fewer deals: not where a proof rests on the result. */
  readonly mayHurry: boolean;
  readonly onTry?: Trying;
}

/**
 * Deals up to 64 decks, fewer of a slow function, to learn how the function behaves. With injected randomness two processes deal them, one after the
 * other: E_NONDETERMINISTIC where they differ. The first deals them once more with the stream reset before every deal. Whatever still varies was
 * carried over: a generator of its own, a kept deck, a count. Fresh processes would repeat that. Throws other errors as a block does.
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
  // Those that come next start while this one deals.
  const prepare = (): Promise<void> => ChildSession.prepare(task, context.cwd, 1);
  if (state) await prepare();
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
      const [again] = await Promise.all([apart({}), context.mayHurry && prepare()]);
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

/** True if every deck, `n` cells each, is in rising order. */
function rises(cells: Uint16Array, n: number): boolean {
  return cells.every((card, i) => i % n === 0 || card > cells[i - 1]);
}

/** True if the decks, `n` cells each, are not all alike. */
function varies(cells: Uint16Array, n: number): boolean {
  return cells.some((card, i) => card !== cells[i % n]);
}
