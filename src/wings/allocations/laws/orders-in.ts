/** Lists the orders of a block of this composition, in the order of a dictionary. */
export function ordersIn(composition: readonly number[]): readonly (readonly number[])[] {
  if (composition.every((arms) => arms === 0)) return [[]];
  return composition.flatMap((many, arm) =>
    many === 0 ? [] : ordersIn(composition.map((other, k) => (k === arm ? other - 1 : other))).map((rest) => [arm, ...rest]),
  );
}
