/** The members of a union of facts that may have this code. */
type Having<Coded, Why> = Coded extends { readonly why: infer Own } ? (Why extends Own ? Coded : never) : never;

/** A function or text for each code of a record: a code without its words is a type error. */
export type CodedWords<Coded extends { readonly why: string }> = {
  readonly [Why in Coded['why']]: (facts: Having<Coded, Why>) => string;
};

export function wordsFor<Coded extends { readonly why: string }>(words: CodedWords<Coded>, facts: Coded): string {
  // The entry under a code takes the facts that have it, which TypeScript cannot follow.
  return words[facts.why as Coded['why']](facts as Having<Coded, Coded['why']>);
}
