import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { framed } from '../unpack.js';
import type { LogWords } from './log/log-words.js';
import type { AuditMade } from './tasks.js';
import type { BenchWords } from './words.js';

interface Reported {
  readonly made: AuditMade;
  readonly words: BenchWords;
  readonly logWords: LogWords;
}

/** Shows what an audit found: its words, its report in a sandboxed frame that may do nothing, and both files to keep. */
export function Report({ logWords, made, words }: Reported): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = framed('viewer');
    frame.title = words.report;
    // The frame has no origin that could be named, and nobody but the frame hears it.
    frame.onload = () => frame.contentWindow?.postMessage(made.page, '*');
    place.current?.replaceChildren(frame);
  }, [made]);
  return (
    <section>
      <h2>{words.found}</h2>
      <pre class="summary" lang="en">
        {flowing(made.summary)}
      </pre>
      <p class="controls">
        <button type="button" onClick={() => keep(made.page, `${made.name}.html`, 'text/html')}>
          {words.keepReport}
        </button>
        <button type="button" onClick={() => keep(made.record, `${made.name}.json`, 'application/json')}>
          {words.keepRecord}
        </button>
        {made.rejects !== '' && (
          <button type="button" onClick={() => keep(made.rejects, `${made.name}.rejects.ndjson`, 'application/x-ndjson')}>
            {logWords.keepRejects}
          </button>
        )}
      </p>
      <p class="soft">{words.checkAgain}</p>
      {made.read.length > 0 && (
        <>
          <h3>{logWords.asRead}</h3>
          <pre class="summary" lang="en">
            {made.read.join('\n')}
          </pre>
        </>
      )}
      <div ref={place} class="report" />
    </section>
  );
}

/** Turns a text broken for a terminal into one that the page breaks; indented text keeps its lines. */
function flowing(text: string): string {
  return text.replaceAll(/(?<=\S)\n(?=\S)/g, ' ');
}

/** Hands a file to the browser, to be saved as a download. */
function keep(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
