// The bounded methods of parts/bounded, on words that lie ready. Their numbers are those of kernel/deal/words-dealer.ts.

const REMAINDER = 0;
const HIGH_PART = 1;
const FLOORED_FRACTION = 2;
const ROUNDED_FRACTION = 3;
const HIGH_PART_REFUSING = 4;

/** The value of a word below `bound`, or −1 where another word must be drawn. `log`: of the range, or below 0 where it is no power of two. */
function chosen(method: u32, word: u32, bound: u32, range: u64, log: i32): i32 {
  if (method === REMAINDER) return (word % bound) as i32;
  if (method === FLOORED_FRACTION) return floor<f64>(((word as f64) / (range as f64)) * (bound as f64)) as i32;
  if (method === ROUNDED_FRACTION) {
    const exact = ((word as f64) / (range as f64)) * ((bound - 1) as f64);
    const whole = floor<f64>(exact);
    return (whole as i32) + ((exact - whole >= 0.5) as i32);
  }
  const product = (word as u64) * (bound as u64);
  if (method === HIGH_PART || method === HIGH_PART_REFUSING) {
    const value = log < 0 ? product / range : product >> (log as u64);
    if (method === HIGH_PART_REFUSING) {
      const rest = product - value * range;
      if (rest < (bound as u64) && rest < range % (bound as u64)) return -1;
    }
    return value as i32;
  }
  // A bitmask with rejection.
  const mask: u64 = bound > 1 ? (((0xffffffff as u32) >>> clz<u32>(bound - 1)) as u64) : 0;
  const usable = log >= 0 || mask >= range ? range : range - (range % (mask + 1));
  const masked = (word as u64) & mask;
  return masked >= (bound as u64) || (word as u64) >= usable ? -1 : (masked as i32);
}

/**
 * The draws of as many of `decks` decks as `count` words are enough for, from deck `first` on, laid out as by `streamDraws`. Answers the decks made; the
 * words that they took are stored at `used`. `shift`: bits dropped from the bottom of every word; `range`: of what is left.
 */
export function chooseWords(
  method: u32,
  words: usize,
  count: u32,
  shift: u32,
  range: u64,
  bounds: usize,
  steps: u32,
  draws: usize,
  first: u32,
  decks: u32,
  used: usize,
): u32 {
  const log: i32 = (range & (range - 1)) === 0 ? (ctz<u64>(range) as i32) : -1;
  let taken: u32 = 0;
  let deck: u32 = 0;
  for (; deck < decks; deck++) {
    const place = first + deck;
    let to = draws + (((place >> 3) * steps) << 3) + (place & 7);
    let next = taken;
    for (let k: u32 = 0; k < steps; k++, to += 8) {
      const bound = load<u32>(bounds + ((k as usize) << 2));
      let value: i32 = -1;
      do {
        if (next === count) {
          store<u32>(used, taken);
          return deck;
        }
        value = chosen(method, load<u32>(words + ((next as usize) << 2)) >>> shift, bound, range, log);
        next++;
      } while (value < 0);
      store<u8>(to, value as u8);
    }
    taken = next;
  }
  store<u32>(used, taken);
  return deck;
}
