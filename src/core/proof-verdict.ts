/** 'holds': uniform at every size of the plan. 'fails': at one at least it is not. */
export interface ProofVerdict {
  readonly kind: 'holds' | 'fails';
  /** One plain sentence, lower case, no full stop. */
  readonly statement: string;
}
