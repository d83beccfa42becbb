import { nearestHint } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import type { AskedAlways } from '../command.js';
import { readFirst } from '../read-first.js';
import { startSealing } from '../sealing.js';
import { filesIn, folderOf } from '../write-files.js';
import { beside } from './beside.js';
import type { PuzzleAsked } from './options.js';

/** `puzzle bench korf`: solves Korf's hundred boards, and writes record and page. Whether every length is the published one. Throws E_USAGE. */
export async function benchSearches(asked: PuzzleAsked & AskedAlways): Promise<boolean> {
  const name = asked.tiles.join(' ');
  if (name !== 'korf')
    throw new AuditError('E_USAGE', `puzzle bench knows korf, got ${name === '' ? 'nothing' : `"${name}"`}`, {
      hint: nearestHint(name, ['korf'], 'try: shuffle-audit puzzle bench korf'),
    });
  const files = filesIn(folderOf(asked), asked.name ?? 'puzzle-bench-korf');
  const sealing = startSealing();
  const { core, cost } = await beside({ kind: 'bench' }, asked.quiet);
  // Not sooner: while the boards are solved, the program holds nothing that it does not need.
  readFirst('./write-told.js');
  const { writeTold } = await import('../write-told.js');
  await writeTold(asked, files, sealing.seal(core, 1, { bench: cost }));
  return core.verdict.kind === 'holds';
}
