import { isLive } from '../../core/live-source.js';
import type { Origin } from '../../core/origin.js';
import { isolationFact } from './isolation.js';
import { liveFacts } from './live.js';
import { logFacts } from './log.js';
import { programFacts } from './program.js';

/** What a reader must know to find the very code that was tested; a built-in subject is its id. */
export function originFacts(origin: Origin): readonly (readonly [string, string])[] {
  const { outcome, source } = origin;
  if (source.kind === 'log') return logFacts({ outcome, source });
  if (source.kind === 'program') return programFacts(source);
  if (isLive(source)) return liveFacts(source);
  if (source.kind === 'built-in') return [];
  const how = `${source.call.result === 'mutates' ? 'rearranges the deck it is given' : 'returns a deck'}${source.call.async ? ', asynchronously' : ''}`;
  const from: readonly (readonly [string, string])[] =
    source.kind === 'npm' ? [['Package', `${source.package} ${source.version}`]] : [['File', source.file]];
  return [
    ...from,
    ['Code', `sha256:${source.sha256}`],
    [
      'Call',
      `${source.export}, ${how}, randomness ${source.randomness}${source.call.stream === 'one' ? ' but not used, one process for all deals' : ''}`,
    ],
    ['Isolation', isolationFact(source.call)],
  ];
}
