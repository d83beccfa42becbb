/** Steps between the lines of an axis that counts in times the even share. */
const STEPS = [0.5, 1, 2, 5, 10, 20, 50];

/** Round multiples of the even share above 0 up to `end`, at most four of them, without the even share itself: it has its own line. */
export function timesTicks(end: number): readonly { readonly at: number; readonly text: string }[] {
  const step = STEPS.find((width) => end / width <= 4.5) ?? 100;
  return Array.from({ length: Math.floor(end / step) }, (_, k) => (k + 1) * step)
    .filter((at) => Math.abs(at - 1) > end / 12)
    .map((at) => ({ at, text: `${at}×` }));
}
