/** 'holds': uniform at every size of the plan. 'fails': at one at least it is not. */
export interface ProofVerdict {
  readonly kind: 'holds' | 'fails';
}
