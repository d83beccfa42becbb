import { childId } from '../../core/function-origin.js';
import { isLive, liveId } from '../../core/live-origin.js';
import { isNim } from '../../core/nim-origin.js';
import { programId } from '../../core/program-origin.js';
import { logId } from '../../core/recorded-log.js';
import type { Origin } from '../../core/subject.js';
import { prngs } from '../../parts/catalogues.js';
import { nimId } from './nim-subject.js';
import { pipelineId } from './pipeline.js';
import { scramblerId } from './scrambler-subject.js';

/** What a subject of this origin is called and whether its deals can be dealt again: both follow from the origin, whatever a record says. */
export function originIdentity(origin: Origin): { readonly id: string; readonly replayable: boolean } {
  if (origin.kind === 'log') return { id: logId(origin), replayable: !origin.files.some(({ file }) => file === '-') };
  if (origin.kind === 'program') return { id: programId(origin), replayable: false };
  if (isLive(origin)) return { id: liveId(origin), replayable: false };
  if (isNim(origin)) return { id: nimId(origin), replayable: prngs.get(origin.prng).live !== true };
  if (origin.kind === 'scrambler') return { id: scramblerId(origin), replayable: prngs.get(origin.prng).live !== true };
  if (origin.kind !== 'pipeline') return { id: childId(origin), replayable: origin.randomness === 'injected' };
  return { id: pipelineId(origin), replayable: prngs.get(origin.prng).live !== true };
}
