/** The area of axis-parallel rectangles in SVG paths, by fill. */
export function areas(svg: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [, d = '', fill = ''] of svg.matchAll(/<path d="([^"]*)" fill="(var\(--d\d+\))"\/>/g)) {
    for (const [, width, height] of d.matchAll(/M[-\d.]+,[-\d.]+h([-\d.]+)v([-\d.]+)h[-\d.]+z/gi)) {
      found.set(fill, (found.get(fill) ?? 0) + Number(width) * Number(height));
    }
  }
  return found;
}
