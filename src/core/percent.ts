/** A proportion in per cent with three significant digits, for plain text: 0.11357 gives '11.4 %'. The report formats its own. */
export function percent(share: number): string {
  return `${Number((100 * share).toPrecision(3))} %`;
}
