import { tell } from './print.js';

const EXIT_OF_SIGNAL = { SIGINT: 130, SIGTERM: 143 } as const;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const NOTHING_KEPT = 'no record was written';

/** A callback before the end: keeps what was done, and returns a message of what is kept. */
type Keep = () => string;

let keep: Keep = () => NOTHING_KEPT;

/** Sets what the first interrupt does from now on. Returns a function that undoes this. */
export function hearInterrupt(what: Keep): () => void {
  keep = what;
  return () => {
    keep = () => NOTHING_KEPT;
  };
}

/**
 * Listens for interrupts. The first one keeps what there is to keep, prints a line about it, and ends the program with its own code. The second one
 * ends it at once, even while the first is still waiting.
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
