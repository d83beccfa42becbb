import { type Lattice, mod, reduceLattice } from './lattice.js';
import { nearPoints } from './near-points.js';

/** A draw's statement about an unknown y: multiplier · y + offset modulo the modulus is one of `count` numbers from `least` up. */
export interface Slot {
  readonly multiplier: bigint;
  readonly offset: bigint;
  readonly least: bigint;
  readonly count: bigint;
}

/** Lattices by what their slots have in common: those of one key have the same multipliers, and counts that differ by one at most. */
export type Lattices = Map<string, Lattice>;

/** The y below the modulus that all slots agree with. */
export function solveSlots(slots: readonly Slot[], modulus: bigint, lattices: Lattices, key: string): readonly bigint[] {
  const made = (): Lattice =>
    reduceLattice(
      slots.map(({ multiplier }) => multiplier),
      modulus,
      slots.map(({ count }) => Number(count + 1n) / 2),
    );
  const lattice = lattices.get(key) ?? made();
  lattices.set(key, lattice);
  return nearPoints(
    lattice,
    slots.map(({ count, least, offset }) => Number(mod(least - offset, modulus)) + Number(count - 1n) / 2),
  );
}
