/** The kernels that make words of 32 bits, each from a state as its generator keeps it. */
export type WordKernel =
  | 'aleaWords'
  | 'arc4Words'
  | 'chacha20Words'
  | 'congruence32Words'
  | 'congruence48Words'
  | 'lehmerWords'
  | 'middleSquareWeylWords'
  | 'mt19937Words'
  | 'mtShortWords'
  | 'mulberry32Words'
  | 'packedCongruenceWords'
  | 'pcg32Words'
  | 'pcg64Words'
  | 'philox4x32Words'
  | 'sfc32Words'
  | 'splitmix64Words'
  | 'tycheiWords'
  | 'v8Xorshift128plusWords'
  | 'xor4096Words'
  | 'xoroshiro128plusWords'
  | 'xorshift128Words'
  | 'xorshift128plusWords'
  | 'xorshift32Words'
  | 'xorshift64sWords'
  | 'xorshift7Words'
  | 'xorwowWords'
  | 'xoshiro128ssV1Words'
  | 'xoshiro128ssWords'
  | 'xoshiro256ssWords';

/** The kernels that make the first words of many streams, each from a small seed as its generator takes it. */
export type SeedKernel =
  | 'congruence32Seeds'
  | 'java48Seeds'
  | 'lehmerSeeds'
  | 'mt19937Seeds'
  | 'mtShortSeeds'
  | 'mulberry32Seeds'
  | 'packedCongruenceSeeds'
  | 'pcg32Seeds'
  | 'pcg64Seeds'
  | 'philox4x32Seeds'
  | 'splitmix64Seeds'
  | 'tycheiSeeds'
  | 'unix48Seeds'
  | 'v8Xorshift128plusSeeds'
  | 'xoroshiro128plusSeeds'
  | 'xoshiro128ssSeeds'
  | 'xoshiro256ssSeeds';

/** Makes words by kernels. */
export interface WordKernels {
  /** Overwrites `out`, which lies in the kernels' own memory, with the next words, and moves `state` on. */
  fill(kernel: WordKernel, state: Uint32Array | Int32Array, out: Uint32Array): void;
}
