/** ln of the mean of exp(x), without overflow: the largest is factored out, as in `math/primitives/log-sum.ts`. At least one value, none NaN. */
export function logMeanExp(values: ArrayLike<number>): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) if (values[i] > most) most = values[i];
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += Math.exp(values[i] - most);
  return most + Math.log(sum / values.length);
}
