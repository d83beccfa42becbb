import type { LiveOrigin } from '../../core/live-origin.js';
import { type Phrase, say, strong } from '../phrase.js';

/** What was tested, in a sentence, where nobody can deal it again. */
export function liveSentence(origin: LiveOrigin): Phrase {
  if (origin.kind === 'race') {
    const lock = origin.locked ? 'each holding a lock while it shuffles' : 'without a lock';
    return say`Two threads that run Fisher–Yates on ${strong('one shared deck')} at the same time, ${lock}. No two runs of it are alike.`;
  }
  const fed =
    origin.randomness === 'live' ? 'whatever randomness it takes itself' : 'the seeded stream of this audit in place of Math.random';
  return say`The function ${strong(origin.name)}, called by a test and fed by ${fed}.`;
}

/** What a reader must know to find it. */
export function liveFacts(origin: LiveOrigin): readonly (readonly [string, string])[] {
  if (origin.kind === 'race') return [['Threads', origin.locked ? 'two, with a lock' : 'two, without a lock']];
  return [['Call', `${origin.name}, called by a test, randomness ${origin.randomness}`]];
}
