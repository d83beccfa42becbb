import type { Sheet } from '../sheet.js';

/** Deals as one generator may have drawn them, from the first on, read back from a deck that was in order before the first. */
export interface Stream {
  /** The sheet that a candidate is of. */
  readonly sheet: Sheet;
  readonly bounds: Uint32Array;
  /** Row-major, the draws of every deal, the first included. */
  readonly draws: Uint32Array;
  /** Deals before the first one of the sheet: 1 where each deal starts as the one before ended. */
  readonly before: 0 | 1;
}

/** The streams that the sheets may be of: a seeded program's first deck was in order, whatever the later ones started from. */
export function streamsOf(sheets: readonly Sheet[]): readonly Stream[] {
  return sheets
    .filter(({ start }) => start.places)
    .flatMap((sheet) => {
      const { bounds, draws, shuffle } = sheet;
      const first = draws.subarray(0, bounds.length);
      const going = sheets.find(
        (other) => !other.start.places && other.shuffle === shuffle && other.draws.length === draws.length - bounds.length,
      );
      return [
        { sheet, bounds, draws, before: 0 as const },
        ...(going ? [{ sheet: going, bounds, draws: Uint32Array.of(...first, ...going.draws), before: 1 as const }] : []),
      ];
    });
}

/** Streams whose first `most` draws have the same bounds, which one pass over the words tries together. */
export function groupStreams(streams: readonly Stream[], most: number): readonly (readonly Stream[])[] {
  const groups = new Map<string, Stream[]>();
  for (const stream of streams) {
    const key = stream.bounds.subarray(0, most).join();
    const group = groups.get(key) ?? [];
    group.push(stream);
    groups.set(key, group);
  }
  return [...groups.values()];
}
