import type { Line, Tone } from '../../../cli/print.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { wrapped } from '../../../page/wrap.js';
import type { Tried } from './try-find.js';

/** A file that could not be read as code. */
export interface Unread {
  readonly file: string;
  readonly reason: string;
}

const COLUMNS = 80;
const SAID = {
  biased: 'biased',
  'no-bias-found': 'no bias found',
  inconclusive: 'cannot tell',
  'not-tried': 'looks like one, not tried',
} as const;
const TONES: Readonly<Record<Tried['verdict'], Tone>> = {
  biased: 'biased',
  'no-bias-found': 'clean',
  inconclusive: 'unsure',
  'not-tried': 'unsure',
};

function lines(text: string): readonly string[] {
  return wrapped([text], '', '    ', COLUMNS);
}

/** Returns the lines that tell a find: its place and verdict, then the fact, and what to write or to do. */
export function findLines(found: Tried): readonly Line[] {
  const { cure, exported, fact, file, line, name, verdict } = found;
  const given = /^[./]/.test(file) ? file : `./${file}`;
  const by = exported === null ? `export it, then run ${given}#${name}` : `run ${given} --call "(deck) => ${exported}(…)"`;
  const after = cure !== null ? `; cure: ${cure}` : verdict === 'not-tried' ? `; to try it: ${by}` : '';
  return lines(`${file}:${line} ${name}  ${SAID[verdict]}: ${fact}${after}`).map((text) => [{ text, tone: TONES[verdict] }]);
}

export function unreadLines({ file, reason }: Unread): readonly Line[] {
  return lines(`${file}  not read: ${reason}`).map((text) => [{ text, tone: 'faint' }]);
}

/** Returns the last sentence: how much was read, and what came of it. */
export function summaryLines(files: number, finds: readonly Tried[], unread: readonly Unread[]): readonly string[] {
  const of = (verdict: Tried['verdict'], by = ''): number =>
    finds.filter((one) => one.verdict === verdict && (by === '' || one.by === by)).length;
  const parts: readonly (readonly [number, string])[] = [
    [of('biased'), 'biased'],
    [of('no-bias-found', 'proof'), 'proved even for a few cards'],
    [of('no-bias-found', 'audit'), 'without a bias found by an audit'],
    [of('inconclusive'), 'undecided'],
    [of('not-tried'), 'not tried'],
  ];
  const told = parts.flatMap(([many, what]) => (many > 0 ? [`${count(many)} ${what}`] : [])).join(', ');
  const read = `${counted(count(files), 'file')} read${unread.length > 0 ? `, ${count(unread.length)} passed over` : ''}`;
  return lines(`${read}; ${finds.length === 0 ? 'nothing looks like a shuffle' : `${counted(count(finds.length), 'find')}: ${told}`}`);
}
