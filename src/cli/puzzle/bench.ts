import { nearestHint } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import type { Values } from '../command.js';
import { isOn } from '../command.js';
import { readFirst } from '../read-first.js';
import { startSealing } from '../sealing.js';
import { filesIn, folderOf, givenName } from '../write-files.js';
import { beside } from './beside.js';
import { wordsOf } from './position.js';

/** `puzzle bench korf`: solves Korf's hundred boards, and writes record and page. Whether every length is the published one. Throws E_USAGE. */
export async function benchSearches(values: Values): Promise<boolean> {
  const name = wordsOf(values).join(' ');
  if (name !== 'korf')
    throw new AuditError('E_USAGE', `puzzle bench knows korf, got ${name === '' ? 'nothing' : `"${name}"`}`, {
      hint: nearestHint(name, ['korf'], 'try: shuffle-audit puzzle bench korf'),
    });
  const files = filesIn(folderOf(values), givenName(values) ?? 'puzzle-bench-korf');
  const sealing = startSealing();
  const { core, cost } = await beside({ kind: 'bench' }, isOn(values, 'quiet'));
  // Not sooner: while the boards are solved, the program holds nothing that it does not need.
  readFirst('./write-told.js');
  const { writeTold } = await import('../write-told.js');
  await writeTold(values, files, sealing.seal(core, 1, { bench: cost }));
  return core.verdict.kind === 'holds';
}
