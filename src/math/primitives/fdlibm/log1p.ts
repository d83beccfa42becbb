import { highWord, LN2_HIGH, LN2_LOW, setHighWord } from './words.js';

/**
 * The logarithm of 1 + x with the digits of Node's engine.
 *
 * Source: s_log1p.c of fdlibm. Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Permission to use, copy, modify, and distribute
 * this software is freely granted, provided that this notice is preserved.
 */
export function log1p(x: number): number {
  if (x === -1) return Number.NEGATIVE_INFINITY;
  if (x < -1 || Number.isNaN(x)) return Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  const hx = highWord(x);
  const absolute = hx & 0x7fff_ffff;
  let [k, f, hu, c] = [1, 0, 1, 0];
  if (hx < 0x3fda_827a) {
    if (absolute < 0x3e20_0000) return absolute < 0x3c90_0000 ? x : x - x * x * 0.5;
    if (hx > 0 || hx <= (0xbfd2_bec4 | 0)) [k, f, hu] = [0, x, 1];
  }
  if (k !== 0) {
    let u = hx < 0x4340_0000 ? 1 + x : x;
    hu = highWord(u);
    k = (hu >> 20) - 1023;
    c = hx < 0x4340_0000 ? (k > 0 ? 1 - (u - x) : x - (u - 1)) / u : 0;
    hu &= 0x000f_ffff;
    if (hu < 0x6_a09e) u = setHighWord(u, hu | 0x3ff0_0000);
    else {
      k++;
      u = setHighWord(u, hu | 0x3fe0_0000);
      hu = (0x0010_0000 - hu) >> 2;
    }
    f = u - 1;
  }
  const half = 0.5 * f * f;
  if (hu === 0) {
    if (f === 0) return k === 0 ? 0 : k * LN2_HIGH + (c + k * LN2_LOW);
    const R = half * (1 - 0.6666666666666666 * f);
    return k === 0 ? f - R : k * LN2_HIGH - (R - (k * LN2_LOW + c) - f);
  }
  const s = f / (2 + f);
  const z = s * s;
  const R =
    z *
    (0.6666666666666735 +
      z *
        (0.3999999999940942 +
          z *
            (0.2857142874366239 +
              z * (0.22222198432149784 + z * (0.1818357216161805 + z * (0.15313837699209373 + z * 0.14798198605116586))))));
  return k === 0 ? f - (half - s * (half + R)) : k * LN2_HIGH - (half - (s * (half + R) + (k * LN2_LOW + c)) - f);
}
