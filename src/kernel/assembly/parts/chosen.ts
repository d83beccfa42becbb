// The bounded methods of parts/bounded, on words that lie ready. Their numbers are those of kernel/deal/words-dealer.ts.

/** The number of `remainder` in kernel/deal/chooser.ts. */
export const REMAINDER: u32 = 0;
const HIGH_PART: u32 = 1;
/** The number of `floored-fraction` there. */
export const FLOORED_FRACTION: u32 = 2;
/** The number of `rounded-fraction` there. */
export const ROUNDED_FRACTION: u32 = 3;
/** The number of `high-part-refusing` there. */
export const HIGH_PART_REFUSING: u32 = 4;

/** Returns the value of a word below `bound`, or −1 where another word must be drawn. `log`: log2 of the range, or below 0 where it is no power of two. */
export function chosen(method: u32, word: u32, bound: u32, range: u64, log: i32): i32 {
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
