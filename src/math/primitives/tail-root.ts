/** One point of a log tail: the value and its slope in the log of the position. */
export interface LogTail {
  readonly log: number;
  readonly slope: number;
}

/** The largest step up: on a flat part of a tail the tangent meets the target far beyond the root. */
const MOST_RISE = 10;

/**
 * The position > 0 at which a log tail equals `target`, by Newton's method in the log of the position, t ← t + (target − log)/slope;
 * relative error a few 1e-16 over what the tail's own error allows, measured in tail-root.test.ts.
 *
 * Meant for tails that are log-concave in the log of the position (gamma, and beta in its odds): there each step from the far side of the
 * root lands on the near side and then goes up to it without overshooting. 0 or infinity where the root is outside the doubles.
 */
export function tailRoot(at: (position: number) => LogTail, target: number, start: number): number {
  let position = start;
  let last = Infinity;
  for (let i = 0; i < 200 && position > 0 && position < Infinity; i++) {
    const { log, slope } = at(position);
    const step = Math.min(MOST_RISE, (target - log) / slope);
    const size = Math.abs(step);
    if (size < 1e-8 && size >= last) break;
    position *= Math.exp(step);
    if (size < 1e-16) break;
    last = size;
  }
  return position;
}
