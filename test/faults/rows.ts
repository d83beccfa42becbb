const upTo = (group: string, last: number): string[] => Array.from({ length: last }, (_, k) => `${group}${k + 1}`);

/** Every row of the list of faults that concerns a function (S), a program (X), a log (L), or the disk and interruption (P). */
export const ROWS: readonly string[] = [...upTo('S', 16), ...upTo('X', 12), ...upTo('L', 14), ...upTo('P', 5), 'P11'];
