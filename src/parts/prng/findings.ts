import type { Finding } from '../../core/subject/source.js';

/** A finding of PractRand 0.93, from D. Lemire's records of its runs. `says`: lower case, without a full stop. */
export function testingRng(says: string): Finding {
  return { says, reference: 'testingRNG, commit 2794294, practrand/results: https://github.com/lemire/testingRNG' };
}

/** Results of a generator in the three batteries of TestU01, of 2^26 to 2^38 words. */
const CRUSHES = {
  failsSmall: 'TestU01’s SmallCrush fails it',
  passesSmall: 'it passes TestU01’s SmallCrush, and a larger battery of TestU01 fails it',
  passesBig: 'it passes TestU01’s BigCrush',
  halvesPassBig: 'each half of its 64-bit outputs passes TestU01’s BigCrush',
  highPassesBig: 'the high halves of its 64-bit outputs pass TestU01’s BigCrush, the low halves its SmallCrush alone',
} as const;

/**
 * A finding of TestU01 and PractRand 0.94, by the table of SmokeRand, where "Small" marks a generator that passes SmallCrush and no more. PractRand
 * tests after every doubling: the generator passed 2^`bits` bytes. With `fails` it failed twice as many; otherwise nobody went further. `of`: the
 * difference from the catalogue's generator, before a comma.
 */
export function smokeRand(crush: keyof typeof CRUSHES, bits: number, fails: 'fails' | 'no-further' = 'fails', of: string = ''): Finding {
  const practRand =
    fails === 'fails' ? `PractRand 0.94 passes 2^${bits} bytes and fails twice as many` : `PractRand 0.94 finds nothing in 2^${bits} bytes`;
  return {
    says: `${of === '' ? '' : `${of}, `}${CRUSHES[crush]}, and ${practRand}`,
    reference: 'SmokeRand, commit 0996dcb, docs/results.md: https://github.com/scottchiefbaker/SmokeRand',
  };
}
