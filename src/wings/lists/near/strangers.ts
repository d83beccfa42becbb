/** The share of numbers that may be strangers among others. */
const FEW = 0.05;

/**
 * Says whether a few numbers lie so far from the others that they hardly belong to them: a few beyond where as many would end, most of that range
 * empty; or the whole range more than twice as wide as that of the middle ones.
 */
export function strangersIn(kinds: Float64Array): boolean {
  const many = kinds.length;
  const [low, high] = [kinds[0], kinds[many - 1]];
  let beyond = 0;
  while (beyond < many && kinds[many - 1 - beyond] >= low + many) beyond++;
  if (beyond > 0 && beyond <= FEW * many && high + 1 - low - many >= 2 * beyond) return true;
  const cut = Math.floor((FEW / 2) * many);
  const middle = (kinds[many - 1 - cut] - kinds[cut] + 1) / (1 - FEW);
  return many > 2 && high - low + 1 > 2 * Math.max(many, middle);
}
