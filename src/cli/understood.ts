/** The ids of built-in subjects, with their parts. */
const BUILT_IN = /^(?:puzzle:|nim:)?[a-z0-9-]+(?::\d+)?(?:\/[a-z0-9:/-]+)?$/;

/** Files of deals, by their endings. */
const LOG = /\.(?:csv|tsv|tab|txt|log|jsonl?|ndjson|parquet|pbn|lin)(?:\.gz)?$/i;

/**
 * Returns the words of a command line as the parser knows them, from what people type: `help run` asks for the help of a command. `compare` with names
 * behind it compares built-in shuffles as its own option does, logs as groups of one, and anything else as rows of a survey.
 */
export function understood(typed: readonly string[]): readonly string[] {
  const [word, ...more] = typed;
  if (word === 'help') return [...more, '--help'];
  const named = more.findIndex((one) => one.startsWith('-'));
  const names = named < 0 ? more : more.slice(0, named);
  if (word !== 'compare' || names.length === 0) return typed;
  const options = more.slice(names.length);
  if (names.every((name) => BUILT_IN.test(name))) return ['compare', '--shuffle', names.join(','), ...options];
  if (names.every((name) => LOG.test(name))) return ['log', ...names, '--by', 'file', ...options];
  return ['survey', ...names, ...options];
}
