/** An upright rectangle as it is drawn, in the units of the view box, with its colour as it stands in the attribute. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
}

/** The least number of rectangles in a run that is drawn as one path a colour. */
export const LEAST_MERGED = 8;

/** Merges rectangles that do not overlap into one path a colour, ordered by colour, with neighbours of a row joined. */
export function mergedBoxes(all: readonly Box[]): string {
  const byFill = new Map<string, Box[]>();
  for (const box of all) {
    const boxes = byFill.get(box.fill) ?? [];
    const last = boxes.at(-1);
    if (last && last.y === box.y && last.height === box.height && last.x + last.width === box.x)
      boxes[boxes.length - 1] = { ...last, width: last.width + box.width };
    else boxes.push(box);
    byFill.set(box.fill, boxes);
  }
  return [...byFill]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([fill, boxes]) => `<path d="${boxes.map(outline).join('')}" fill="${fill}"/>`)
    .join('');
}

function outline({ x, y, width, height }: Box): string {
  return `M${x},${y}h${width}v${height}h${-width}z`;
}
