/** Answers questions one at a time; `end` lets go of what does it. */
export interface Lane<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  end(): Promise<unknown>;
}

/** Asks every question, in order, of whichever lane is free, and hands each answer on. Ends every lane; a failure keeps further questions back. */
export async function askAll<Question, Answer>(
  lanes: readonly Lane<Question, Answer>[],
  questions: Iterable<Question>,
  take: (question: Question, answer: Answer) => void | Promise<void>,
): Promise<void> {
  const left = questions[Symbol.iterator]();
  let failed = false;
  const work = async ({ ask }: Lane<Question, Answer>): Promise<void> => {
    for (let next = left.next(); !next.done && !failed; next = left.next()) await take(next.value, await ask(next.value));
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

/** A lane in this thread. Dealing in it need not wait for anything, so the host is let in between questions. */
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
