/** Natural logs of the chance of a value as uneven, and as even, as the one seen. */
export interface LogTails {
  readonly logP: number;
  readonly logLowerP: number;
}
