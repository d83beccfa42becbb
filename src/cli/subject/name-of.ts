import { type AnySource, type BuiltInSource, isBuiltIn, type Origin } from '../../core/record/origin.js';
import type { ProgramSource, TapeSource } from '../../core/source/program-source.js';
import { liveId } from '../../core/source/source-ids.js';
import { DEFAULT_PARTS, PARTS } from '../../core/subject/default-parts.js';
import { presetWith } from '../../engine/subject/presets.js';
import { makerName } from '../../kinds/built-in-id.js';
import { pageOf } from '../../kinds/pages.js';

/** Returns a file name for the audit of this subject of `n` cards: the parts that differ from the default, in kebab-case. */
export function nameOf(origin: Origin<AnySource>, n: number): string {
  return wordsOf(origin, n)
    .join('-')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function wordsOf(origin: Origin<AnySource>, n: number): readonly string[] {
  const { outcome, source } = origin;
  const size = pageOf(outcome).nameWords(outcome, n, source.kind === 'log');
  return [...(isBuiltIn(origin) ? builtInWords(origin) : sourceWords(source)), ...size];
}

function builtInWords(origin: Origin<BuiltInSource>): readonly string[] {
  const preset = presetWith(origin);
  const parts = PARTS.map((part) => origin.source[part]).filter((id, i) => id !== DEFAULT_PARTS[PARTS[i]]);
  return preset ? [preset.id] : [makerName(origin), ...parts];
}

function sourceWords(source: AnySource): readonly string[] {
  switch (source.kind) {
    case 'built-in':
      return [source.maker];
    case 'module':
      return [baseOf(source.file).replace(/\.[cm]?[jt]s$/, ''), ...(source.export === 'default' ? [] : [source.export])];
    case 'npm':
      return [source.specifier, source.export];
    case 'log':
      return [source.files[0].file === '-' ? 'log' : baseOf(source.files[0].file).replace(/(\.[a-z]+)?(\.gz)?$/i, '')];
    case 'race':
    case 'inline':
      return [liveId(source)];
    case 'program':
    case 'tape':
      return [nameOfProgram(source)];
  }
}

/** Returns the name of the script passed to an interpreter, or else of the program itself. */
function nameOfProgram({ program, files }: ProgramSource | TapeSource): string {
  const [file = program] = files.map((one) => one.file);
  return baseOf(file).replace(/(?<=.)\.[a-z]+$/i, '');
}

function baseOf(file: string): string {
  return file.replace(/^.*[/\\]/, '');
}
