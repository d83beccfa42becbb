import { tempered } from './parts/tempered.js';

// The Mersenne Twister, words 4k to 4k + 3 at a time; `state`, `out` and `count` as in words-32.ts. Behind the 624 words of the state lie
// four more of room, where the first four come again once they are new: so no four words that are read together go around the end.

const WORDS: usize = 624 * 4;
const MIDDLE: usize = 397 * 4;
const LEFT: usize = WORDS - MIDDLE;
const CONSTANT: u32 = 0x9908b0df;

function temperedWord(y: u32): u32 {
  y ^= y >>> 11;
  y ^= (y << 7) & 0x9d2c5680;
  y ^= (y << 15) & 0xefc60000;
  return y ^ (y >>> 18);
}

/** Replaces the words at `at`, a multiple of 16, by four words of the next round. */
function twist(words: usize, at: usize): void {
  const y = v128.or(v128.and(v128.load(words + at), i32x4.splat(0x80000000)), v128.and(v128.load(words + at, 4), i32x4.splat(0x7fffffff)));
  const far = v128.load(words + (at < LEFT ? at + MIDDLE : at - LEFT));
  const odd = i32x4.neg(v128.and(y, i32x4.splat(1)));
  const made = v128.xor(v128.xor(far, i32x4.shr_u(y, 1)), v128.and(odd, i32x4.splat(CONSTANT)));
  v128.store(words + at, made);
  if (at === 0) v128.store(words + WORDS, made);
}

function twistWord(words: usize, at: usize): void {
  const following = at + 4 === WORDS ? 0 : at + 4;
  const y = (load<u32>(words + at) & 0x80000000) | (load<u32>(words + following) & 0x7fffffff);
  const far = at < LEFT ? at + MIDDLE : at - LEFT;
  const made = load<u32>(words + far) ^ (y >>> 1) ^ ((0 - (y & 1)) & CONSTANT);
  store<u32>(words + at, made);
  if (at < 16) store<u32>(words + WORDS + at, made);
}

/** MT19937: tempers a word, then twists it in place. State: its index, 624 words, room for four. */
export function mt19937Words(state: usize, out: usize, count: u32): void {
  const words = state + 4;
  let at = (load<u32>(state) as usize) << 2;
  // Unless the place is in the midst of the first four, those of this round are read from behind the last.
  for (let k: usize = 0; k < 16; k += 4) store<u32>(words + WORDS + k, load<u32>(words + k));
  for (const end = out + ((count as usize) << 2); out < end; ) {
    if ((at & 15) === 0 && out + 16 <= end) {
      v128.store(out, tempered(v128.load(words + at)));
      twist(words, at);
      out += 16;
      at += 16;
    } else {
      store<u32>(out, temperedWord(load<u32>(words + at)));
      twistWord(words, at);
      out += 4;
      at += 4;
    }
    if (at === WORDS) at = 0;
  }
  store<u32>(state, (at >> 2) as u32);
}
