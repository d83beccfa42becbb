/** Pads cells to columns two spaces apart, the head row included; `right` are the columns aligned right. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [k, cell] of row.entries()) widths[k] = Math.max(widths[k] ?? 0, cell.length);
  }
  return rows.map((row) =>
    row
      .map((cell, k) => (right.includes(k) ? cell.padStart(widths[k]) : cell.padEnd(widths[k])))
      .join('  ')
      .trimEnd(),
  );
}
