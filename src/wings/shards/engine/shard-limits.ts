/** The most shards of a plan: more are more files than a folder should hold. */
export const MOST_SHARDS = 1_000_000;
