/** Returns the package a specifier belongs to: `lodash` of `lodash/fp`, `@scope/pkg` of `@scope/pkg/sub`. */
export function npmName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
