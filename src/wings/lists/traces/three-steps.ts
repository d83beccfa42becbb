import type { ListFacts } from './list-facts.js';

/** The steps of a list that is sorted by a multiple of the index modulo 1: up by `up`, down by `down`, or both. */
export interface ThreeSteps {
  readonly up: number;
  readonly down: number;
  /** The multiple's fraction, as the place of item 1 tells it. */
  readonly share: { readonly value: number; readonly low: number; readonly high: number };
}

/**
 * Returns the steps of such a list, null where some item follows otherwise. Of n points i · α on a circle the one behind item x is x + up, where that
 * is below n; else x + up − down, or x − down (V. T. Sós 1958).
 */
export function threeSteps({ head, n, places }: Pick<ListFacts, 'head' | 'n' | 'places'>): ThreeSteps | null {
  if (!places) return null;
  const steps = new Set<number>();
  for (let place = 0; place < n && steps.size <= 3; place++) steps.add(head[(place + 1) % n] - head[place]);
  const [up, down] = [Math.max(...steps), -Math.min(...steps)];
  if (steps.size > 3 || steps.size < 2 || up <= 0 || down <= 0) return null;
  if ([...steps].some((step) => step !== up && step !== -down && step !== up - down)) return null;
  const follow = (item: number): number => {
    if (item < n - up) return item + up;
    return item < down ? item + up - down : item - down;
  };
  if (!head.every((item, place) => head[(place + 1) % n] === follow(item))) return null;
  const value = ((places[1] - places[0] + n) % n) / n;
  return { up, down, share: { value, low: Math.max(0, value - 2 / n), high: Math.min(1, value + 2 / n) } };
}
