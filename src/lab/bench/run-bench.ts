import { openSandbox } from '../sandbox/sandbox.js';
import { OWN_NAME } from '../sandbox/subject.js';
import { unpacked } from '../unpack.js';
import type { AuditAsked, AuditMade, AuditProgress, FromBench } from './tasks.js';

/** What the form asks for: a source by its name, or the text of a function. */
export type BenchWish = Omit<AuditAsked, 'source' | 'version' | 'engine'> &
  ({ readonly kind: 'named'; readonly name: string } | { readonly kind: 'own'; readonly code: string });

/** Audits in a worker of its own, which ends with the audit or when `signal` is aborted. Rejects with the sentence of what went wrong. */
export async function runBench(wish: BenchWish, onProgress: (progress: AuditProgress) => void, signal: AbortSignal): Promise<AuditMade> {
  const program = await unpacked('bench');
  const worker = new Worker(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })));
  const lets: (() => void)[] = [() => worker.terminate()];
  try {
    return await new Promise<AuditMade>((done, failed) => {
      signal.addEventListener('abort', () => failed(new Error('stopped')));
      worker.onerror = ({ message }) => failed(new Error(message));
      worker.onmessage = ({ data }: MessageEvent<FromBench>) => {
        if ('progress' in data) onProgress(data.progress);
        else if ('made' in data) done(data.made);
        else failed(new Error(data.hint === '' ? data.failed : `${data.failed} (${data.hint})`));
      };
      const { n, seed, trials } = wish;
      const asked = { n, seed, trials, version: document.documentElement.dataset['version'] ?? '', engine: navigator.userAgent };
      if (wish.kind === 'named') worker.postMessage({ ...asked, source: { kind: 'named', name: wish.name } } satisfies AuditAsked);
      else
        openSandbox({ code: wish.code, n }, OWN_NAME, failed).then(({ end, port }) => {
          lets.push(end);
          worker.postMessage({ ...asked, source: { kind: 'own', port } } satisfies AuditAsked, [port]);
        }, failed);
    });
  } finally {
    for (const letGo of lets) letGo();
  }
}
