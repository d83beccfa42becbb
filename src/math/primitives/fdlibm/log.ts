import { highWord, LN2_HIGH, LN2_LOW, rounded, setHighWord } from './words.js';

const TWO_54 = 2 ** 54;

/** The polynomial in s = f / (2 + f) that logarithms of 1 + f share. */
function logSeries(s: number): number {
  const z = s * s;
  const w = z * z;
  const even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
  const odd = z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
  return odd + even;
}

/** Splits a positive, finite `x` into 2^k (1 + f), the mantissa from √½ to √2; null for a value without such a form. */
function parted(x: number): { readonly k: number; readonly m: number; readonly high: number; readonly i: number } {
  const tiny = highWord(x) < 0x0010_0000;
  const large = tiny ? x * TWO_54 : x;
  const high = highWord(large);
  const mantissa = high & 0x000f_ffff;
  const i = (mantissa + 0x9_5f64) & 0x10_0000;
  return { k: (tiny ? -54 : 0) + (high >> 20) - 1023 + (i >> 20), m: setHighWord(large, mantissa | (i ^ 0x3ff0_0000)), high: mantissa, i };
}

/** The logarithm of an `x` that is zero, negative or not finite; null for any other. */
function plainLog(x: number): number | null {
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (x < 0 || Number.isNaN(x)) return Number.NaN;
  return x === Number.POSITIVE_INFINITY ? x : null;
}

/**
 * The natural logarithm with the digits of Node's engine; those to the bases 2 and 10 follow below.
 *
 * Source: e_log.c and e_log10.c of fdlibm, e_log2.c of FreeBSD. Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Permission to use,
 * copy, modify, and distribute this software is freely granted, provided that this notice is preserved.
 */
export function log(x: number): number {
  const plain = plainLog(x);
  if (plain !== null) return plain;
  const { high, k, m } = parted(x);
  const f = m - 1;
  if ((0x000f_ffff & (2 + high)) < 3) {
    if (f === 0) return k === 0 ? 0 : k * LN2_HIGH + k * LN2_LOW;
    const R = f * f * (0.5 - 0.3333333333333333 * f);
    return k === 0 ? f - R : k * LN2_HIGH - (R - k * LN2_LOW - f);
  }
  const s = f / (2 + f);
  const R = logSeries(s);
  if (((high - 0x6_147a) | (0x6_b851 - high)) > 0) {
    const half = 0.5 * f * f;
    return k === 0 ? f - (half - s * (half + R)) : k * LN2_HIGH - (half - (s * (half + R) + k * LN2_LOW) - f);
  }
  return k === 0 ? f - s * (f - R) : k * LN2_HIGH - (s * (f - R) - k * LN2_LOW - f);
}

export function log2(x: number): number {
  const plain = plainLog(x);
  if (plain !== null) return plain;
  if (x === 1) return 0;
  const { k, m } = parted(x);
  const f = m - 1;
  const half = 0.5 * f * f;
  const s = f / (2 + f);
  const r = s * (half + logSeries(s));
  const high = rounded(f - half);
  const low = f - high - half + r;
  const [byHigh, byLow] = [1.4426950407214463, 1.6751713164886512e-10];
  const top = high * byHigh;
  const w = k + top;
  return (low + high) * byLow + low * byHigh + (k - w + top) + w;
}

export function log10(x: number): number {
  const plain = plainLog(x);
  if (plain !== null) return plain;
  if (x === 1) return 0;
  const tiny = highWord(x) < 0x0010_0000;
  const large = tiny ? x * TWO_54 : x;
  const high = highWord(large);
  const k = (tiny ? -54 : 0) + (high >> 20) - 1023;
  const i = k < 0 ? 1 : 0;
  const y = k + i;
  const m = setHighWord(large, (high & 0x000f_ffff) | ((0x3ff - i) << 20));
  return y * 3.694239077158931e-13 + Math.LOG10E * log(m) + y * 0.30102999566361177;
}
