import { tell } from './print.js';

/** The exit code each signal ends in. */
const EXIT_OF_SIGNAL = { SIGINT: 130, SIGTERM: 143 } as const;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Ends the program before anything has been kept. */
const NOTHING_KEPT = 'no record was written';

/** What to do before ending: keeps what was done, and says what is kept. */
type Keep = () => string;

let keep: Keep = () => NOTHING_KEPT;

/** What the first interrupt does from here on; returns how to do nothing again. */
export function hearInterrupt(what: Keep): () => void {
  keep = what;
  return () => {
    keep = () => NOTHING_KEPT;
  };
}

/**
 * Listens for interrupts. The first one keeps what there is to keep, says so in a line, and ends the program with its own code; the second one
 * ends it at once, whatever the first is waiting for.
 */
export function listenForInterrupts(): void {
  for (const signal of SIGNALS) process.on(signal, () => end(signal));
}

function end(signal: keyof typeof EXIT_OF_SIGNAL): never {
  // The system's own way to end comes back, which no slow disk keeps waiting.
  for (const each of SIGNALS) process.removeAllListeners(each);
  tell(`shuffle-audit: interrupted: ${kept()}`);
  process.exit(EXIT_OF_SIGNAL[signal]);
}

function kept(): string {
  try {
    return keep();
  } catch (error) {
    return `what was dealt last could not be kept: ${error instanceof Error ? error.message : String(error)}`;
  }
}
