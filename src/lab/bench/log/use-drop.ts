import { useEffect, useState } from 'preact/hooks';

/** Listens for files dropped anywhere on the page, which a browser would otherwise open in place of it; returns whether some are held over it. */
export function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [over, set] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const withFiles =
      (then: (files: FileList) => void) =>
      (event: DragEvent): void => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        then(event.dataTransfer.files);
      };
    const over = withFiles(() => set(true));
    addEventListener('dragenter', over, { signal });
    addEventListener('dragover', over, { signal });
    // What leaves the page goes nowhere else on it.
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? set(false), { signal });
    addEventListener(
      'drop',
      withFiles((files) => {
        set(false);
        onFiles([...files]);
      }),
      { signal },
    );
    return () => stop.abort();
  }, [onFiles]);
  return over;
}
