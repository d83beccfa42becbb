import type { Entry } from '../core/catalogue.js';
/** An entry as `list` tells it. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly reference: string;
  /** Facts of its kind, as label and value. */
  readonly facts: Readonly<Record<string, string>>;
}

/** What `list` tells of any entry. */
export function listed({ id, title, summary, reference }: Entry): Omit<Listed, 'facts'> {
  return { id, title, summary, reference };
}
