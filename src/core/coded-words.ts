/** What says each code of a record: a code without its words is a type error. */
export type CodedWords<Coded extends { readonly why: string }> = {
  readonly [Why in Coded['why']]: (facts: Extract<Coded, { readonly why: Why }>) => string;
};

/** What `words` say of these facts. */
export function wordsFor<Coded extends { readonly why: string }>(words: CodedWords<Coded>, facts: Coded): string {
  // The entry under a code takes the facts that have it, which TypeScript cannot follow.
  return words[facts.why as Coded['why']](facts as Extract<Coded, { readonly why: Coded['why'] }>);
}
