/** A Markov chain of samples from a uniform law: draws a sample, and changes one while keeping the law stationary. */
export interface Chain<State> {
  /** Draws a new sample, independent of all others. */
  start(): Promise<State>;
  copy(state: State): State;
  /** Returns true if the log of its p-value is at most `level`. */
  isInside(state: State, level: number): boolean;
  /** Changes a sample by a step for which the uniform law is stationary and reversible; a step that would leave `level` is rejected. */
  step(state: State, level: number): Promise<void>;
}

export interface Splitting {
  readonly particles: number;
  readonly steps: number;
}

/**
 * Estimates the probability that a sample's log p is at most each of `levels`, which decrease. The estimate is unbiased, however few the particles
 * and however short the steps. `random` gives numbers in [0, 1).
 *
 * Splitting at levels fixed beforehand: the samples that reach a level are copied until there are as many as before, each takes `steps` steps within
 * that level, and the share of them that reaches the next one is the next factor. H. Kahn & T. E. Harris (1951), Estimation of particle transmission
 * by random sampling; that the product is unbiased: F. Cérou, P. Del Moral, T. Furon & A. Guyader (2012), doi:10.1007/s11222-011-9231-6. Unlike
 * importance sampling it needs no guess of the far tail: a guess that misses something makes a light law look right. Compared with whole laws in
 * test/engine/calibrate/far/split-levels.test.ts.
 */
export async function splitLevels<State>(
  chain: Chain<State>,
  levels: readonly number[],
  { particles, steps }: Splitting,
  random: () => number,
): Promise<Float64Array> {
  const chances = new Float64Array(levels.length);
  let states: State[] = [];
  for (let i = 0; i < particles; i++) states.push(await chain.start());
  let chance = 1;
  for (const [place, level] of levels.entries()) {
    const inside = states.filter((state) => chain.isInside(state, level));
    chance *= inside.length / particles;
    chances[place] = chance;
    if (inside.length === 0 || place === levels.length - 1) break;
    states = inside.concat(
      Array.from({ length: particles - inside.length }, () => chain.copy(inside[Math.floor(random() * inside.length)])),
    );
    for (const state of states) for (let step = 0; step < steps; step++) await chain.step(state, level);
  }
  return chances;
}
