/** A proportion in per cent, from which the very same number is read: what is written bare is taken for a slip from 0.1 on. */
export function inPerCent(share: number): string {
  const [digits, exponent = '0'] = String(share).split('e');
  return `${digits}e${Number(exponent) + 2}%`;
}
