/** A proportion in per cent with three significant digits, for plain text: 0.11357 gives '11.4 %'. The report formats its own. */
export function percent(share: number): string {
  return `${Number((100 * share).toPrecision(3))} %`;
}

/** The same rounded up: for a size that would have been seen. */
export function percentUp(share: number): string {
  const [digits, exponent] = (100 * share).toExponential(2).split('e');
  const nearest = Number(`${digits}e${exponent}`);
  return percent((nearest >= 100 * share * (1 - 1e-12) ? nearest : Number(`${(Number(digits) + 0.01).toFixed(2)}e${exponent}`)) / 100);
}

/** A proportion in per cent as it is typed, to its last digit: 0.0223 gives '2.23%', which is read back as the very number. */
export function exactPercent(share: number): string {
  const [digits, exponent = '0'] = String(share).split('e');
  return `${Number(`${digits}e${Number(exponent) + 2}`)}%`;
}
