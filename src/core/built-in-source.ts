/** What is put together of parts of our own, as the ids of its four parts. */
export interface BuiltInSource {
  readonly kind: 'built-in';
  /** What makes outcomes of choices: an entry of the catalogue that belongs to the kind of outcome, with its number where it takes one (`walk:50`). */
  readonly maker: string;
  readonly prng: string;
  readonly bounded: string;
  readonly seeding: string;
}
