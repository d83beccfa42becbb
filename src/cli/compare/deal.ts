import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence, Plan, SeedOrigin } from '../../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import { counted, verbFor } from '../../core/words/counted.js';
import { count } from '../../core/words/numbers.js';
import { shellWord } from '../../core/words/shell-word.js';
import type { Progress, Running } from '../../engine/audit/run-audit.js';
import type { PlannedCells } from '../../engine/plan/compare-plan.js';
import { runAudit } from '../../host/audits.js';
import { openOrigin } from '../../host/open-origin.js';
import { writeWhole } from '../../host/write-whole.js';
import { nounsOf } from '../../kinds/pages.js';
import { LOOK, type Look } from '../../page/words/verdict-mark.js';
import { earlierCell } from '../../records/compare-kept.js';
import { startSealing } from '../../records/sealing.js';
import { auditPage } from '../../report/audit/page.js';
import { type ComparedCell, comparedCell } from '../../report/compare/facts/cell.js';
import { mapRowsFor } from '../../report/compare/facts/small-map.js';
import { terminalTable } from '../../report/compare/terminal-table.js';
import type { CommonAsked } from '../command.js';
import { workersOf } from '../common.js';
import { DrawnLine } from '../drawn-line.js';
import { hearInterrupt } from '../interrupts.js';
import type { SomeAsked } from '../options/shared.js';
import { Pace, paceWords } from '../pace.js';
import { type Line, print, printedColumns, SCREEN, type Screen, tell } from '../print.js';
import { nameOf } from '../subject/name-of.js';
import { type Files, filesIn } from '../write/write-files.js';
import type { ComparedSubjects } from './subjects.js';

/** A cell with its provenance and the place of its files. */
export interface PlacedCell extends Omit<DoneCell, 'record'> {
  readonly cell: ComparedCell;
  readonly file: string;
  readonly page: string;
}

/** Deals the cells one after the other, since each keeps all workers busy, and prints each when it is done. */
export async function dealCells(
  { plan, seedOrigin }: PlannedDeals,
  { cells, holes }: PlannedCells,
  { outcome, shortName }: Pick<ComparedSubjects, 'outcome' | 'shortName'>,
  place: { readonly out: string; readonly name: string },
  asked: CommonAsked & SomeAsked<'workers'>,
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

/**
 * Returns the seed's origin from the first kept record, if any. A user who continues with the printed command types a seed that was drawn; it stays a
 * drawn one.
 */
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

function inTone(row: string, tone: Look): Line {
  const verdict = /^\S+ \S+(?: \S+)*/.exec(row)?.[0] ?? '';
  return [{ text: verdict, tone }, row.slice(verdict.length)];
}

function note(progress: { clear(): void }, line: string): void {
  progress.clear();
  tell(`shuffle-audit: ${line}`);
}

interface CellProgress {
  /** Shows which cell begins, from 1, of how many. */
  begin(name: string, index: number, total: number): void;
  readonly report: Progress;
  /** Clears the line, so that another can be printed. */
  clear(): void;
}

/**
 * Shows the progress of a comparison on stderr: one bar for all its audits, with the pace and the time left if none needs a fresh sample. It is
 * redrawn on a terminal, else a line every few seconds; nothing when quiet. `deal` is the noun for what is counted.
 */
export function compareProgressOn(stream: Screen, quiet: boolean, deal: string, now: () => number = () => performance.now()): CellProgress {
  const line = new DrawnLine(stream, { now });
  const [cell, pace] = [
    { name: '', index: 0, total: 1 },
    { of: new Pace(now, 0), role: '' },
  ];
  return {
    begin(name, index, total) {
      Object.assign(cell, { name, index, total });
      pace.role = '';
      line.restart();
    },
    report(role, done, total) {
      if (pace.role !== role) Object.assign(pace, { of: new Pace(now, done), role });
      const perSecond = pace.of.at(done);
      if (quiet || !line.isDue()) return;
      const { index, name } = cell;
      const fresh = role === 'confirmation';
      // A fresh sample is not foreseen: the audit counts as done.
      const share = (index - 1 + (fresh ? 1 : done / total)) / cell.total;
      const left = fresh ? 0 : total - done + (cell.total - index) * total;
      const counts = `${fresh ? 'fresh sample, ' : ''}${count(done)} of ${counted(count(total), deal)}${paceWords(perSecond, left)}`;
      const what = `${index} of ${cell.total}: ${name}`;
      line.draw(`${what}: ${counts}`, { label: '', share, text: `${what} · ${counts}` });
    },
    clear: () => line.clear(),
  };
}

/** The plan shared by all cells, and the origin of its seed. */
interface PlannedDeals {
  readonly plan: Plan;
  readonly seedOrigin: SeedOrigin;
}

interface DoneCell {
  readonly record: Evidence;
  /** True if the existing record was reused. */
  readonly kept: boolean;
  /** The fault of the existing file that was dealt again; null if there was no fault or no file. */
  readonly replaced: string | null;
}

/**
 * Produces one cell: reuses its files if they hold the record of this very audit, else deals and writes them. Its page exists afterwards and matches
 * the record.
 */
async function compareCell(
  { plan, seedOrigin }: PlannedDeals,
  origin: Origin<BuiltInSource>,
  files: Files,
  running: Running,
): Promise<DoneCell> {
  const earlier = await earlierCell(files.record, plan, origin);
  if (earlier.kept !== null) {
    // A run may have been ended between the two files.
    if (!isPageOf(files.page, earlier.kept)) writeWhole(files.page, await auditPage(earlier.kept, files.told));
    return { record: earlier.kept, kept: true, replaced: null };
  }
  const sealing = startSealing();
  const core = await runAudit(plan, await openOrigin(origin, plan.n, process.cwd()), running);
  const { record, text } = sealing.seal(core, running.workers, {
    seedOrigin,
    earlierRecords: earlier.reason === null ? 0 : files.earlier(core),
  });
  files.write(text, await auditPage(record, files.told));
  return { record, kept: false, replaced: earlier.reason };
}

/** Returns true if the page names the record's digest in full. */
function isPageOf(page: string, { digest }: Evidence): boolean {
  return existsSync(page) && readFileSync(page, 'utf8').includes(digest);
}
