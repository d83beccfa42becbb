import type { Line, Tone } from '../../../cli/print.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { wrapped } from '../../../page/wrap.js';
import type { Tried } from './try-find.js';

/** A file that could not be read as code. */
export type Unread = Readonly<Record<'file' | 'reason', string>>;

const COLUMNS = 80;
const SAID: Readonly<Record<Tried['verdict'], readonly [words: string, tone: Tone]>> = {
  biased: ['biased', 'biased'],
  'no-bias-found': ['no bias found', 'clean'],
  inconclusive: ['cannot tell', 'unsure'],
  'not-tried': ['looks like one, not tried', 'unsure'],
};

const lines = (text: string): readonly string[] => wrapped([text], '', '    ', COLUMNS);

/** Returns the lines that tell a find: its place and verdict, then the fact, and what to write or to do. */
export function findLines(found: Tried): readonly Line[] {
  const { cure, exported, fact, file, line, name, verdict } = found;
  const given = /^[./]/.test(file) ? file : `./${file}`;
  const by = exported === null ? `export it, then run ${given}#${name}` : `run ${given} --call "(deck) => ${exported}(…)"`;
  const after = cure !== null ? `; cure: ${cure}` : verdict === 'not-tried' ? `; to try it: ${by}` : '';
  const [said, tone] = SAID[verdict];
  return lines(`${file}:${line} ${name}  ${said}: ${fact}${after}`).map((text) => [{ text, tone }]);
}

export const unreadLines = ({ file, reason }: Unread): readonly Line[] =>
  lines(`${file}  not read: ${reason}`).map((text) => [{ text, tone: 'faint' }]);

/** Returns the last sentence: how much was read, and what came of it. */
export function summaryLines(files: number, finds: readonly Tried[], unread: readonly Unread[]): readonly string[] {
  const of = (said: string): number => finds.filter(({ by, verdict }) => `${verdict} ${by}`.startsWith(said)).length;
  const parts = [
    [of('biased'), 'biased'],
    [of('no-bias-found proof'), 'proved even for a few cards'],
    [of('no-bias-found audit'), 'without a bias found by an audit'],
    [of('inconclusive'), 'undecided'],
    [of('not-tried'), 'not tried'],
  ] as const;
  const told = parts.flatMap(([many, what]) => (many > 0 ? [`${count(many)} ${what}`] : [])).join(', ');
  const read = `${counted(count(files), 'file')} read${unread.length > 0 ? `, ${count(unread.length)} not read` : ''}`;
  return lines(`${read}; ${finds.length === 0 ? 'nothing looks like a shuffle' : `${counted(count(finds.length), 'find')}: ${told}`}`);
}
