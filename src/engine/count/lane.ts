/** Answers questions one at a time, in order; `end` releases the worker behind it. */
export interface Lane<Question, Answer> {
  /** The number of questions that may be sent before earlier ones are answered, so that the lane is never idle; none if absent. */
  readonly ahead?: number;
  ask(question: Question): Promise<Answer>;
  end(): Promise<unknown>;
}

/** Asks every question, in order, of whichever lane is free, and passes each answer on. Ends every lane. After a failure no further question is asked. */
export async function askAll<Question, Answer>(
  lanes: readonly Lane<Question, Answer>[],
  questions: Iterable<Question>,
  take: (question: Question, answer: Answer) => void | Promise<void>,
): Promise<void> {
  const left = questions[Symbol.iterator]();
  let failed = false;
  const work = async (lane: Lane<Question, Answer>): Promise<void> => {
    const asked: { readonly question: Question; readonly answer: Promise<Answer> }[] = [];
    const ask = (most: number): void => {
      while (asked.length < most && !failed) {
        const next = left.next();
        if (next.done) return;
        const answer = lane.ask(next.value);
        // What a lane is asked ahead may fail after an earlier answer did: the first failure is told.
        answer.catch(() => undefined);
        asked.push({ question: next.value, answer });
      }
    };
    ask(1);
    // Every lane has its first question before one is asked ahead.
    await Promise.resolve();
    for (;;) {
      ask(1 + (lane.ahead ?? 0));
      const first = asked.shift();
      if (!first || failed) return;
      await take(first.question, await first.answer);
    }
  };
  const settled = await Promise.allSettled(
    lanes.map((lane) =>
      work(lane).catch((error: unknown) => {
        failed = true;
        throw error;
      }),
    ),
  );
  await Promise.all(lanes.map(({ end }) => end()));
  const failure = settled.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

/** Returns a lane in this thread. Dealing in it never waits, so it yields to the host between questions. */
export function ownLane<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  breathe: () => Promise<void>,
): Lane<Question, Answer> {
  return {
    async ask(question) {
      const answered = await answer(question);
      await breathe();
      return answered;
    },
    end: () => Promise.resolve(),
  };
}
