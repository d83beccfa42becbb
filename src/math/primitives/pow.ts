const DOUBLE = new Float64Array(1);
const WORDS = new Uint32Array(DOUBLE.buffer);
const [LOW, HIGH] = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? [0, 1] : [1, 0];

/** Parts of a double's upper word: one step of its exponent, the bits of its fraction, and 1. */
const STEP = 0x00100000;
const FRACTION = 0x000fffff;
const ONE = 0x3ff00000;

/** A number as the sum of two, the first with 21 bits of fraction, so that products of such parts are exact. */
interface Parts {
  readonly high: number;
  readonly low: number;
}

/**
 * x to the power of y with the same digits on every engine. `**` and Math.pow differ in the last digit from one version of V8 to another, and a
 * record is derived again years later. IEEE 754 fixes every digit of +, −, ×, ÷ and square roots, and nothing else is used.
 *
 * `x` and `y`: any numbers; special ones as in Math.pow. Relative error below 2.3e-16, and below 1e-13 where |y| is above 2^31, which never occurs
 * here; measured in pow.test.ts. These are the digits of V8 up to version 12, with which the first records were made, with its one bracket that
 * fdlibm has elsewhere (`powerOfTwo`).
 *
 * Source: e_pow.c of fdlibm. Copyright (C) 2004 by Sun Microsystems, Inc. All rights reserved. Permission to use, copy, modify, and distribute this
 * software is freely granted, provided that this notice is preserved.
 */
export function pow(x: number, y: number): number {
  if (y === 0) return 1;
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  const size = Math.abs(x);
  if (!Number.isFinite(y)) return size === 1 ? Number.NaN : size > 1 === y > 0 ? Infinity : 0;
  if (y === -1) return 1 / x;
  if (y === 2) return x * x;
  const sign = (x < 0 || Object.is(x, -0)) && Math.abs(y % 2) === 1 ? -1 : 1;
  if (size === 0 || size === Infinity) return sign * (y > 0 ? size : 1 / size);
  if (x < 0 && !Number.isInteger(y)) return Number.NaN;
  return sign * (y === 0.5 ? Math.sqrt(size) : ofPositive(size, y));
}

const HUGE_EXPONENT = 0x41e00000;

function ofPositive(x: number, y: number): number {
  const near = (upper(y) & 0x7fffffff) > HUGE_EXPONENT;
  // So large an exponent leaves something between 0 and infinity of numbers next to 1 alone.
  if (near && (upper(x) < ONE - 1 || upper(x) > ONE)) return x > 1 === y > 0 ? Infinity : 0;
  const parts = near ? logNearOne(x) : log(x);
  const y1 = cut(y);
  const low = (y - y1) * parts.high + y * parts.low;
  const high = y1 * parts.high;
  return powerOfTwo(high, low);
}

const INVERSE_LOG2_HIGH = 1.4426950216293335;
const INVERSE_LOG2_LOW = 1.9259629911266175e-8;

/** log2 x in two parts, for |1 − x| below 2^-20: log x = t − t²/2 + t³/3 − t⁴/4 with t = x − 1, which is exact. */
function logNearOne(x: number): Parts {
  const t = x - 1;
  const w = t * t * (0.5 - t * (1 / 3 - t * 0.25));
  const u = INVERSE_LOG2_HIGH * t;
  const v = t * INVERSE_LOG2_LOW - w * Math.LOG2E;
  const high = cut(u + v);
  return { high, low: v - (high - u) };
}

/** log2 of 1.5 in two parts. */
const LOG2_OF_BASE_HIGH = 0.5849624872207642;
const LOG2_OF_BASE_LOW = 1.350039202129749e-8;
/** Coefficients of (log((1 + s)/(1 − s))/s − 2 − 2s²/3)·3/(2s⁴) in s², by Remez. */
const [L1, L2, L3, L4, L5, L6] = [
  0.5999999999999946, 0.4285714285785502, 0.33333332981837743, 0.272728123808534, 0.23066074577556175, 0.20697501780033842,
];
/** 2/(3 log 2), whole and in two parts. */
const SCALE = 0.9617966939259756;
const SCALE_HIGH = 0.9617967009544373;
const SCALE_LOW = -7.028461650952758e-9;

/** log2 x in two parts, for x > 0: log2 of a fraction by s = (x − b)/(x + b), b = 1 or 1.5, and the exponent. */
function log(x: number): Parts {
  const tiny = x < 2 ** -1022;
  const normal = tiny ? x * 2 ** 53 : x;
  const bits = upper(normal) & FRACTION;
  const up = bits < 0xbb67a ? 0 : 1;
  const base = bits > 0x3988e && up === 0 ? 1.5 : 1;
  const exponent = (upper(normal) >> 20) - 0x3ff + up - (tiny ? 53 : 0);
  const top = (bits | ONE) - up * STEP;
  const a = withUpper(normal, top);
  const u = a - base;
  const v = 1 / (a + base);
  const s = u * v;
  const sHigh = cut(s);
  const sumHigh = withUpper(0, ((top >> 1) | 0x20000000) + 0x00080000 + (base === 1 ? 0 : 0x00040000));
  const sumLow = a - (sumHigh - base);
  const sLow = v * (u - sHigh * sumHigh - sHigh * sumLow);
  const s2 = s * s;
  const rest = s2 * s2 * (L1 + s2 * (L2 + s2 * (L3 + s2 * (L4 + s2 * (L5 + s2 * L6))))) + sLow * (sHigh + s);
  const square = sHigh * sHigh;
  const tHigh = cut(3 + square + rest);
  const tLow = rest - (tHigh - 3 - square);
  const product = sHigh * tHigh;
  const more = sLow * tHigh + tLow * s;
  const pHigh = cut(product + more);
  const pLow = more - (pHigh - product);
  const zHigh = SCALE_HIGH * pHigh;
  const zLow = SCALE_LOW * pHigh + pLow * SCALE + (base === 1 ? 0 : LOG2_OF_BASE_LOW);
  const ofBase = base === 1 ? 0 : LOG2_OF_BASE_HIGH;
  const high = cut(zHigh + zLow + ofBase + exponent);
  return { high, low: zLow - (high - exponent - ofBase - zHigh) };
}

/** Coefficients of z(e^z + 1)/(e^z − 1) − 2 in z², by Remez. */
const [P1, P2, P3, P4, P5] = [
  0.16666666666666602, -0.0027777777777015593, 6.613756321437934e-5, -1.6533902205465252e-6, 4.1381367970572385e-8,
];
/** log 2 in two parts. */
const LOG2_HIGH = 0.6931471824645996;
const LOG2_LOW = -1.904654299957768e-9;
/** The upper word of 0.5. */
const HALF = 0x3fe00000;

/** 2 to the power of high + low, where high + low, rounded, is one double. */
function powerOfTwo(high: number, low: number): number {
  const sum = low + high;
  // At the edges themselves the product rounds to what fdlibm tells by a comparison more.
  if (sum > 1024) return Infinity;
  if (sum < -1075) return 0;
  // By the upper word: up to a millionth above a half is none yet.
  const whole = (upper(sum) & 0x7fffffff) > HALF ? Math.sign(sum) * Math.floor(Math.abs(sum) + 0.5) : 0;
  const part = high - whole;
  const t = cut(low + part);
  const u = t * LOG2_HIGH;
  const v = (low - (t - part)) * Math.LN2 + t * LOG2_LOW;
  const z = u + v;
  const w = v - (z - u);
  const z2 = z * z;
  const t1 = z - z2 * (P1 + z2 * (P2 + z2 * (P3 + z2 * (P4 + z2 * P5))));
  // fdlibm subtracts w + zw from the quotient; V8 did so below the line, which costs a third of a unit in the last place.
  const r = (z * t1) / (t1 - 2 - (w + z * w));
  return timesPowerOfTwo(1 - (r - z), whole);
}

/** `x` · 2^`exponent`, rounded once where it is below the least normal number. `x`: 0.5 to 2. */
function timesPowerOfTwo(x: number, exponent: number): number {
  if (exponent > 1000) return x * twoTo(1000) * twoTo(exponent - 1000);
  return exponent < -1000 ? x * twoTo(-1000) * twoTo(exponent + 1000) : x * twoTo(exponent);
}

/** 2^`exponent`, a normal double, by its bits. */
function twoTo(exponent: number): number {
  return withUpper(0, (exponent + 0x3ff) << 20);
}

function upper(x: number): number {
  DOUBLE[0] = x;
  return WORDS[HIGH] | 0;
}

/** `x` without the lower 32 bits of its fraction. */
function cut(x: number): number {
  DOUBLE[0] = x;
  WORDS[LOW] = 0;
  return DOUBLE[0];
}

function withUpper(x: number, word: number): number {
  DOUBLE[0] = x;
  WORDS[HIGH] = word;
  return DOUBLE[0];
}
