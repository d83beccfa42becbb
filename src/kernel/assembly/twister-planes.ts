// MT19937 of 128 states at once: a plane is one bit of a word of each, 16 bytes, and the state is 624 times 32 planes, the lowest bit first.

const WORD: usize = 32 * 16;
const WORDS: usize = 624 * WORD;
const MIDDLE: usize = 397 * WORD;
const LEFT: usize = WORDS - MIDDLE;
const CONSTANT: u32 = 0x9908b0df;

/** Twists the word at `at`. */
function twistPlanes(planes: usize, at: usize): void {
  const own = planes + at;
  const next = planes + (at + WORD === WORDS ? 0 : at + WORD);
  const far = planes + (at < LEFT ? at + MIDDLE : at - LEFT);
  const odd = v128.load(next);
  const top = v128.load(own, 31 * 16);
  for (let bit: usize = 0; bit < 30; bit++) {
    const k = bit << 4;
    let made = v128.xor(v128.load(far + k), v128.load(next + k, 16));
    if ((CONSTANT >>> (bit as u32)) & 1) made = v128.xor(made, odd);
    v128.store(own + k, made);
  }
  v128.store(own, v128.xor(v128.load(far, 30 * 16), top), 30 * 16);
  v128.store(own, v128.xor(v128.load(far, 31 * 16), odd), 31 * 16);
}

/**
 * Writes for each of `rows` wanted sums its bits of 128 states, 16 bytes, 64 bytes from one to the next at `out`. At `wanted`, two words a row: the
 * index of a word of the stream, never falling, and the bits of it, untempered, that are added up.
 */
export function twisterSums(planes: usize, wanted: usize, rows: u32, out: usize): void {
  let made: u32 = 0;
  let at: usize = WORDS - WORD;
  for (const end = wanted + ((rows as usize) << 3); wanted < end; wanted += 8, out += 64) {
    for (const last = load<u32>(wanted); made <= last; made++) {
      at = at + WORD === WORDS ? 0 : at + WORD;
      twistPlanes(planes, at);
    }
    let sum = i32x4.splat(0);
    for (let bits = load<u32>(wanted, 4); bits !== 0; bits &= bits - 1)
      sum = v128.xor(sum, v128.load(planes + at + ((ctz(bits) as usize) << 4)));
    v128.store(out, sum);
  }
}
