/** Rounds every number of an SVG text with four decimals or more to three. */
export function rounded(text: string): string {
  return text.replace(/\d+\.\d{4,}/g, (digits) => String(Math.round(Number(digits) * 1000) / 1000));
}

/** A coordinate as it is written, to three decimals. */
export function written(value: number): string {
  return Number.isInteger(value) ? String(value) : rounded(String(value));
}
