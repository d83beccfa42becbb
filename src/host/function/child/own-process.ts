/**
 * Node's own `process` object, as code loaded later would find it: captured before the subject is loaded, which may replace it. Importing it as a
 * module would create its three streams, and load what they are made of.
 */
export const childOwnProcess: NodeJS.Process = globalThis.process;
