import { changedFile } from '../../../engine/log/file-faults.js';
import { quoteText } from '../../../engine/log/log-error.js';
import { ItemReader } from '../items/item-reader.js';
import type { ItemPlace } from '../items/list-faults.js';
import type { PartRead } from './read-numbers.js';

/** Finds the items at these places (from 0, the files one behind the other) by reading the files once more. Answers in the order asked for. */
export async function findPlaces(
  parts: readonly Pick<PartRead, 'form' | 'input'>[],
  ats: readonly number[],
): Promise<readonly ItemPlace[]> {
  const found = new Map<number, ItemPlace>();
  const last = Math.max(-1, ...ats);
  let before = 0;
  let start = 0;
  for (const { input, form } of parts) {
    if (before > last) break;
    const { kind } = form.layout;
    const [isRaw, isByLine] = [kind === 'u32' || kind === 'u64' || kind === 'npy', kind === 'lines' || kind === 'csv' || kind === 'ndjson'];
    const reader = await ItemReader.open(input, { form });
    try {
      for (let spans = await reader.texts(); spans !== null && before <= last; spans = await reader.texts()) {
        for (const at of ats) {
          const k = at - before;
          if (k < 0 || k >= spans.length) continue;
          const text = new TextDecoder().decode(spans.bytes.subarray(spans.from[k], spans.to[k]));
          const line = isRaw ? null : spans.line[k];
          found.set(at, { file: input.name, line, item: at - start + 1, isByLine, text: /^\d+$/.test(text) ? text : quoteText(text) });
        }
        before += spans.length;
      }
    } finally {
      await reader.close();
    }
    start = before;
  }
  return ats.map((at) => {
    const place = found.get(at);
    if (!place) throw changedFile(parts[0].input.name);
    return place;
  });
}
