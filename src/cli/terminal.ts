/** The width of output that is not a terminal, that of the reports. */
const USUAL_COLUMNS = 100;
/** The most columns, and the fewest: sentences in longer lines are hard to read, and in shorter ones the tables do not fit. */
const MOST_COLUMNS = 120;
const LEAST_COLUMNS = 40;

/** The widths, in columns, for which the build lays out the help in advance. */
export const HELP_COLUMNS: readonly number[] = [120, 100, 80, 60, LEAST_COLUMNS];

export interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Terminal {
  /** True if a line can be redrawn. */
  readonly isTTY: boolean;
  /** The columns for a line of text: those of the terminal, 40 to 120; 100 if there is none. */
  readonly columns: number;
  /** The most characters of a redrawn line; Infinity if there is no terminal. */
  readonly drawn: number;
  readonly colour: boolean;
  /** True if a path may be written as a link. */
  readonly links: boolean;
}

/**
 * Returns the capabilities of `stream`. Colour is on if it is a terminal, off with NO_COLOR or TERM=dumb, and always on with FORCE_COLOR; NO_COLOR
 * overrides it.
 *
 * @see https://no-color.org
 */
export function terminalOf(stream: Stream, env: NodeJS.ProcessEnv = process.env): Terminal {
  const isTTY = stream.isTTY === true;
  const told = stream.columns ?? 0;
  const known = isTTY && told > 0;
  const colour = coloured(isTTY, env);
  return {
    isTTY,
    columns: known ? Math.min(MOST_COLUMNS, Math.max(LEAST_COLUMNS, told)) : USUAL_COLUMNS,
    // The last column is left free: a character there begins another line on some terminals.
    drawn: known ? told - 1 : Number.POSITIVE_INFINITY,
    colour,
    links: isTTY && colour && !isSet(env, 'CI') && knowsLinks(env),
  };
}

/** Returns the width of the help on a stream, in columns, one of those for which the build lays it out. */
export function helpColumns(stream: Stream): number {
  const { columns } = terminalOf(stream);
  return HELP_COLUMNS.find((width) => width <= columns) ?? LEAST_COLUMNS;
}

function coloured(isTTY: boolean, env: NodeJS.ProcessEnv): boolean {
  if (isSet(env, 'NO_COLOR')) return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTTY && env['TERM'] !== 'dumb';
}

/** Returns true for terminals known to support links, by their own variables. Others would show nothing, and a few the raw escape codes. */
function knowsLinks(env: NodeJS.ProcessEnv): boolean {
  const program = env['TERM_PROGRAM'] ?? '';
  return (
    /^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|mintty|rio|Tabby)$/.test(program) ||
    /^(?:xterm-kitty|xterm-ghostty|alacritty|foot|contour)/.test(env['TERM'] ?? '') ||
    // From 0.50 on; it is written 5000.
    Number(env['VTE_VERSION'] ?? 0) >= 5000 ||
    ['WT_SESSION', 'KONSOLE_VERSION', 'DOMTERM'].some((name) => isSet(env, name))
  );
}

function isSet(env: NodeJS.ProcessEnv, name: string): boolean {
  return (env[name] ?? '') !== '';
}
