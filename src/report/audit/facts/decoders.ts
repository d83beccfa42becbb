/** One way to read a deal back into the choices that a Fisher–Yates shuffle would have made to produce it. */
export interface Decoder {
  readonly id: 'down' | 'forward' | 'inside-out';
  /** "Read as the …". */
  readonly title: string;
  /** How many choices step k (from 0, in the order the code runs) has, and the place (from 1) of the first. */
  step(k: number, n: number): { readonly choices: number; readonly firstPlace: number };
}

/** In the order of the rows of the recorded counts. */
export const DECODERS: readonly Decoder[] = [
  { id: 'down', title: 'downward Fisher–Yates shuffle', step: (k, n) => ({ choices: n - k, firstPlace: 1 }) },
  { id: 'forward', title: 'forward Fisher–Yates shuffle', step: (k, n) => ({ choices: n - k, firstPlace: k + 1 }) },
  { id: 'inside-out', title: 'inside-out Fisher–Yates shuffle', step: (k) => ({ choices: k + 2, firstPlace: 1 }) },
];
