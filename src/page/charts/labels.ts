/** Units of width that a character of 12.5-unit text takes on average; a little generous, so that labels keep apart. */
const CHARACTER = 6.2;

/** The approximate width of a text of 12.5 units. */
export function widthOf(text: string): number {
  return text.length * CHARACTER;
}

export interface Mark {
  readonly at: number;
  readonly text: string;
}

/** The place of a mark's label: its row below the axis, and the side of its leader. */
export interface LabelPlace extends Mark {
  readonly row: number;
  readonly side: 'left' | 'right';
}

/**
 * Assigns rows to labels right of their leaders. The right-most stands highest, and a label drops until it meets neither a label nor a leader. A
 * label that would leave the drawing at `end` stands left of its leader.
 */
export function placeLabels(marks: readonly Mark[], end: number): readonly LabelPlace[] {
  const placed: LabelPlace[] = [];
  for (const mark of [...marks].sort((a, b) => b.at - a.at)) {
    const width = widthOf(mark.text) + 8;
    const side = mark.at + width > end ? 'left' : 'right';
    const from = side === 'left' ? mark.at - width : mark.at;
    const rows = Array.from({ length: placed.length + 1 }, (_, row) => row);
    const free = (row: number): boolean => !placed.some((other) => meets(other, from, from + width, row));
    const uncrossed = (row: number): boolean => !placed.some((other) => crosses(other, row, mark.at));
    // A label left of its leader can bar the way down for every row; a leader then crosses it.
    const row = rows.find((k) => free(k) && uncrossed(k)) ?? rows.find(free) ?? placed.length;
    placed.push({ ...mark, row, side });
  }
  return placed;
}

function span({ at, side, text }: LabelPlace): readonly [number, number] {
  const width = widthOf(text) + 8;
  return side === 'left' ? [at - width, at] : [at, at + width];
}

/** True if a label from `from` to `to` in `row` covers another label, or lies on another's leader. */
function meets(other: LabelPlace, from: number, to: number, row: number): boolean {
  const [start, end] = span(other);
  const covers = other.row === row && start < to && from < end;
  return covers || (other.row >= row && other.at > from && other.at < to);
}

/** True if a leader at `leader` down to `row` runs through another label. */
function crosses(other: LabelPlace, row: number, leader: number): boolean {
  const [start, end] = span(other);
  return row > other.row && leader > start && leader < end;
}
