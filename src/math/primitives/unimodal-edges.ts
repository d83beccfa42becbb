/** The first whole number from `low` on at which `holds`, which stays true from there to `high`; `high` if it holds at none before. */
export function firstWhere(holds: (j: number) => boolean, low: number, high: number): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = from + Math.floor((to - from) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** First whole number from `start` on, doubling the distance to `low`, at which `holds`. */
function reach(holds: (j: number) => boolean, low: number, start: number): number {
  let high = start;
  while (!holds(high)) high += high - low + 1;
  return high;
}

/** The first whole number from 0 on at which `holds`, which stays true from there. `guess` is any number nearby; a good one saves evaluations. */
function firstNear(holds: (j: number) => boolean, guess: number): number {
  if (!holds(guess)) return firstWhere(holds, guess + 1, reach(holds, guess + 1, guess + 1));
  let high = guess;
  for (let step = 1; high > 0; step *= 2) {
    const lower = Math.max(0, high - step);
    if (!holds(lower)) return firstWhere(holds, lower + 1, high);
    high = lower;
  }
  return 0;
}

/** The range of log terms that count: below e^−42 of the greatest, a sum of log-concave terms holds nothing that a double could show. */
const NEGLIGIBLE = 42;

/**
 * The stretch of whole numbers j ≥ 0 outside which the log-concave terms e^logTerm(j) are negligible beside the greatest. `guess` is any j near the
 * greatest: a bad one costs time only. Our own method: on a log-concave sequence both "the next is no greater" and "less than e^−42 of the greatest"
 * change once, so doubling and halving find the places. Tested in unimodal-edges.test.ts.
 */
export function unimodalEdges(
  logTerm: (j: number) => number,
  guess: number,
): { readonly first: number; readonly peak: number; readonly last: number } {
  const falls = (j: number): boolean => logTerm(j + 1) <= logTerm(j);
  const peak = firstNear(falls, guess);
  const least = logTerm(peak) - NEGLIGIBLE;
  const isSmall = (j: number): boolean => logTerm(j) < least;
  return {
    first: firstWhere((j) => !isSmall(j), 0, peak),
    peak,
    last: firstWhere(isSmall, peak, reach(isSmall, peak, peak + Math.ceil(10 * Math.sqrt(peak + 1)))),
  };
}
