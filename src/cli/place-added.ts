/** Merges the core program's entries with those of wings. Each of the latter comes after the one it follows, or at the end if that is absent. */
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
