import { AsyncLocalStorage } from 'node:async_hooks';

/** Gives numbers in [0, 1). */
export type Numbers = () => number;

/** Whose numbers an asynchronous function draws when it goes on after a wait. */
const kept = new AsyncLocalStorage<Numbers>();
/** Whose numbers the function draws that is being called at this moment. */
let current: Numbers | null = null;

let borrowers = 0;
let own: PropertyDescriptor = { value: Math.random, writable: true, enumerable: false, configurable: true };

/** What stands in place of Math.random: the numbers of the audit that is asking, and the replaced ones for anybody else. */
function random(): number {
  const numbers = current ?? kept.getStore();
  if (numbers) return numbers();
  const replaced: unknown = own.value;
  return typeof replaced === 'function' ? Number(Reflect.apply(replaced, Math, [])) : Number.NaN;
}

/** The engine's own numbers, or whatever stands in their place. */
export const liveRandom: Numbers = () => Math.random();

/**
 * Puts itself in place of Math.random until the function returned is called; as many may borrow it at once as like to. Code that runs
 * outside `drawing` notices nothing: it gets what it would have got.
 */
export function borrowRandom(): () => void {
  if (borrowers++ === 0) {
    own = Object.getOwnPropertyDescriptor(Math, 'random') ?? own;
    Object.defineProperty(Math, 'random', { ...own, value: random });
  }
  let returned = false;
  return () => {
    if (returned) return;
    returned = true;
    if (--borrowers === 0) Object.defineProperty(Math, 'random', own);
  };
}

/** Runs `work`, and all that it starts and that goes on later, on these numbers; null leaves it those that it has. */
export function drawing<T>(numbers: Numbers | null, work: () => T): T {
  if (!numbers) return work();
  const before = current;
  current = numbers;
  try {
    return kept.run(numbers, work);
  } finally {
    current = before;
  }
}
