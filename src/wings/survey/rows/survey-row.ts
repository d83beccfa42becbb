import { cardsOf } from '../../../cli/common.js';
import type { Seed } from '../../../cli/seed/seed-of.js';
import { openRequested, requestOf, type SubjectRequest } from '../../../cli/subject/open-subject.js';
import { readNull } from '../../../cli/subject/read-null.js';
import { AuditError, type ErrorCode } from '../../../core/errors.js';
import type { AnyRecord } from '../../../core/record/record.js';
import type { ToldRefusal } from '../../../core/record/run-info.js';
import { codeHash } from '../engine/code-hash.js';
import { rowVerdict } from '../engine/row-verdict.js';
import { seedSpace } from '../engine/seed-space.js';
import { fetchPackage } from '../host/fetch-package.js';
import type { Refusal, StageName, SurveyedRow, SurveyPlan, SurveyStage, SurveySubject } from '../record/survey.js';
import { rowAsked } from './row-asked.js';
import { stageOf } from './stage-of.js';
import { type OpenRow, recordOf, stageFile, stagesOf } from './stages.js';

export interface SurveyWork {
  readonly plan: SurveyPlan;
  readonly seed: Seed;
  readonly workers: number;
  /** The folder of the list: files, programs and packages without a version are looked for from there. */
  readonly listFolder: string;
  /** The folder for the files of the rows. */
  readonly folder: string;
  /** The folder where packages of a version are installed. */
  readonly packages: string;
  onStage(row: SurveySubject, stage: StageName | 'fetch' | 'open'): void;
  /** Called with every record of a stage, and the name of its file. */
  onRecord(record: AnyRecord, file: string): Promise<void>;
}

/** Errors that are no fault of a row. */
const OURS: ReadonlySet<ErrorCode> = new Set(['E_INTERNAL', 'E_IO', 'E_CANNOT_CREATE', 'E_LOCKED']);

/** Rows that were looked at, by their code and the way it is called. */
export type SeenRows = Map<string, SurveyedRow>;

/** A row that was looked at, and the messages of the errors that refused it. */
export interface RowDone {
  readonly row: SurveyedRow;
  readonly refusals: readonly ToldRefusal[];
}

/** Looks at a row: opens it, proves, looks and samples, one after the other. A refusal is told in the row, and the next stage goes on. */
export async function surveyRow(row: SurveySubject, work: SurveyWork, seen: SeenRows): Promise<RowDone> {
  const refusals: ToldRefusal[] = [];
  const refusalOf = (stage: ToldRefusal['stage'], error: AuditError): Refusal => {
    refusals.push({ row: row.name, stage, message: error.message });
    return refusedBy(error);
  };
  const opened = await refusedOr(() => openRow(row, work));
  if ('refused' in opened) {
    const none = { name: row.name, version: null, code: null, sameAs: null, seeds: null, stages: [] };
    return { row: { ...none, refused: refusalOf('open', opened.refused), verdict: rowVerdict([]) }, refusals };
  }
  const open = opened.made;
  const { origin, space } = open.subject;
  const { source } = origin;
  const facts = {
    name: row.name,
    version: source.kind === 'npm' ? source.version : null,
    code: codeHash(source),
    seeds: seedSpace(source, space.orderBits),
    refused: null,
  };
  const key = JSON.stringify([facts.code, source.kind === 'npm' || source.kind === 'module' ? source.export : row.subject, row.options]);
  const before = facts.code === null ? undefined : seen.get(key);
  if (before) return { row: { ...facts, sameAs: before.name, stages: [], verdict: before.verdict }, refusals };
  const stages: SurveyStage[] = [];
  for (const stage of stagesOf(open)) {
    work.onStage(row, stage);
    const file = stageFile(row.name, stage);
    const done = await refusedOr(() => recordOf(stage, open));
    if ('refused' in done) {
      stages.push({ stage, refused: refusalOf(stage, done.refused) });
      continue;
    }
    const kept = stageOf(done.made, file);
    if (kept === null) throw new AuditError('E_INTERNAL', `${file} is the record of no stage`);
    stages.push(kept);
    await work.onRecord(done.made, file);
  }
  const surveyed = { ...facts, sameAs: null, stages, verdict: rowVerdict(stages) };
  seen.set(key, surveyed);
  return { row: surveyed, refusals };
}

async function openRow(row: SurveySubject, work: SurveyWork): Promise<OpenRow> {
  const { plan, seed, workers, folder } = work;
  const { asked, spec } = rowAsked(row, plan, work.listFolder);
  const named = requestOf(spec, asked);
  const cwd = await folderFor(named, row, work);
  const request: SubjectRequest = 'cwd' in named ? { ...named, cwd } : named;
  const n = cardsOf(asked);
  const under = readNull(asked, work.listFolder);
  work.onStage(row, 'open');
  const subject = await under.subject(await openRequested(request, n));
  return { name: row.name, asked, request, subject, plan, seed, workers, folder };
}

/** Returns the folder where a subject is looked for: for a package of a version, its own installation; for all else the folder of the list. */
async function folderFor(asked: SubjectRequest, row: SurveySubject, { listFolder, onStage, packages }: SurveyWork): Promise<string> {
  if (row.version === undefined || asked.kind !== 'npm') return listFolder;
  onStage(row, 'fetch');
  // `@scope/pkg/sub` is a file of the package `@scope/pkg`.
  const [name = asked.specifier] = /^(?:@[^/]+\/)?[^/]+/.exec(asked.specifier) ?? [];
  return fetchPackage(name, row.version, packages);
}

/** Returns the result of `work`, or why it was refused. A fault of this program itself is no refusal, nor is a disk that is full. */
async function refusedOr<Result>(work: () => Promise<Result>): Promise<{ readonly made: Result } | { readonly refused: AuditError }> {
  try {
    return { made: await work() };
  } catch (error) {
    if (!(error instanceof AuditError) || OURS.has(error.code)) throw error;
    return { refused: error };
  }
}

/** Returns what a record keeps of an error. Its file is left out: the row names it, and it may lie elsewhere on another machine. */
function refusedBy({ at, code }: AuditError): Refusal {
  const { file: _, ...place } = at ?? {};
  return { code, ...(Object.keys(place).length > 0 && { at: place }) };
}
