/**
 * Returns law[m], the chance that m of `marked` cards are among `draws` cards drawn from a deck of `cards` without replacement; its length is the
 * lesser of the two, plus one. It uses the ratio of neighbouring chances, from the likeliest value to both sides, so that nothing cancels. The
 * relative error grows by some units in the last place a step; checked against a count of every hand in kinds/hand/laws.test.ts. W. Feller (1968), An
 * Introduction to Probability Theory and Its Applications, vol. 1, II.6.
 */
export function hypergeometricLaw(cards: number, marked: number, draws: number): Float64Array {
  const most = Math.min(marked, draws);
  const least = Math.max(0, marked + draws - cards);
  const law = new Float64Array(most + 1);
  const likeliest = Math.min(most, Math.max(least, Math.floor(((marked + 1) * (draws + 1)) / (cards + 2))));
  const step = (m: number): number => ((marked - m) * (draws - m)) / ((m + 1) * (cards - marked - draws + m + 1));
  law[likeliest] = 1;
  for (let m = likeliest; m < most; m++) law[m + 1] = law[m] * step(m);
  for (let m = likeliest; m > least; m--) law[m - 1] = law[m] / step(m - 1);
  const total = law.reduce((sum, chance) => sum + chance, 0);
  return law.map((chance) => chance / total);
}
