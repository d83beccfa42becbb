/** The least number, and how many from there on, that make one draw. */
export interface NumberSpan {
  readonly least: bigint;
  readonly count: bigint;
}

/** The way in which a method makes draws of numbers below `range`. */
export interface DrawForm {
  /** The numbers that draw `draw` below `bound`; null where they are those that leave it as the remainder by `bound`. */
  span(bound: number, draw: number, range: bigint): NumberSpan | null;
}

/** The numbers below `range` of which floor(number · bound / range) is `draw`. */
export function scaledSpan(bound: number, draw: number, range: bigint): NumberSpan {
  const divisor = BigInt(bound);
  const least = (BigInt(draw) * range + divisor - 1n) / divisor;
  return { least, count: (BigInt(draw + 1) * range + divisor - 1n) / divisor - least };
}

/** floor(number · bound / range). */
export const SCALED: DrawForm = { span: scaledSpan };

/** number mod bound. */
export const REMAINDER: DrawForm = { span: () => null };

/** Scaled where the bound is a power of two, else the remainder: java.util.Random.nextInt. */
export const BY_BOUND: DrawForm = {
  span: (bound, draw, range) => ((bound & (bound - 1)) === 0 ? scaledSpan(bound, draw, range) : null),
};

/** floor(number / floor((range − 1) / bound)): libstdc++'s uniform_int_distribution. */
export const DIVIDED: DrawForm = {
  span(bound, draw, range) {
    const count = (range - 1n) / BigInt(bound);
    return { least: BigInt(draw) * count, count };
  },
};
