import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds at each stop: long enough to see the picture, twenty stops in a few seconds. */
const AT_EACH = 420;

interface Playing {
  readonly stops: readonly string[];
  readonly play: string;
  readonly stop: string;
  onStop(stop: string): void;
}

/** Steps through the stops of a slider one after another; where motion is not wanted, goes straight to the last. */
export function Play({ onStop, play, stop, stops }: Playing): JSX.Element {
  const [at, go] = useState<number | null>(null);
  const show = useRef(onStop);
  show.current = onStop;
  useEffect(() => {
    if (at === null) return undefined;
    show.current(stops[at] ?? '');
    const timer = setTimeout(() => go(at + 1 < stops.length ? at + 1 : null), AT_EACH);
    return () => clearTimeout(timer);
  }, [at]);
  const start = (): void => go(matchMedia('(prefers-reduced-motion: reduce)').matches ? stops.length - 1 : 0);
  return (
    <button type="button" onClick={() => (at === null ? start() : go(null))}>
      {at === null ? play : stop}
    </button>
  );
}
