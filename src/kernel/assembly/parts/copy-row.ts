/** Copies a row of `bytes` bytes, sixteen at a time: both rows have room up to the next multiple of sixteen. */
export function copyRow(from: usize, to: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) v128.store(to + at, v128.load(from + at));
}
