/** What an error said that a row of a survey was refused for: as it was opened, or at one of its stages. */
export interface ToldRefusal {
  readonly row: string;
  readonly stage: 'open' | 'proof' | 'look' | 'sample';
  readonly message: string;
}
