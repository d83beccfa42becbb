import { nearestHint } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import type { Values } from '../command.js';
import { isOn } from '../command.js';
import { print, printJson } from '../print.js';
import { shown } from '../shown.js';
import { benchLines, isAsPublished } from './bench-lines.js';
import { beside } from './beside.js';
import { wordsOf } from './position.js';

/** `puzzle bench korf`: solves Korf's hundred boards, and prints what that took. Returns whether every length is the published one. Throws E_USAGE. */
export async function benchSearches(values: Values): Promise<boolean> {
  const name = wordsOf(values).join(' ');
  if (name !== 'korf')
    throw new AuditError('E_USAGE', `puzzle bench knows korf, got ${name === '' ? 'nothing' : `"${name}"`}`, {
      hint: nearestHint(name, ['korf'], 'try: shuffle-audit puzzle bench korf'),
    });
  const benched = await beside({ kind: 'bench' }, isOn(values, 'quiet'));
  if (isOn(values, 'json')) printJson(benched);
  else print(...shown(benchLines(benched)));
  return benched.boards.every(isAsPublished);
}
