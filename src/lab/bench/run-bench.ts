import { openSandbox } from '../sandbox/sandbox.js';
import { OWN_NAME } from '../sandbox/subject.js';
import { unpacked } from '../unpack.js';
import type { AuditAsked, AuditMade, AuditProgress, BenchMessage, DealsAsked, LogAsked } from './tasks.js';

/** The form's request: deals of a source by its name, or of a function by its text; or recorded ones. */
export type BenchWish =
  | (DealsAsked & ({ readonly kind: 'named'; readonly name: string } | { readonly kind: 'own'; readonly code: string }))
  | LogAsked;

/** Audits in a worker of its own, which ends with the audit or when `signal` is aborted. Rejects with a sentence on what went wrong. */
export async function runBench(wish: BenchWish, onProgress: (progress: AuditProgress) => void, signal: AbortSignal): Promise<AuditMade> {
  const program = await unpacked('bench');
  const worker = new Worker(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })));
  const lets: (() => void)[] = [() => worker.terminate()];
  try {
    return await new Promise<AuditMade>((done, failed) => {
      signal.addEventListener('abort', () => failed(new Error('stopped')));
      worker.onerror = ({ message }) => failed(new Error(message));
      worker.onmessage = ({ data }: MessageEvent<BenchMessage>) => {
        if ('progress' in data) onProgress(data.progress);
        else if ('made' in data) done(data.made);
        else failed(new Error(data.hint === '' ? data.failed : `${data.failed} (${data.hint})`));
      };
      const ask = (of: AuditAsked['of'], handed: Transferable[] = []): void => {
        const asked: AuditAsked = { of, version: document.documentElement.dataset['version'] ?? '', engine: navigator.userAgent };
        worker.postMessage(asked, handed);
      };
      if (wish.kind === 'log') return ask(wish);
      const { n, seed, trials } = wish;
      const deals = { kind: 'deals', n, seed, trials } as const;
      if (wish.kind === 'named') return ask({ ...deals, source: { kind: 'named', name: wish.name } });
      openSandbox({ code: wish.code, n }, OWN_NAME, failed).then(({ end, port }) => {
        lets.push(end);
        ask({ ...deals, source: { kind: 'own', port } }, [port]);
      }, failed);
    });
  } finally {
    for (const letGo of lets) letGo();
  }
}
