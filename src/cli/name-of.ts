import { DEFAULT_PARTS, PARTS } from '../core/default-parts.js';
import { liveId } from '../core/live-origin.js';
import { type NimOrigin, nimName } from '../core/nim-origin.js';
import { partialOf } from '../core/partial-of.js';
import type { ProgramOrigin } from '../core/program-origin.js';
import { boardOf } from '../core/space-kind.js';
import type { BuiltInOrigin, Origin, PipelineOrigin } from '../core/subject.js';
import { pipelineId } from '../engine/subject/pipeline.js';
import { PRESETS } from '../engine/subject/presets.js';

/** A file name for what an audit of this subject writes: the parts that are not the default ones, in kebab-case. */
export function nameOf(origin: Origin): string {
  const partial = partialOf(origin);
  const board = boardOf(origin);
  return [
    ...wordsOf(origin),
    ...(board ? [`${board.rows}x${board.columns}`] : []),
    ...(partial && origin.kind !== 'log' ? ['deal', String(partial.seen)] : []),
  ]
    .join('-')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function wordsOf(origin: Origin): readonly string[] {
  switch (origin.kind) {
    case 'pipeline':
      return wordsOfPipeline(origin);
    case 'scrambler':
      return ['puzzle', origin.scrambler, ...otherParts(origin)];
    case 'nim-dealer':
    case 'nim-player':
      return [nimName(origin), ...nimSize(origin), ...otherParts(origin)];
    case 'module':
      return [baseOf(origin.file).replace(/\.[cm]?[jt]s$/, ''), ...(origin.export === 'default' ? [] : [origin.export])];
    case 'npm':
      return [origin.specifier, origin.export];
    case 'log':
      return [origin.files[0].file === '-' ? 'log' : baseOf(origin.files[0].file).replace(/(\.[a-z]+)?(\.gz)?$/i, '')];
    case 'race':
    case 'inline':
      return [liveId(origin)];
    case 'program':
      return [nameOfProgram(origin)];
  }
}

function wordsOfPipeline(origin: PipelineOrigin): readonly string[] {
  const preset = PRESETS.find((one) => pipelineId(one.origin) === pipelineId(origin));
  return preset ? [preset.id] : [origin.shuffle, ...otherParts(origin)];
}

/** `3x7`, and the space of a player's moves. */
function nimSize(origin: NimOrigin): readonly string[] {
  return [`${origin.piles}x${origin.max}`, ...(origin.kind === 'nim-player' ? [origin.choice] : [])];
}

/** The parts that are not the default ones. */
function otherParts(origin: BuiltInOrigin): readonly string[] {
  return PARTS.map((part) => origin[part]).filter((id, i) => id !== DEFAULT_PARTS[PARTS[i]]);
}

/** The script that an interpreter was given, or else the program itself. */
function nameOfProgram({ program, files }: ProgramOrigin): string {
  const [file = program] = files.map((one) => one.file);
  return baseOf(file).replace(/(?<=.)\.[a-z]+$/i, '');
}

function baseOf(file: string): string {
  return file.replace(/^.*[/\\]/, '');
}
