/** Yields the same numbers counted from 0, in the same arrays. */
export async function* fromZero(pieces: AsyncIterable<Uint32Array>, from: 0 | 1): AsyncGenerator<Uint32Array> {
  for await (const piece of pieces) {
    if (from === 1) for (let k = 0; k < piece.length; k++) piece[k]--;
    yield piece;
  }
}
