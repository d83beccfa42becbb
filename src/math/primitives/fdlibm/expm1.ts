import { highWord, LN2_HIGH, LN2_LOW, scaled, setHighWord } from './words.js';

/**
 * The exponential less 1 with the digits of Node's engine.
 *
 * Source: s_expm1.c of fdlibm. Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Permission to use, copy, modify, and distribute
 * this software is freely granted, provided that this notice is preserved.
 */
export function expm1(x: number): number {
  const hx = highWord(x);
  const absolute = hx & 0x7fff_ffff;
  if (absolute >= 0x4043_687a) {
    if (Number.isNaN(x)) return x;
    if (x > 709.782712893384) return Number.POSITIVE_INFINITY;
    if (hx < 0) return -1;
  }
  let [k, r, c] = [0, x, 0];
  if (absolute > 0x3fd6_2e42) {
    let [high, low] = [0, 0];
    if (absolute < 0x3ff0_a2b2) {
      k = hx < 0 ? -1 : 1;
      high = x - k * LN2_HIGH;
      low = k * LN2_LOW;
    } else {
      k = Math.trunc(Math.LOG2E * x + (hx < 0 ? -0.5 : 0.5));
      high = x - k * LN2_HIGH;
      low = k * LN2_LOW;
    }
    r = high - low;
    c = high - r - low;
  } else if (absolute < 0x3c90_0000) return x;
  const half = 0.5 * r;
  const hxs = r * half;
  const r1 =
    1 +
    hxs *
      (-0.03333333333333313 +
        hxs * (0.0015873015872548146 + hxs * (-0.0000793650757867488 + hxs * (0.000004008217827329362 + hxs * -2.0109921818362437e-7))));
  const t = 3 - r1 * half;
  const e = hxs * ((r1 - t) / (6 - r * t));
  if (k === 0) return r - (r * e - hxs);
  const rest = r * (e - c) - c - hxs;
  if (k === -1) return 0.5 * (r - rest) - 0.5;
  if (k === 1) return r < -0.25 ? -2 * (rest - (r + 0.5)) : 1 + 2 * (r - rest);
  if (k <= -2 || k > 56) {
    const y = 1 - (rest - r);
    return (k === 1024 ? y * 2 * 2 ** 1023 : scaled(y, k)) - 1;
  }
  if (k < 20) return scaled(setHighWord(1, 0x3ff0_0000 - (0x20_0000 >> k)) - (rest - r), k);
  return scaled(r - (rest + 2 ** -k) + 1, k);
}
