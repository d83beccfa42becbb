/** Adds `from` into `into`, elementwise. */
export function merge(into: Float64Array, from: Float64Array): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] as number) + (from[i] as number);
}
