import { sizeOf } from '../allocation-list.js';

/** The score of putting `arm` at a step, behind the arm `before` of the step before; −1 at the first step, and where it is not remembered. */
export type StepScore = (step: number, arm: number, before: number) => number;

interface State {
  readonly left: readonly number[];
  readonly before: number;
  readonly law: number[];
}

/**
 * Returns the law of the sum of whole scores over the steps of a block: law[v] is the chance of the sum v, where every order of `composition` is
 * equally likely. Goes step by step: with `left` of an arm among `all` that are left, it comes next with a chance of left/all. Sums of positive
 * terms. `remembers`: whether a score depends on the arm before. Checked against every order in exact-rows.test.ts.
 */
export function arrangementLaw(composition: readonly number[], score: StepScore, remembers = false): Float64Array {
  const size = sizeOf(composition);
  let states = new Map<string, State>([['', { left: composition, before: -1, law: [1] }]]);
  for (let step = 0; step < size; step++) {
    const next = new Map<string, State>();
    for (const { before, law, left } of states.values()) {
      left.forEach((many, arm) => {
        if (many === 0) return;
        const rest = left.map((other, k) => (k === arm ? other - 1 : other));
        const last = remembers ? arm : -1;
        const key = `${rest.join()}/${last}`;
        const state = next.get(key) ?? { left: rest, before: last, law: [] };
        next.set(key, state);
        const gain = score(step, arm, before);
        const chance = many / (size - step);
        for (let value = 0; value < law.length; value++) state.law[value + gain] = (state.law[value + gain] ?? 0) + chance * law[value];
        for (let value = 0; value < gain; value++) state.law[value] ??= 0;
      });
    }
    states = next;
  }
  const laws = [...states.values()].map(({ law }) => law);
  const length = Math.max(...laws.map((law) => law.length));
  return Float64Array.from({ length }, (_, value) => laws.reduce((sum, law) => sum + (law[value] ?? 0), 0));
}
