import type { Guard } from '../../src/core/record/by-law.js';
import type { Doubt } from '../../src/core/record/doubt.js';
import { doubtWords } from '../../src/kinds/words/doubt.js';

const origin = { source: { kind: 'inline', name: 'f', randomness: 'injected' }, outcome: { kind: 'deck' } } as const;

/** Why an audit of `trials` deals cannot tell, as pages say it. */
export function doubtSaid(doubt: Doubt, trials: number, guards: readonly Guard[] = []): string {
  return doubtWords({ guards, plan: { trials }, subject: { origin } }, doubt);
}
