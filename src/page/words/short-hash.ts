/** Twelve hex digits of the record's digest: enough to tell two pages apart. */
export function shortHash({ digest }: { readonly digest: string }): string {
  return digest.replace(/^sha256:/, '').slice(0, 12);
}
