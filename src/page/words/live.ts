import type { LiveSource } from '../../core/source/live-source.js';
import { type Phrase, say, strong } from '../phrase.js';

/** Describes the tested source in a sentence, where nobody can deal it again. */
export function liveSentence(source: LiveSource): Phrase {
  if (source.kind === 'race') {
    const lock = source.locked ? 'each holding a lock while it shuffles' : 'without a lock';
    return say`Two threads that run Fisher–Yates on ${strong('one shared deck')} at the same time, ${lock}. No two runs of it are alike.`;
  }
  const fed =
    source.randomness === 'live' ? 'whatever randomness it takes itself' : 'the seeded stream of this audit in place of Math.random';
  return say`The function ${strong(source.name)}, called by a test and fed by ${fed}.`;
}

export function liveFacts(source: LiveSource): readonly (readonly [string, string])[] {
  if (source.kind === 'race') return [['Threads', source.locked ? 'two, with a lock' : 'two, without a lock']];
  return [['Call', `${source.name}, called by a test, randomness ${source.randomness}`]];
}
