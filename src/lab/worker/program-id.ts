/** Where the page keeps the worker's program. */
export const PROGRAM_ID = 'worker';
