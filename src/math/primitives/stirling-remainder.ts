const LEAST_ASYMPTOTIC = 10;

/**
 * The remainder of Stirling's formula: δ(a) in Γ(a + 1) = √(2πa) (a/e)^a e^δ(a), for real a > 0.
 *
 * Asymptotic series from 10 on (DLMF, https://dlmf.nist.gov/5.11.E1), the recurrence δ(a) = δ(a + 1) + (a + ½) log(1 + 1/a) − 1 below, which is log
 * Γ(a + 2) = log Γ(a + 1) + log(a + 1) with Stirling's formula put in. Absolute error below 2e-15; measured in stirling-remainder.test.ts.
 */
export function stirlingRemainder(a: number): number {
  let below = 0;
  let at = a;
  for (; at < LEAST_ASYMPTOTIC; at++) below += (at + 0.5) * Math.log1p(1 / at) - 1;
  const s = 1 / (at * at);
  const series =
    1 / 12 -
    s *
      (1 / 360 -
        s * (1 / 1260 - s * (1 / 1680 - s * (1 / 1188 - s * (691 / 360360 - s * (1 / 156 - s * (3617 / 122400 - (s * 43867) / 244188)))))));
  return below + series / at;
}
