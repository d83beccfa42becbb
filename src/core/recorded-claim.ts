/** Something settled without sampling, as recorded. */
export interface RecordedClaim {
  readonly id: string;
  readonly holds: boolean;
  readonly cases: number;
  readonly statement: string;
}
