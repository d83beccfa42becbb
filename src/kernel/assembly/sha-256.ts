/** Returns σ0 of a message word for the schedule; `mixed1` is σ1: FIPS 180-4, 4.1.2. */
function mixed0(x: u32): u32 {
  return rotr<u32>(x, 7) ^ rotr<u32>(x, 18) ^ (x >>> 3);
}

function mixed1(x: u32): u32 {
  return rotr<u32>(x, 17) ^ rotr<u32>(x, 19) ^ (x >>> 10);
}

/** Returns the addend from the three state words e, f and g: Σ1 and Ch. */
function chosen(e: u32, f: u32, g: u32): u32 {
  return (rotr<u32>(e, 6) ^ rotr<u32>(e, 11) ^ rotr<u32>(e, 25)) + (g ^ (e & (f ^ g)));
}

/** Returns the addend from the first three state words: Σ0 and Maj. */
function most(a: u32, b: u32, c: u32): u32 {
  return (rotr<u32>(a, 2) ^ rotr<u32>(a, 13) ^ rotr<u32>(a, 22)) + ((a & b) | (c & (a | b)));
}

/**
 * Absorbs `blocks` blocks of 64 bytes into a state of SHA-256, eight words: FIPS 180-4, 6.2.2. `work`: the 64 round constants, which are given, and
 * room for as many words.
 */
export function sha256(state: usize, message: usize, blocks: u32, work: usize): void {
  const schedule = work + 256;
  for (; blocks > 0; blocks--, message += 64) {
    for (let t: usize = 0; t < 64; t += 4) store<u32>(schedule + t, bswap<u32>(load<u32>(message + t)));
    for (let at = schedule + 64; at < schedule + 256; at += 4)
      store<u32>(at, mixed1(load<u32>(at - 8)) + load<u32>(at - 28) + mixed0(load<u32>(at - 60)) + load<u32>(at - 64));
    let a = load<u32>(state);
    let b = load<u32>(state, 4);
    let c = load<u32>(state, 8);
    let d = load<u32>(state, 12);
    let e = load<u32>(state, 16);
    let f = load<u32>(state, 20);
    let g = load<u32>(state, 24);
    let h = load<u32>(state, 28);
    // Eight rounds at a time: the words of the state take each other's places, and none is moved.
    for (let at = work; at < schedule; at += 32) {
      h += chosen(e, f, g) + load<u32>(at) + load<u32>(at, 256);
      d += h;
      h += most(a, b, c);
      g += chosen(d, e, f) + load<u32>(at, 4) + load<u32>(at, 260);
      c += g;
      g += most(h, a, b);
      f += chosen(c, d, e) + load<u32>(at, 8) + load<u32>(at, 264);
      b += f;
      f += most(g, h, a);
      e += chosen(b, c, d) + load<u32>(at, 12) + load<u32>(at, 268);
      a += e;
      e += most(f, g, h);
      d += chosen(a, b, c) + load<u32>(at, 16) + load<u32>(at, 272);
      h += d;
      d += most(e, f, g);
      c += chosen(h, a, b) + load<u32>(at, 20) + load<u32>(at, 276);
      g += c;
      c += most(d, e, f);
      b += chosen(g, h, a) + load<u32>(at, 24) + load<u32>(at, 280);
      f += b;
      b += most(c, d, e);
      a += chosen(f, g, h) + load<u32>(at, 28) + load<u32>(at, 284);
      e += a;
      a += most(b, c, d);
    }
    store<u32>(state, load<u32>(state) + a);
    store<u32>(state, load<u32>(state, 4) + b, 4);
    store<u32>(state, load<u32>(state, 8) + c, 8);
    store<u32>(state, load<u32>(state, 12) + d, 12);
    store<u32>(state, load<u32>(state, 16) + e, 16);
    store<u32>(state, load<u32>(state, 20) + f, 20);
    store<u32>(state, load<u32>(state, 24) + g, 24);
    store<u32>(state, load<u32>(state, 28) + h, 28);
  }
}

/** Converts `count` doubles, whole numbers in [0, 2^53), to words of 64 bits in place. */
export function wholeNumbers(at: usize, count: u32): void {
  for (; count > 0; count--, at += 8) store<u64>(at, load<f64>(at) as u64);
}
