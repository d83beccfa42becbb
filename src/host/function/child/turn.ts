// Captured before the subject is loaded: it may replace any of them.
const NodePromise = Promise;
const later = setImmediate;

/** Lets anything a function left running take its turn. */
export function childTurn(): Promise<void> {
  return new NodePromise((done) => {
    later(done);
  });
}

/** Settles with `pending`, by `await` alone: a subject may have replaced `then`. */
export async function childWait(
  pending: PromiseLike<unknown>,
  done: (result: unknown) => void,
  fail: (thrown: unknown) => void,
): Promise<void> {
  try {
    done(await pending);
  } catch (thrown) {
    fail(thrown);
  }
}
