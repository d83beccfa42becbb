/** The kernels that make words of 32 bits, each from a state as its generator keeps it. */
export type WordKernel =
  | 'chacha20Words'
  | 'congruence32Words'
  | 'congruence48Words'
  | 'mt19937Words'
  | 'pcg32Words'
  | 'pcg64Words'
  | 'philox4x32Words'
  | 'splitmix64Words'
  | 'v8Xorshift128plusWords'
  | 'xoshiro128ssWords';

/** The kernels that make the first words of many streams, each from a small seed as its generator takes it. */
export type SeedKernel =
  | 'congruence32Seeds'
  | 'glibcSeeds'
  | 'java48Seeds'
  | 'mt19937ByArraySeeds'
  | 'mt19937Seeds'
  | 'pcg32Seeds'
  | 'pcg64Seeds'
  | 'unix48Seeds'
  | 'v8Xorshift128plusSeeds'
  | 'xoshiro128ssSeeds';

export interface WordKernels {
  /** Overwrites `out`, which must be in the kernels' own memory, with the next words, and advances `state`. */
  fill(kernel: WordKernel, state: Uint32Array | Int32Array, out: Uint32Array): void;
}
