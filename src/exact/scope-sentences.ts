/** What a proof with ideal words leaves open, of a generator by its id. */
export function generatorUnseen(prng: string): string {
  return `The generator, ${prng}, was not looked at: whether its words are ideal is another question, and so is how it is seeded.`;
}

/** What a proof of a shuffle that sorts by a random comparator hangs on. */
export const ENGINE_SORTS =
  'The sort is that of the JavaScript engine this was run on; another engine may sort, and so deal, in another way.';
