/** Natural logs of the upper and lower tail probability: of a value at least as uneven, and at least as even, as the one observed. */
export interface LogTails {
  readonly logP: number;
  readonly logLowerP: number;
}
