import type { Entry } from '../core/catalogue.js';
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly reference: string;
  /** The words between id and summary in the list of its kind, below this heading. */
  readonly column?: { readonly head: string; readonly value: string };
  /** Facts specific to its kind, by label. */
  readonly facts: Readonly<Record<string, string>>;
}

export function listed({ id, title, summary, reference }: Entry): Omit<Listed, 'facts'> {
  return { id, title, summary, reference };
}
