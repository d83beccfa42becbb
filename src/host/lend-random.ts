import { AsyncLocalStorage } from 'node:async_hooks';

/** A source of numbers in [0, 1). */
export type Numbers = () => number;

/** The numbers that an asynchronous function draws when it continues after a wait. */
const kept = new AsyncLocalStorage<Numbers>();
/** The numbers for the function being called at this moment. */
let current: Numbers | null = null;

let borrowers = 0;
let own: PropertyDescriptor = { value: Math.random, writable: true, enumerable: false, configurable: true };

/** Replaces Math.random: draws the numbers of the audit that is asking, and the replaced function's for any other caller. */
function random(): number {
  const numbers = current ?? kept.getStore();
  if (numbers) return numbers();
  const replaced: unknown = own.value;
  return typeof replaced === 'function' ? Number(Reflect.apply(replaced, Math, [])) : Number.NaN;
}

/** The engine's own numbers, or those of whatever has replaced them. */
export const liveRandom: Numbers = () => Math.random();

/**
 * Replaces Math.random until the returned function is called; any number of callers may borrow it at once. Code outside `drawing` notices nothing: it
 * gets the numbers it would have got.
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

/** Runs `work`, and everything it starts that continues later, on these numbers; null leaves the current ones. */
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
