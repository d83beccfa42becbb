import { nearestHint } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import type { AskedAlways } from '../command.js';
import { print, printJson } from '../print.js';
import { shown } from '../shown.js';
import { benchLines, isAsPublished } from './bench-lines.js';
import { beside } from './beside.js';
import type { PuzzleAsked } from './options.js';

/** `puzzle bench korf`: solves Korf's hundred boards, and prints what that took. Returns whether every length is the published one. Throws E_USAGE. */
export async function benchSearches(asked: PuzzleAsked & AskedAlways): Promise<boolean> {
  const name = asked.tiles.join(' ');
  if (name !== 'korf')
    throw new AuditError('E_USAGE', `puzzle bench knows korf, got ${name === '' ? 'nothing' : `"${name}"`}`, {
      hint: nearestHint(name, ['korf'], 'try: shuffle-audit puzzle bench korf'),
    });
  const benched = await beside({ kind: 'bench' }, asked.quiet);
  if (asked.json) printJson(benched);
  else print(...shown(benchLines(benched)));
  return benched.boards.every(isAsPublished);
}
