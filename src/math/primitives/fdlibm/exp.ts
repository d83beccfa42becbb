import { highWord, LN2_HIGH, LN2_LOW, scaled } from './words.js';

/**
 * The exponential with the digits of Node's engine.
 *
 * Source: e_exp.c of fdlibm. Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Permission to use, copy, modify, and distribute
 * this software is freely granted, provided that this notice is preserved.
 */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > 709.782712893384) return Number.POSITIVE_INFINITY;
  if (x < -745.1332191019411) return 0;
  const absolute = highWord(x) & 0x7fff_ffff;
  let [high, low, k, r] = [0, 0, 0, x];
  if (absolute > 0x3fd6_2e42) {
    if (absolute < 0x3ff0_a2b2) {
      if (x === 1) return Math.E;
      const sign = x < 0 ? -1 : 1;
      high = x - sign * LN2_HIGH;
      low = sign * LN2_LOW;
      k = sign;
    } else {
      k = Math.trunc(Math.LOG2E * x + (x < 0 ? -0.5 : 0.5));
      high = x - k * LN2_HIGH;
      low = k * LN2_LOW;
    }
    r = high - low;
  } else if (absolute < 0x3e30_0000) return 1 + x;
  const t = r * r;
  const c =
    r -
    t *
      (0.16666666666666602 +
        t * (-0.0027777777777015593 + t * (0.00006613756321437934 + t * (-0.0000016533902205465252 + t * 4.1381367970572385e-8))));
  if (k === 0) return 1 - ((r * c) / (c - 2) - r);
  return scaled(1 - (low - (r * c) / (2 - c) - high), k);
}
