/**
 * Node's own, as whoever loads code later would find it: captured before the subject is loaded, which may replace it. Imported as a module it would make its three streams, and
 * load what they are made of.
 */
export const childOwnProcess: NodeJS.Process = globalThis.process;
