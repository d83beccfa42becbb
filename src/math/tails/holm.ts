/**
 * Holm's step-down adjustment in the log domain: the natural logs of the adjusted p-values, in the order given, each at most 0. Valid under
 * any dependence between the hypotheses. S. Holm (1979), A simple sequentially rejective multiple test procedure, Scandinavian Journal of
 * Statistics 6:65–70, https://www.jstor.org/stable/4615733. Adjusted: max over the ranks up to r of min(1, (m − r) p), r from 0.
 */
export function holm(logP: readonly number[]): number[] {
  const order = logP.map((_, i) => i).sort((a, b) => logP[a] - logP[b]);
  const adjusted: number[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  order.forEach((index, rank) => {
    highest = Math.max(highest, Math.min(0, logP[index] + Math.log(logP.length - rank)));
    adjusted[index] = highest;
  });
  return adjusted;
}
