import type { Bounded } from '../../core/subject/bounded.js';

/** The method with its parameter: `modulo:8` is the same method on the top 8 bits of each word. */
export function parameterizeWidth(method: Bounded): Bounded {
  return {
    ...method,
    parameter: {
      meaning: 'word width in bits',
      least: 1,
      most: 32,
      of: (width) => ({ ...method, id: `${method.id}:${width}`, width }),
    },
  };
}
