import { DEFAULT_PARTS } from '../../core/default-parts.js';
import type { EvidenceCore } from '../../core/evidence.js';
import { isLive } from '../../core/live-origin.js';
import { isNim } from '../../core/nim-origin.js';
import type { ModuleOrigin, NpmOrigin } from '../../core/subject.js';
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
  const { origin } = subject;
  if (origin.kind === 'pipeline') {
    const even = known?.kind === 'choices' && known.size === 0 ? ', which keeps every choice exactly even' : '';
    const seeding: Phrase = origin.seeding === DEFAULT_PARTS.seeding ? [] : say`, seeding ${code(origin.seeding)}`;
    return say`The built-in shuffle ${strong(origin.shuffle)}, fed by the generator ${code(origin.prng)}${seeding}. Its words become choices by the method ${code(origin.bounded)}${even}.`;
  }
  if (isNim(origin)) return nimSentence(origin);
  if (origin.kind === 'scrambler') return scramblerSentence(origin);
  if (origin.kind === 'log') return logSentence(origin);
  if (origin.kind === 'program') return programSentence(origin);
  if (isLive(origin)) return liveSentence(origin);
  if (origin.kind === 'npm') {
    return say`The function ${strong(origin.export)} of the package ${strong(origin.package)} ${origin.version}, ${fedBy(origin)}.${isolationSentence(origin.call)}`;
  }
  return say`The function ${strong(origin.export)} of the file ${code(origin.file)}, ${fedBy(origin)}.${isolationSentence(origin.call)}`;
}

function fedBy({ call, randomness }: ModuleOrigin | NpmOrigin): string {
  if (randomness === 'live') return 'fed by whatever randomness it takes itself, dealt by one process';
  const fed = 'fed by the seeded stream of this audit in place of Math.random';
  return call.stream === 'one' ? `${fed}; it carries something over from deal to deal, so one process dealt them all` : fed;
}
