/** Entries of the house and those that wings add, each of these behind the one that it follows, or at the end where that is not there. */
export function placeAdded<One>(
  house: readonly One[],
  added: readonly (One & { readonly follows: string })[],
  nameOf: (one: One) => string,
): readonly One[] {
  const names = new Set([...house, ...added].map(nameOf));
  const withFollowers = (one: One): readonly One[] => [
    one,
    ...added.filter(({ follows }) => follows === nameOf(one)).flatMap(withFollowers),
  ];
  return [...house, ...added.filter(({ follows }) => !names.has(follows))].flatMap(withFollowers);
}
