import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { AuditError } from '../../../core/errors.js';
import { moduleBundler } from '../../../host/function/module/bundler.js';
import { visible } from '../../../page/visible.js';
import { calledAs, exportedAs } from '../cut/called-as.js';
import { type CutOut, cutFunction, cutSort } from '../cut/cut-out.js';
import type { NotCut } from '../cut/gather.js';
import type { Candidate } from '../find/candidates.js';
import { saysOtherLaw, saysShuffle } from '../find/names.js';
import { type Judged, type Judging, judgeFunction, notTried, type Trial } from './judge-function.js';

/** A find, what came of it, and how it was had. */
export interface Tried extends Judged, Pick<Candidate, 'line' | 'name' | 'why'> {
  readonly file: string;
  /** The name by which the file exports it; null where it does not. */
  readonly exported: string | null;
  readonly as: 'exported' | 'cut out' | null;
}

/** Codes of errors that lie with the program, or the machine, and not with what is tried. */
const OURS = /^E_(?:INTERNAL|CANNOT_CREATE|IO|LOCKED)$/;

/** Tries a find in each way there is, until it can be dealt in one: as its file exports it, or cut out into the folder `scratch`. */
export async function tryFind(found: Candidate, scratch: string, judging: Judging): Promise<Tried> {
  const { draws, line, name, sort, source, why } = found;
  const exported = exportedAs(found);
  const told = { file: source.file, line, name, why, exported };
  if (saysOtherLaw(name)) return { ...told, ...notTried('its name says that it deals by another law than the even one'), as: null };
  // A comparator that looks at the items may shuffle ties alone.
  if (sort?.looks && !saysShuffle(name)) return { ...told, ...notTried('its comparator looks at the items too'), as: null };
  const reasons: string[] = [];
  const attempt = async (as: 'exported' | 'cut out', trial: () => Promise<Trial>): Promise<Tried | null> => {
    try {
      const judged = await judgeFunction(await trial(), judging);
      if (judged.verdict !== 'not-tried') return { ...told, ...judged, as };
      reasons.push(judged.fact);
    } catch (error) {
      if (!(error instanceof AuditError) || OURS.test(error.code)) throw error;
      reasons.push(reasonIn(error));
    }
    return null;
  };
  const cut = async (made: CutOut | NotCut, known: Pick<Trial, 'handed' | 'sure'>): Promise<Tried | null> => {
    if ('reason' in made) reasons.push(made.reason);
    else return attempt('cut out', async () => ({ file: await written(made, scratch, judging.cwd), export: made.name, ...known }));
    return null;
  };
  const as = calledAs(found);
  if ('reason' in as) reasons.push(as.reason);
  else if (found.code) {
    const known = { handed: as.list !== 'own', sure: draws && as.shown };
    // The sort of a function that may do more is tried by itself.
    const isWhole = !sort || as.shown || saysShuffle(name);
    const inPlace =
      isWhole && exported !== null && (as.list === 'param' || as.list === 'own') && (as.plain || /^(?!default$)[\w$]+$/.test(exported));
    const call = as.plain ? { export: exported ?? '' } : { wrapper: `(__deck, random) => ${exported}(${as.given.join(', ')})` };
    const done =
      (inPlace && (await attempt('exported', async () => ({ file: source.file, ...call, ...known })))) ||
      (isWhole && (await cut(cutFunction(found, found.code, as), known)));
    if (done) return done;
  }
  const alone = sort && !sort.looks ? await cut(cutSort(found, sort.comparator), { handed: true, sure: true }) : null;
  return alone ?? { ...told, ...notTried(reasons.at(-1) ?? 'it is called in another way'), as: null };
}

/** Returns why a function was not dealt, in few words: without its own name and the place of a cut-out. */
function reasonIn({ message }: AuditError): string {
  const bare = message
    .replace(/^\S*\.[cm]?[jt]sx?(?:#\S+)?(?: of \d+ cards)?(?:, handed [^:]*)?: /, '')
    .replace(/\s*\([^()]*found-\d+[^()]*\)/g, '');
  const line = visible(bare.replace(/\s+/g, ' '));
  return line.length > 140 ? `${line.slice(0, 140)}…` : line;
}

let files = 0;

/** Writes a cut-out into the scratch folder. With esbuild, which takes JSX, its imports are found as the project's own tools find them. */
async function written({ ending, text }: CutOut, scratch: string, cwd: string): Promise<string> {
  const file = join(scratch, `found-${++files}.${ending === 'jsx' && !(await moduleBundler(cwd)) ? 'mjs' : ending}`);
  writeFileSync(file, text);
  return file;
}

/** Links the project around a folder among the packages of the scratch folder: what is linked there, a process that runs a cut-out may read. */
export function linkProject(scratch: string, folder: string): void {
  const around = (at: string): string | null =>
    existsSync(join(at, 'package.json')) ? at : dirname(at) === at ? null : around(dirname(at));
  mkdirSync(join(scratch, 'node_modules'));
  symlinkSync(around(resolve(folder)) ?? resolve(folder), join(scratch, 'node_modules', 'scanned'), 'junction');
}
