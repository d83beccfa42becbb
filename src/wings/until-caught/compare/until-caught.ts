import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadRecordKinds } from '../../../cli/additions.js';
import type { CommonAsked } from '../../../cli/command.js';
import { cardsOf, workersOf } from '../../../cli/common.js';
import { comparedSubjects } from '../../../cli/compare/presets.js';
import { hearInterrupt } from '../../../cli/interrupts.js';
import type { SomeAsked } from '../../../cli/options/shared.js';
import { factLine, fileLine, type Line, print, printJson, printText, SCREEN, tell } from '../../../cli/print.js';
import { seedOf } from '../../../cli/seed/seed-of.js';
import { nameOf } from '../../../cli/subject/name-of.js';
import { type Files, filesIn, folderOf } from '../../../cli/write/write-files.js';
import { holding } from '../../../cli/write/write-locked.js';
import { openPage } from '../../../cli/write/written-lines.js';
import type { SeedOrigin } from '../../../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../../../core/record/origin.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { shellWord } from '../../../core/words/shell-word.js';
import { sealed } from '../../../engine/record/sealed.js';
import { builtInSubject } from '../../../engine/subject/built-in-subject.js';
import { THIS_MACHINE } from '../../../host/this-machine.js';
import { writeWhole } from '../../../host/write-whole.js';
import { builtInId } from '../../../kinds/built-in-id.js';
import { kindOf } from '../../../kinds/index.js';
import { printSummary } from '../../../page/document/print-text.js';
import { GLYPH, LOOK } from '../../../page/words/verdict-mark.js';
import { startSealing } from '../../../records/sealing.js';
import { planUntilCaught } from '../engine/plan.js';
import { runUntilCaught } from '../engine/run-until-caught.js';
import { caughtJournal } from '../host/caught-journal.js';
import { caughtTable, digestOfSamples, renderCaughtTable } from '../page/table.js';
import { earlierSample, samplesIn } from '../record/kept.js';
import type { UntilCaught, UntilCaughtPlan } from '../record/until-caught.js';
import { refuseLive } from './caught-options.js';
import { caughtProgressOn } from './caught-progress.js';

type CaughtAsked = CommonAsked & SomeAsked<'battery' | 'name' | 'tests' | 'workers'> & { readonly open: boolean; readonly out: string };

export type CompareAsked = CaughtAsked & Parameters<typeof comparedSubjects>[0] & SomeAsked<'seed'> & { readonly n: number };

const NAME = 'until-caught';

interface CaughtTable {
  readonly plan: UntilCaughtPlan;
  readonly seedOrigin: SeedOrigin;
  readonly out: string;
  readonly name: string;
}

interface DoneSample {
  readonly record: UntilCaught;
  readonly file: string;
  readonly kept: boolean;
}

/**
 * Runs `compare --until-caught`: deals every cell until it is caught, and makes one page of all such records in the folder. Ends with 20 where one
 * was caught, else 21.
 */
export async function compareUntilCaught(budget: number, asked: CompareAsked): Promise<number> {
  await loadRecordKinds();
  const { cells: cellsOf, outcome } = comparedSubjects(asked);
  const space = kindOf(outcome).space(outcome, { n: cardsOf(asked) });
  const seed = seedOf(asked);
  const { cells, holes } = cellsOf(space.cards);
  const { battery, tests } = asked;
  const plan = planUntilCaught(space, { seed: seed.text, budget, ...(battery !== undefined && { battery }), ...(tests && { tests }) });
  const { name = NAME } = asked;
  const out = folderOf(asked);
  const table = { plan, seedOrigin: seed.origin, out, name };
  refuseLive(cells);
  const [folder, page] = [join(out, name), join(out, `${name}.html`)];
  const done = await holding(folder, async () => {
    const dealt = await dealCells(table, cells, asked);
    const samples = samplesIn(folder, (file, reason) => tell(`shuffle-audit: ${file} is left out of the page: ${reason}`)).map(
      ({ file, record }) => ({ file: `${folder}/${file}`.replaceAll('\\', '/'), record }),
    );
    writeWhole(page, await renderCaughtTable(samples));
    if (asked.json) {
      printJson({
        plan,
        page,
        digest: digestOfSamples(samples),
        cells: dealt.map(({ file, kept, record: { core, digest } }) => ({
          id: core.subject.id,
          verdict: core.verdict.kind,
          end: core.end,
          trials: core.looks.at(-1)?.trials ?? 0,
          words: core.looks.at(-1)?.words ?? null,
          least: core.looks.at(-1)?.least ?? null,
          budget: core.plan.budget,
          digest,
          file,
          kept,
        })),
        holes: holes.map(({ origin, reason }) => ({ id: builtInId(origin), reason })),
      });
    } else {
      printText(`\n${printSummary(caughtTable(samples))}\n`);
      print('', fileLine('report', page), fileLine('records', folder), factLine('seed', plan.seed));
    }
    return dealt;
  });
  await openPage(asked, page);
  return done.some(({ record }) => record.core.end === 'caught') ? 20 : 21;
}

/** Deals one cell after the other. Keeps what is there already and continues what was interrupted. */
async function dealCells(table: CaughtTable, cells: readonly Origin<BuiltInSource>[], asked: CaughtAsked): Promise<readonly DoneSample[]> {
  const { name, out, plan } = table;
  // One folder holds samples of several sizes.
  const folder = join(out, name);
  const quiet = asked.quiet;
  const progress = caughtProgressOn(SCREEN, quiet, plan.budget * cells.length);
  const say = (line: Line): void => {
    progress.clear();
    if (!asked.json) print(line);
    else if (!quiet) tell(line);
  };
  const done: DoneSample[] = [];
  let flush = (): void => undefined;
  const stop = hearInterrupt(() => {
    flush();
    return `${done.length} of ${counted(cells.length, 'sample')} ${verbFor(done.length, 'is')} done; the same command with --seed ${shellWord(plan.seed)} goes on from there`;
  });
  try {
    for (const [k, origin] of cells.entries()) {
      progress.begin(builtInId(origin), plan.budget * k);
      const files = filesIn(folder, `${nameOf(origin, plan.n)}-${plan.n}`);
      const one = await sampleOf(
        table,
        origin,
        files,
        workersOf(asked),
        (running) => {
          flush = running.flush;
          return progress.deals;
        },
        (line) => {
          progress.clear();
          tell(`shuffle-audit: ${line}`);
        },
      );
      done.push({ ...one, file: files.record });
      say(lineOf(one));
    }
  } finally {
    progress.clear();
    stop();
  }
  return done;
}

async function sampleOf(
  { plan, seedOrigin }: CaughtTable,
  origin: Origin<BuiltInSource>,
  files: Files,
  workers: number,
  begun: (running: { readonly flush: () => void }) => (deals: number) => void,
  note: (line: string) => void,
): Promise<Omit<DoneSample, 'file'>> {
  const earlier = await earlierSample(files.record, plan, origin);
  if (earlier.kept !== null) {
    if (earlier.replanned === null) return { record: earlier.kept, kept: true };
    const again = sealed(earlier.replanned, earlier.kept.run);
    writeWhole(files.record, again.text);
    return { record: again.record, kept: true };
  }
  if (earlier.reason !== null) note(`${files.record} was there and is dealt anew: ${earlier.reason}`);
  const sealing = startSealing();
  const journal = caughtJournal(files.journal, plan, origin);
  const onDeals = begun(journal);
  const running = { workers, from: journal.from, keep: (state: Parameters<typeof journal.keep>[0]) => journal.keep(state), onDeals };
  const core = await runUntilCaught(plan, builtInSubject(origin, plan.n), running, THIS_MACHINE);
  const { record, text } = sealing.seal(core, workers, { seedOrigin });
  // A sample that only spent its budget can be gone on with under a larger one.
  if (core.end === 'budget') journal.flush();
  writeWhole(files.record, text);
  if (core.end !== 'budget') rmSync(files.journal, { force: true });
  return { record, kept: false };
}

function lineOf({ kept, record: { core } }: Omit<DoneSample, 'file'>): Line {
  const last = core.looks.at(-1);
  const look = LOOK[core.verdict.kind];
  const mark = { text: GLYPH[look], tone: look };
  if (!last) return [mark, ` ${core.subject.id}: repeats itself before the first look${kept ? ' (kept)' : ''}`];
  const deals = counted(count(last?.trials ?? 0), 'deal');
  const end = {
    caught: `caught after ${deals} by ${last?.least.test}`,
    budget: `not caught in ${deals}`,
    period: `not caught in ${deals}; its period ends`,
  }[core.end];
  return [mark, ` ${core.subject.id}: ${end}${kept ? ' (kept)' : ''}`];
}
