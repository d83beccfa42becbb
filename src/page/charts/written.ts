/** Rounds to three decimals every number of an SVG text that has four or more. */
export function rounded(text: string): string {
  return text.replace(/\d+\.\d{4,}/g, (digits) => String(Math.round(Number(digits) * 1000) / 1000));
}

/** Writes a coordinate to three decimals. */
export function written(value: number): string {
  return Number.isInteger(value) ? String(value) : rounded(String(value));
}
