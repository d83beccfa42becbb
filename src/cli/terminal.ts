/** What is written to where nobody looks on: as wide as the reports. */
const USUAL_COLUMNS = 100;
/** Sentences of longer lines are hard to read, and of shorter ones the tables have no room. */
const MOST_COLUMNS = 120;
const LEAST_COLUMNS = 40;

/** The widths, in columns, at which the build has the help laid out beforehand. */
export const HELP_COLUMNS: readonly number[] = [120, 100, 80, 60, LEAST_COLUMNS];

/** What is known of a stream without asking it. */
export interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** What the reader of a stream sees. */
export interface Terminal {
  /** Whether what was written can be drawn over. */
  readonly isTTY: boolean;
  /** How many columns a line of text may take: those of the terminal, 40 to 120; 100 where there is none. */
  readonly columns: number;
  /** How many characters a line may have that is drawn over; Infinity where there is no terminal. */
  readonly drawn: number;
  readonly colour: boolean;
  /** Whether a path may be written as a link. */
  readonly links: boolean;
}

/**
 * What the reader of `stream` sees. Colour where the stream is a terminal, but none with NO_COLOR or TERM=dumb, and always with FORCE_COLOR; NO_COLOR outweighs it.
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

/** The width of the help on a stream, one of those in which the build lays it out, in columns. */
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

/** The terminals that are known to show a link, by what they say of themselves; others would show nothing, and a few what it is made of. */
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
