/** A number, an id, a fraction or a long number as text. */
type Fact = number | string | boolean;

/** What refutes a claim, as data by its name; whoever makes the claim has the words for it. Cards, positions and piles count from 0. */
export interface Found {
  readonly [name: string]: Fact | readonly Fact[] | readonly (readonly Fact[])[];
}

/** Something settled without sampling, as recorded: what it says follows from its id and the record. */
export interface RecordedClaim {
  readonly id: string;
  readonly holds: boolean;
  readonly cases: number;
  /** What refutes it; null where it holds, and where what refutes it stands elsewhere in the record. */
  readonly counterexample: Found | null;
}
