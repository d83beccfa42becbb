import { join } from 'node:path';
import { counted, verbFor } from '../../core/counted.js';
import type { Plan, SeedOrigin } from '../../core/evidence.js';
import type { BuiltInSource, Origin } from '../../core/origin.js';
import type { PlannedCells } from '../../engine/plan/compare-plan.js';
import { nounsOf } from '../../kinds/pages.js';
import { shellWord } from '../../page/words/shell-word.js';
import type { Look } from '../../page/words/verdict-mark.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { earlierCell } from '../../records/compare-kept.js';
import type { ComparedCell } from '../../report/compare/facts/cell.js';
import { comparedCell } from '../../report/compare/facts/cell.js';
import { mapRowsFor } from '../../report/compare/facts/small-map.js';
import { terminalTable } from '../../report/compare/text.js';
import type { AskedAlways } from '../command.js';
import { workersOf } from '../common.js';
import { hearInterrupt } from '../interrupts.js';
import type { AskedOf } from '../options/shared.js';
import type { Line } from '../print.js';
import { print, printedColumns, SCREEN, tell } from '../print.js';
import { nameOf } from '../subject/name-of.js';
import { type Files, filesIn } from '../write/write-files.js';
import type { DoneCell, PlannedDeals } from './cell.js';
import { compareCell } from './cell.js';
import { compareProgressOn } from './progress.js';
import type { ComparedSubjects } from './subjects.js';

/** A cell with how it was come by and where it lies. */
export interface PlacedCell extends Omit<DoneCell, 'record'> {
  readonly cell: ComparedCell;
  readonly file: string;
  readonly page: string;
}

/** Deals the cells one after the other, since each keeps all workers busy, and prints each as soon as it is done. */
export async function dealCells(
  { plan, seedOrigin }: PlannedDeals,
  { cells, holes }: PlannedCells,
  { outcome, shortName }: Pick<ComparedSubjects, 'outcome' | 'shortName'>,
  place: { readonly out: string; readonly name: string },
  asked: AskedAlways & AskedOf<'workers'>,
): Promise<readonly PlacedCell[]> {
  const { json, quiet } = asked;
  const table = terminalTable([...cells, ...holes.map(({ origin }) => origin)].map(shortName), shortName, outcome, printedColumns());
  const progress = compareProgressOn(SCREEN, quiet, nounsOf(outcome.kind).deal);
  const say = (line: Line): void => {
    progress.clear();
    if (!json) print(line);
    else if (!quiet) tell(line);
  };
  const done: PlacedCell[] = [];
  const filesOf = (origin: Origin<BuiltInSource>): Files => filesIn(join(place.out, place.name), nameOf(origin, plan.n));
  const whose = (await keptOrigin(cells, plan, filesOf)) ?? seedOrigin;
  const stop = hearInterrupt(
    () =>
      `${done.length} of ${counted(cells.length, 'audit')} ${verbFor(done.length, 'is')} kept; the same command with --seed ${shellWord(plan.seed)} goes on from there`,
  );
  try {
    say(table.head);
    for (const hole of holes) say(table.hole(hole));
    for (const [k, origin] of cells.entries()) {
      progress.begin(shortName(origin), k + 1, cells.length);
      const stem = nameOf(origin, plan.n);
      const files = filesOf(origin);
      const { record, ...how } = await compareCell({ plan, seedOrigin: whose }, origin, files, {
        workers: workersOf(asked),
        onProgress: progress.report,
      });
      const href = `${encodeURIComponent(place.name)}/${encodeURIComponent(stem)}.html`;
      const cell = comparedCell(record, origin, href, mapRowsFor(cells.length));
      if (how.replaced !== null) note(progress, `${files.record} was there and is dealt anew: ${how.replaced}`);
      done.push({ cell, ...how, file: files.record, page: files.page });
      say(inTone(table.row(cell, how.kept), LOOK[cell.kind]));
    }
  } finally {
    progress.clear();
    stop();
  }
  return done;
}

/** Who goes on with the command that was printed types a seed that was drawn, which stays one: as the first record that is kept says, whichever that is. */
async function keptOrigin(
  cells: readonly Origin<BuiltInSource>[],
  plan: Plan,
  filesOf: (origin: Origin<BuiltInSource>) => Files,
): Promise<SeedOrigin | null> {
  for (const origin of cells) {
    const { kept } = await earlierCell(filesOf(origin).record, plan, origin);
    if (kept) return kept.run.seedOrigin ?? null;
  }
  return null;
}

/** A row of the table, its glyph and its verdict in the verdict's tone. */
function inTone(row: string, tone: Look): Line {
  const verdict = /^\S+ \S+(?: \S+)*/.exec(row)?.[0] ?? '';
  return [{ text: verdict, tone }, row.slice(verdict.length)];
}

function note(progress: { clear(): void }, line: string): void {
  progress.clear();
  tell(`shuffle-audit: ${line}`);
}
