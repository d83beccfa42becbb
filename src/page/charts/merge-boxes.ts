interface Box {
  readonly x: number;
  readonly y: number;
  width: number;
  readonly height: number;
}

const BOX = /<path d="M([-\d.]+),([-\d.]+)h([-\d.]+)v([-\d.]+)h-?[-\d.]+Z" fill="([^"]+)"\/>/g;
const RUN = /(?:<path d="M[-\d.]+,[-\d.]+h[-\d.]+v[-\d.]+h-?[-\d.]+Z" fill="[^"]+"\/>){8,}/g;

/**
 * Replaces each run of eight or more rectangles by one path a colour, with neighbours of a row joined: a map of 2,704 cells becomes
 * 17 elements. The rectangles of a run must not overlap, since their order is not kept.
 */
export function mergeBoxes(svg: string): string {
  return svg.replace(RUN, (run) => {
    const byFill = new Map<string, Box[]>();
    for (const [, x, y, width, height, fill = ''] of run.matchAll(BOX)) {
      const boxes = byFill.get(fill) ?? [];
      const last = boxes.at(-1);
      const box = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
      if (last && last.y === box.y && last.height === box.height && last.x + last.width === box.x) last.width += box.width;
      else boxes.push(box);
      byFill.set(fill, boxes);
    }
    return [...byFill]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([fill, boxes]) => `<path d="${boxes.map(outline).join('')}" fill="${fill}"/>`)
      .join('');
  });
}

function outline({ x, y, width, height }: Box): string {
  return `M${x},${y}h${width}v${height}h${-width}z`;
}
