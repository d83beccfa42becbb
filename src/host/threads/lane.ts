import { parentPort } from 'node:worker_threads';
import { AuditError } from '../../core/errors.js';
import type { Lane } from '../../engine/count/lane.js';
import { startThread } from './start-thread.js';

type FromThread<Answer> =
  | { readonly kind: 'deals'; readonly deals: number }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly message: string };

/** Starts a lane on a worker thread that runs `file` on `data` and there calls `answerOnThread`; `onDeals` receives its progress. */
export function threadLane<Question, Answer>(file: URL, data: unknown, onDeals: (deals: number) => void): Lane<Question, Answer> {
  const worker = startThread(file, data);
  const waiting: { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void }[] = [];
  const fail = (error: Error): void => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('message', (message: FromThread<Answer>) => {
    if (message.kind === 'deals') onDeals(message.deals);
    else if (message.kind === 'answer') waiting.shift()?.resolve(message.answer);
    else waiting.shift()?.reject(new AuditError('E_INTERNAL', `a worker thread failed: ${message.message}`));
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new AuditError('E_INTERNAL', `a worker thread ended with code ${code}`)));
  return {
    ahead: 1,
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(question);
      }),
    end: () => worker.terminate(),
  };
}

const TELL_EVERY_MS = 50;

/** Answers questions in a worker thread, one at a time. `arrays` names the arrays of an answer that are transferred instead of copied. */
export function answerOnThread<Question, Answer>(
  answer: (question: Question, onDeals: (deals: number) => void) => Promise<Answer>,
  arrays: (answer: Answer) => readonly Float64Array[],
): void {
  const post = (message: FromThread<Answer>, moved: readonly Float64Array[] = []): void =>
    parentPort?.postMessage(
      message,
      moved.map(({ buffer }) => buffer as ArrayBuffer),
    );
  let before: Promise<void> = Promise.resolve();
  const answerNext = async (question: Question): Promise<void> => {
    let untold = 0;
    let told = performance.now();
    const onDeals = (deals: number): void => {
      untold += deals;
      const now = performance.now();
      if (now - told < TELL_EVERY_MS) return;
      post({ kind: 'deals', deals: untold });
      untold = 0;
      told = now;
    };
    try {
      const answered = await answer(question, onDeals);
      post({ kind: 'answer', answer: answered }, arrays(answered));
    } catch (error) {
      post({ kind: 'failed', message: String(error) });
    }
  };
  parentPort?.on('message', (question: Question) => {
    before = before.then(() => answerNext(question));
  });
}
