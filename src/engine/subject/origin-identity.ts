import type { AnySource, Origin } from '../../core/record/origin.js';
import { logId } from '../../core/record/recorded-log.js';
import { childId, liveId, programId } from '../../core/source/source-ids.js';
import { builtInId } from '../../kinds/built-in-id.js';
import { prngs } from '../../parts/catalogues.js';

/** Returns the id of a subject of this origin, and whether its deals can be dealt again. Both follow from the origin, whatever a record says. */
export function originIdentity(origin: Origin<AnySource>): { readonly id: string; readonly replayable: boolean } {
  const { outcome, source } = origin;
  switch (source.kind) {
    case 'built-in':
      return { id: builtInId({ outcome, source }), replayable: prngs.get(source.prng).live !== true };
    case 'log':
      return { id: logId(source), replayable: !source.files.some(({ file }) => file === '-') };
    case 'program':
      return { id: programId(source), replayable: false };
    case 'tape':
      return { id: programId(source), replayable: true };
    case 'race':
    case 'inline':
      return { id: liveId(source), replayable: false };
    case 'module':
    case 'npm':
      return { id: childId(source), replayable: source.randomness === 'injected' };
  }
}
