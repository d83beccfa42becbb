/** What one room of src/ may lean on. A room is a folder of src/; `index` and `cli` stand for src/index.ts and src/cli.ts as well. */
export interface Room {
  /** What is in it, in a few words. */
  readonly holds: string;
  /** Rooms it may import, its own always; '*' is every room. A room that is named and never imported is a fault. */
  readonly imports: readonly string[] | '*';
  /** Packages it may import; '*' is every one. One that is named and never imported is a fault. */
  readonly libraries: readonly string[] | '*';
  /** May it touch `node:`, Node's globals and a clock? Without it the room runs in a browser. */
  readonly node: boolean;
}

/** Who may import whom, from the ground up: the table of ARCHITECTURE.md is made from this. */
export const ROOMS: Readonly<Record<string, Room>> = {
  core: {
    holds: 'types, schemas of records, the few functions that all share',
    imports: [],
    libraries: ['zod'],
    node: false,
  },
  math: {
    holds: 'tails, quantiles, intervals, power, laws of orders',
    imports: ['core'],
    libraries: [],
    node: false,
  },
  kernel: {
    holds: 'WebAssembly that deals and counts',
    imports: ['core'],
    libraries: [],
    node: false,
  },
  page: {
    holds: 'documents, printers, numbers, charts, styles',
    imports: ['core', 'math'],
    libraries: ['@noble/hashes'],
    node: false,
  },
  parts: {
    holds: 'the four catalogues of a built-in subject, mistakes met in deals',
    imports: ['core'],
    libraries: ['pure-rand', 'seedrandom'],
    node: false,
  },
  games: {
    holds: 'Nim and the sliding puzzle',
    imports: ['core', 'math'],
    libraries: [],
    node: false,
  },
  kinds: {
    holds: 'a folder a kind of outcome',
    imports: ['core', 'math', 'page', 'parts', 'games', 'exact'],
    libraries: ['simple-statistics'],
    node: false,
  },
  exact: {
    holds: 'choice trees, laws as fractions, claims',
    imports: ['core', 'math', 'parts'],
    libraries: [],
    node: false,
  },
  engine: {
    holds: 'an audit without its machine',
    imports: ['core', 'math', 'parts', 'kernel', 'kinds', 'exact'],
    libraries: ['@noble/hashes', 'zod'],
    node: false,
  },
  report: {
    holds: 'a folder a page',
    imports: ['core', 'math', 'page', 'kinds', 'engine'],
    libraries: [],
    node: false,
  },
  lab: {
    holds: 'teaching',
    imports: ['core', 'math', 'parts', 'games', 'kinds', 'exact', 'engine', 'page', 'report', 'wings'],
    libraries: ['preact', '@noble/hashes'],
    node: false,
  },
  host: {
    holds: 'all that touches Node',
    imports: ['core', 'math', 'parts', 'kinds', 'exact', 'engine'],
    libraries: [],
    node: true,
  },
  records: {
    holds: 'what is asked of any record',
    imports: ['core', 'page', 'engine', 'report', 'host'],
    libraries: ['zod'],
    node: true,
  },
  wings: {
    holds: 'what can be taken out',
    imports: '*',
    libraries: '*',
    node: true,
  },
  testing: {
    holds: 'audits inside tests',
    imports: ['core', 'page', 'kinds', 'engine', 'report', 'host'],
    libraries: [],
    node: false,
  },
  cli: { holds: 'argv → command', imports: '*', libraries: '*', node: true },
  index: { holds: 'the public API', imports: '*', libraries: [], node: true },
};

/** Folders whose index.ts lists the entries of a catalogue; entries never import each other. */
export const CATALOGUES: readonly string[] = [
  'parts/prng',
  'parts/seeding',
  'parts/bounded',
  'parts/shuffle',
  'games/nim/dealer',
  'games/nim/player',
  'games/puzzle/heuristics',
  'games/puzzle/scrambler',
  'games/puzzle/searches',
  'wings/standards/profiles/standards',
  'exact/claims',
  'kinds/deck/statistics',
  'kinds/hand/statistics',
  'kinds/board/statistics',
  'kinds/piles/statistics',
  'kinds/moves/statistics',
  'wings/lists/statistics',
  'wings/lists/mechanisms',
];

/** Rooms whose folders never import each other: what two of them need belongs to a room below. */
export const APART: readonly string[] = ['report', 'wings'];

/** Folders and files in which `Math.random` may be said: the generator of that name, and where a subject's own is replaced. */
export const SAYS_MATH_RANDOM: readonly string[] = ['parts/prng/math-random.ts', 'host/function/child/', 'host/lend-random.ts'];

/**
 * Files of rooms without Node that read a clock, each for a reason of its own: a function of the learner's own deals for a slice of time, and a record says
 * when it was made.
 */
export const READS_A_CLOCK: readonly string[] = ['lab/sandbox/harness.ts', 'lab/bench/audit.ts'];

/** Files that import a module whose address was made for it: the text of a function that somebody wrote into the page. */
export const IMPORTS_BY_ADDRESS: readonly string[] = ['lab/sandbox/harness.ts'];
