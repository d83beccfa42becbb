import { DEFAULT_PARTS } from '../../core/default-parts.js';
import type { EvidenceCore } from '../../core/evidence.js';
import type { FunctionSource } from '../../core/function-source.js';
import { isLive } from '../../core/live-source.js';
import { code, type Phrase, say, strong } from '../phrase.js';
import { isolationSentence } from './isolation.js';
import { liveSentence } from './live.js';
import { logSentence } from './log.js';
import { nimSentence } from './nim.js';
import { partialSentence } from './partial.js';
import { programSentence } from './program.js';
import { scramblerSentence } from './scrambler.js';

/** What was tested, in a sentence. */
export function subjectSentence({ known, plan, subject }: Described): Phrase {
  const { origin } = subject;
  return [...whatDeals({ known, subject }), ...partialSentence(origin, plan.n)];
}

/** What of a record says what was tested. */
type Described = Pick<EvidenceCore, 'known' | 'subject'> & { readonly plan: { readonly n: number } };

function whatDeals({ known, subject }: Pick<EvidenceCore, 'known' | 'subject'>): Phrase {
  const { outcome, source } = subject.origin;
  if (source.kind === 'built-in') {
    if (outcome.kind === 'piles' || outcome.kind === 'moves') return nimSentence(source, outcome);
    if (outcome.kind === 'board') return scramblerSentence(source, outcome);
    const even = known?.kind === 'choices' && known.size === 0 ? ', which keeps every choice exactly even' : '';
    const seeding: Phrase = source.seeding === DEFAULT_PARTS.seeding ? [] : say`, seeding ${code(source.seeding)}`;
    return say`The built-in shuffle ${strong(source.maker)}, fed by the generator ${code(source.prng)}${seeding}. Its words become choices by the method ${code(source.bounded)}${even}.`;
  }
  if (source.kind === 'log') return logSentence({ outcome, source });
  if (source.kind === 'program') return programSentence(source);
  if (isLive(source)) return liveSentence(source);
  if (source.kind === 'npm') {
    return say`The function ${strong(source.export)} of the package ${strong(source.package)} ${source.version}, ${fedBy(source)}.${isolationSentence(source.call)}`;
  }
  return say`The function ${strong(source.export)} of the file ${code(source.file)}, ${fedBy(source)}.${isolationSentence(source.call)}`;
}

function fedBy({ call, randomness }: FunctionSource): string {
  if (randomness === 'live') return 'fed by whatever randomness it takes itself, dealt by one process';
  const fed = 'fed by the seeded stream of this audit in place of Math.random';
  return call.stream === 'one' ? `${fed}; it carries something over from deal to deal, so one process dealt them all` : fed;
}
