import { join } from 'node:path';
import type { Options } from 'yargs';
import { DEFAULT_PARTS } from '../../core/default-parts.js';
import { AuditError } from '../../core/errors.js';
import type { Plan } from '../../core/evidence.js';
import type { BuiltInSource, Origin } from '../../core/origin.js';
import type { Axes, Axis } from '../../engine/plan/compare-axes.js';
import { axisIds } from '../../engine/plan/compare-axes.js';
import type { PlannedCells } from '../../engine/plan/compare-plan.js';
import { planCells } from '../../engine/plan/compare-plan.js';
import { makePlan } from '../../engine/plan/make-plan.js';
import { VERSION } from '../../host/version.js';
import { writeWhole } from '../../host/write-whole.js';
import { shellWord } from '../../kinds/words/command.js';
import { permutations } from '../../math/orders/permutation.js';
import type { ComparedCell } from '../../report/compare/facts/cell.js';
import { comparedCell } from '../../report/compare/facts/cell.js';
import type { Comparison } from '../../report/compare/facts/comparison.js';
import { mapRowsFor } from '../../report/compare/facts/small-map.js';
import { renderCompareHtml } from '../../report/compare/html.js';
import { compareSummary, terminalTable } from '../../report/compare/text.js';
import type { Command, Values } from '../command.js';
import { isOn, textOf } from '../command.js';
import { cardsOf, wishesOf, workersOf } from '../common.js';
import type { DoneCell } from '../compare-cell.js';
import { compareCell } from '../compare-cell.js';
import { entriesOf, refuseMakers } from '../compare-entries.js';
import { compareJson } from '../compare-json.js';
import { compareProgressOn } from '../compare-progress.js';
import { drawSeed } from '../draw-seed.js';
import { hearInterrupt } from '../interrupts.js';
import { nameOf } from '../name-of.js';
import { optionsOf } from '../options.js';
import { filesIn, folderOf, givenName } from '../write-files.js';
import { holding } from '../write-locked.js';

const DEFAULTS: Readonly<Record<Axis, string>> = {
  shuffle: 'fisher-yates,inside-out,naive-swap,sattolo,sort-comparator,riffle:7',
  ...DEFAULT_PARTS,
};
const AXES = ['shuffle', 'prng', 'bounded', 'seeding'] as const;
const NAME = 'compare';

const text = (describe: string, defaultDescription: string): Options => ({
  type: 'string',
  requiresArg: true,
  describe,
  defaultDescription,
});

/** `compare`: the matrix of shuffles, generators, bounded methods and seedings, one audit a cell. */
export const compare: Command = {
  usage: 'compare',
  describe: 'audit every pair of shuffles and generators, methods or seedings, on one page',
  positionals: {},
  options: {
    ...optionsOf('n', 'trials', 'seed', 'detect', 'battery', 'tests', 'workers', 'out', 'name'),
    name: text('name of the page, and of the folder of its records beside it', NAME),
    shuffle: text('shuffles separated by commas, or all (see list shuffle)', DEFAULTS.shuffle),
    prng: text('generators separated by commas, or all that can be replayed (see list prng)', DEFAULTS.prng),
    bounded: text('methods separated by commas, or all (see list bounded)', DEFAULTS.bounded),
    seeding: text('seedings separated by commas, or all (see list seeding)', DEFAULTS.seeding),
  },
  examples: [
    ['$0 compare', 'well-known shuffles side by side: some seconds'],
    ['$0 compare --prng all --shuffle fisher-yates', 'every generator: about a minute'],
    ['$0 compare --shuffle all --prng mt19937,randu --trials 2e4', 'every shuffle with two generators'],
  ],
  ends: 'Ends with 20 if any audit ends biased, else 21 if any cannot tell, else 0; 64 and above: an error.',
  async run(values) {
    refuseMakers(textOf(values, 'shuffle') ?? '');
    const axes = Object.fromEntries(AXES.map((axis) => [axis, axisIds(axis, textOf(values, axis) ?? DEFAULTS[axis])])) as Axes;
    const n = cardsOf(values);
    const plan = makePlan(permutations(n), { ...wishesOf(values), seed: textOf(values, 'seed') ?? drawSeed() });
    const planned = planCells(axes, n);
    const name = folderName(values);
    const out = folderOf(values);
    const place = { out, name, page: join(out, `${name}.html`) };
    const cells = await holding(join(out, name), () => dealt(plan, planned, axes, place, values));
    const comparison: Comparison = {
      ...entriesOf(axes),
      plan,
      version: VERSION,
      cells: cells.map(({ cell }) => cell),
      holes: planned.holes,
      folder: join(out, name).replaceAll('\\', '/'),
      placeOptions: placeOptions(values, name),
      planOptions: planOptions(values),
    };
    writeWhole(place.page, renderCompareHtml(comparison));
    process.stdout.write(
      isOn(values, 'json')
        ? `${compareJson(comparison, cells, place.page)}\n`
        : `\n${compareSummary(comparison)}\n${keptLine(cells)}\nreport  ${place.page}\nrecords ${join(out, name)}\nseed    ${plan.seed}\n`,
    );
    return exitOf(comparison.cells);
  },
};

/** `--name`, which is that of a folder too. */
function folderName(values: Values): string {
  const name = givenName(values) ?? NAME;
  if (/^\.+$/.test(name))
    throw new AuditError('E_USAGE', `--name names a folder of records here, got "${name}"`, { hint: 'choose a name of letters' });
  return name;
}

/** A cell with how it was come by and where it lies. */
interface PlacedCell extends Omit<DoneCell, 'record'> {
  readonly cell: ComparedCell;
  readonly file: string;
  readonly page: string;
}

/** Deals the cells one after the other, since each keeps all workers busy, and prints each as soon as it is done. */
async function dealt(
  plan: Plan,
  { cells, holes }: PlannedCells,
  axes: Axes,
  place: { readonly out: string; readonly name: string },
  values: Values,
): Promise<readonly PlacedCell[]> {
  const [json, quiet] = [isOn(values, 'json'), isOn(values, 'quiet')];
  const shortName = shortNames(axes);
  const table = terminalTable([...cells, ...holes.map(({ origin }) => origin)].map(shortName), shortName);
  const progress = compareProgressOn(process.stderr, quiet);
  const print = (line: string): void => {
    progress.clear();
    if (!json) process.stdout.write(`${line}\n`);
    else if (!quiet) process.stderr.write(`${line}\n`);
  };
  const done: PlacedCell[] = [];
  const stop = hearInterrupt(
    () => `${done.length} of ${cells.length} audits are kept; the same command with --seed ${plan.seed} goes on from there`,
  );
  try {
    print(table.head);
    for (const hole of holes) print(table.hole(hole));
    for (const [k, origin] of cells.entries()) {
      progress.begin(shortName(origin), k + 1, cells.length);
      const stem = nameOf(origin);
      const files = filesIn(join(place.out, place.name), stem);
      const { record, ...how } = await compareCell(plan, origin, files, { workers: workersOf(values), onProgress: progress.report });
      const href = `${encodeURIComponent(place.name)}/${encodeURIComponent(stem)}.html`;
      const cell = comparedCell(record, origin, href, mapRowsFor(cells.length));
      if (how.replaced !== null) tell(progress, `${files.record} was there and is dealt anew: ${how.replaced}`);
      done.push({ cell, ...how, file: files.record, page: files.page });
      print(table.row(cell, how.kept));
    }
  } finally {
    progress.clear();
    stop();
  }
  return done;
}

function tell(progress: { clear(): void }, line: string): void {
  progress.clear();
  process.stderr.write(`shuffle-audit: ${line}\n`);
}

/** The parts that differ from cell to cell. */
function shortNames(axes: Axes): (origin: Origin<BuiltInSource>) => string {
  const varied = AXES.filter((axis) => axes[axis].length > 1);
  return (origin) =>
    (varied.length > 0 ? varied : (['shuffle'] as const)).map((axis) => origin.source[axis === 'shuffle' ? 'maker' : axis]).join('/');
}

/** The options that shape the plan beside cards, deals and seed, as they were typed. */
function planOptions(values: Values): readonly string[] {
  return (['detect', 'battery', 'tests'] as const).flatMap((option) => {
    const typed = textOf(values, option);
    return typed === undefined ? [] : [`--${option} ${shellWord(typed)}`];
  });
}

/** Where the files go, unless they go where they usually do. */
function placeOptions(values: Values, name: string): readonly string[] {
  const out = textOf(values, 'out');
  return [
    ...(out === undefined || out === 'reports' ? [] : [`--out ${shellWord(out)}`]),
    ...(name === NAME ? [] : [`--name ${shellWord(name)}`]),
  ];
}

/** Any bias is the verdict of the whole; a comparison that shows none and leaves something open is open. */
function exitOf(cells: readonly ComparedCell[]): number {
  if (cells.some(({ kind }) => kind === 'biased')) return 20;
  return cells.some(({ kind }) => kind === 'inconclusive') ? 21 : 0;
}

function keptLine(cells: readonly PlacedCell[]): string {
  const kept = cells.filter((cell) => cell.kept).length;
  return kept === 0 ? '' : `${kept} of ${cells.length} were dealt before and are kept as they were.\n`;
}
