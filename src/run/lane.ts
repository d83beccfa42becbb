import { setImmediate as letSignalsIn } from 'node:timers/promises';
import { parentPort, Worker } from 'node:worker_threads';
import { AuditError } from '../core/errors.js';

/** Answers questions one at a time; `end` lets go of what does it. */
export interface Lane<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  end(): Promise<unknown>;
}

/** What a worker thread tells. */
type FromThread<Answer> =
  | { readonly kind: 'deals'; readonly deals: number }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly message: string };

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

/** A lane in this thread. Dealing in it need not wait for anything, so signals are let in between questions. */
export function ownLane<Question, Answer>(answer: (question: Question) => Promise<Answer>): Lane<Question, Answer> {
  return {
    async ask(question) {
      const answered = await answer(question);
      await letSignalsIn();
      return answered;
    },
    end: () => Promise.resolve(),
  };
}

/** A lane on a worker thread that runs `file` on `data` and there calls `answerOnThread`; `onDeals` hears what it tells of its progress. */
export function threadLane<Question, Answer>(file: URL, data: unknown, onDeals: (deals: number) => void): Lane<Question, Answer> {
  const worker = new Worker(file, { workerData: data });
  let waiting: { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void } | undefined;
  worker.on('message', (message: FromThread<Answer>) => {
    if (message.kind === 'deals') onDeals(message.deals);
    else if (message.kind === 'answer') waiting?.resolve(message.answer);
    else waiting?.reject(new AuditError('E_INTERNAL', `a worker thread failed: ${message.message}`));
  });
  worker.on('error', (error) => waiting?.reject(error));
  worker.on('exit', (code) => waiting?.reject(new AuditError('E_INTERNAL', `a worker thread ended with code ${code}`)));
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        worker.postMessage(question);
      }),
    end: () => worker.terminate(),
  };
}

/** Deals between two messages about progress. */
const TELL_EVERY = 8192;

/** In a worker thread: answers what it is asked, one question at a time. `arrays` names what of an answer is moved and not copied. */
export function answerOnThread<Question, Answer>(
  answer: (question: Question, onDeals: (deals: number) => void) => Promise<Answer>,
  arrays: (answer: Answer) => readonly Float64Array[],
): void {
  const post = (message: FromThread<Answer>, moved: readonly Float64Array[] = []): void =>
    parentPort?.postMessage(
      message,
      moved.map(({ buffer }) => buffer as ArrayBuffer),
    );
  parentPort?.on('message', (question: Question) => {
    let untold = 0;
    const onDeals = (deals: number): void => {
      untold += deals;
      if (untold < TELL_EVERY) return;
      post({ kind: 'deals', deals: untold });
      untold = 0;
    };
    answer(question, onDeals).then(
      (answered) => post({ kind: 'answer', answer: answered }, arrays(answered)),
      (error: unknown) => post({ kind: 'failed', message: String(error) }),
    );
  });
}
