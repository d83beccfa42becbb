import { isLive } from '../../core/live-origin.js';
import { isBuiltIn } from '../../core/space-kind.js';
import type { Origin } from '../../core/subject.js';
import { isolationFact } from './isolation.js';
import { liveFacts } from './live.js';
import { logFacts } from './log.js';
import { programFacts } from './program.js';

/** What a reader must know to find the very code that was tested; a built-in pipeline is its id. */
export function originFacts(origin: Origin): readonly (readonly [string, string])[] {
  if (isBuiltIn(origin)) return [];
  if (origin.kind === 'log') return logFacts(origin);
  if (origin.kind === 'program') return programFacts(origin);
  if (isLive(origin)) return liveFacts(origin);
  const how = `${origin.call.result === 'mutates' ? 'rearranges the deck it is given' : 'returns a deck'}${origin.call.async ? ', asynchronously' : ''}`;
  const from: readonly (readonly [string, string])[] =
    origin.kind === 'npm' ? [['Package', `${origin.package} ${origin.version}`]] : [['File', origin.file]];
  return [
    ...from,
    ['Code', `sha256:${origin.sha256}`],
    [
      'Call',
      `${origin.export}, ${how}, randomness ${origin.randomness}${origin.call.stream === 'one' ? ' but not used, one process for all deals' : ''}`,
    ],
    ['Isolation', isolationFact(origin.call)],
  ];
}
