/** A recorded statement as a sentence: a capital first, a full stop last. */
export function ended(sentence: string): string {
  const text = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
