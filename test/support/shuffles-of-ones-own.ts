import type { EvidenceCore } from '../../src/core/record/evidence.js';
import type { BatteryId } from '../../src/core/statistic/statistic.js';
import type { Batch } from '../../src/core/subject/outcome.js';
import type { Subject } from '../../src/core/subject/subject.js';
import { makePlan } from '../../src/engine/plan/make-plan.js';
import { runAudit } from '../../src/host/audits.js';
import { pipelineOf } from './pipeline-of.js';

/** Numbers in [0, bound). */
type Draw = (bound: number) => number;

/** Makes a dealer: what it keeps between deals is its own. */
export type Making = (n: number, draw: Draw) => () => number[];

/** SplitMix32. */
function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  return (bound) => Math.floor(((next() * 2 ** 21 + (next() >>> 11)) / 2 ** 53) * bound);
}

export const inOrder = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export function shuffled(cards: readonly number[], draw: Draw): number[] {
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

/** A subject made in JavaScript, whose blocks follow each other. */
function subjectOf(name: string, n: number, make: Making): Subject {
  const base = pipelineOf('fisher-yates', n);
  const origin = { outcome: { kind: 'deck' }, source: { kind: 'inline', name, randomness: 'injected' } } as const;
  const deal = make(n, drawFrom(1));
  return {
    id: name,
    space: base.space,
    origin,
    blocks: 'sequential',
    replayable: false,
    open: ({ trials }) => {
      let left = trials;
      return {
        fill(batch: Batch) {
          batch.length = Math.min(left, batch.capacity);
          left -= batch.length;
          for (let k = 0; k < batch.length; k++) batch.cells.set(deal(), k * n);
        },
      };
    },
  };
}

/** The core of its record; `asked`: the tests of its plan, where they are not the usual ones. */
export async function coreOf(
  name: string,
  n: number,
  make: Making,
  trials: number,
  asked: { readonly battery?: BatteryId; readonly tests?: readonly string[] } = {},
): Promise<EvidenceCore> {
  const subject = subjectOf(name, n, make);
  return runAudit(makePlan(subject.space, { seed: 'own', trials, ...asked }), subject, { workers: 1 });
}

/** A low card on top is exchanged for the first high one; each deal for itself. */
export const highOnTop: Making = (n, draw) => () => exchanged(shuffled(inOrder(n), draw), (card) => 2 * card >= n);

/** The card on top lies on the same side of the middle as the one before it did, in one deal of three. */
export const sameSide: Making = (n, draw) => {
  let high = false;
  return () => {
    const deck = shuffled(inOrder(n), draw);
    const kept = draw(3) === 0 ? exchanged(deck, (card) => 2 * card >= n === high) : deck;
    high = 2 * kept[0] >= n;
    return kept;
  };
};

/** The deck with its top card exchanged for the first of which `is` holds. */
function exchanged(deck: number[], is: (card: number) => boolean): number[] {
  const at = deck.findIndex(is);
  [deck[0], deck[at]] = [deck[at], deck[0]];
  return deck;
}
