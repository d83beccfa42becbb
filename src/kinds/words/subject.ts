import type { EvidenceCore } from '../../core/record/evidence.js';
import type { FunctionSource } from '../../core/source/function-source.js';
import { isLive } from '../../core/source/source-ids.js';
import { DEFAULT_PARTS } from '../../core/subject/default-parts.js';
import { code, type Phrase, say, strong } from '../../page/phrase.js';
import { functionCards } from '../../page/words/function-cards.js';
import { isolationSentence } from '../../page/words/isolation.js';
import { liveSentence } from '../../page/words/live.js';
import { programSentence } from '../../page/words/program.js';
import { pageOf } from '../pages.js';
import { nullSentence } from './declared-null.js';
import { type HandedPlan, handingSentence } from './handing.js';
import { logSentence } from './log.js';

export function subjectSentence({ known, plan, subject }: Described): Phrase {
  const { origin } = subject;
  return [
    ...whatDeals({ known, subject }),
    handingSentence(origin, plan),
    ...pageOf(origin.outcome).beside(origin.outcome, plan.n),
    nullSentence(plan.null),
  ];
}

type Described = Pick<EvidenceCore, 'known' | 'subject'> & {
  readonly plan: Pick<EvidenceCore['plan'], 'n' | 'null'> & HandedPlan;
};

function whatDeals({ known, subject }: Pick<EvidenceCore, 'known' | 'subject'>): Phrase {
  const { outcome, source } = subject.origin;
  if (source.kind === 'built-in') {
    const { bounded, prng, seeding } = source;
    const { even, maker } = pageOf(outcome).builtIn(outcome, source.maker);
    const seeded: Phrase = seeding === DEFAULT_PARTS.seeding ? [] : say`, seeding ${code(seeding)}`;
    const choices = known?.kind === 'choices' && known.size === 0 ? ', which keeps every choice exactly even' : '';
    return say`${maker}, fed by the generator ${code(prng)}${seeded}. Its words become choices by the method ${code(bounded)}${choices}.${even}`;
  }
  if (source.kind === 'log') return logSentence({ outcome, source });
  if (source.kind === 'program') return programSentence(source, pageOf(outcome).handed);
  if (isLive(source)) return liveSentence(source);
  if (source.kind === 'npm') {
    return say`${calledAs(source)} of the package ${strong(source.package)} ${source.version}, ${fedBy(source)}.${functionCards(source.call)}${isolationSentence(source.call)}`;
  }
  return say`${calledAs(source)} of the file ${code(source.file)}, ${fedBy(source)}.${functionCards(source.call)}${isolationSentence(source.call)}`;
}

function calledAs({ call, export: name }: FunctionSource): Phrase {
  return call.wrapper === undefined ? say`The function ${strong(name)}` : say`The function ${code(call.wrapper)}, with the exports`;
}

function fedBy({ call, randomness }: FunctionSource): string {
  if (randomness === 'live') return 'fed by whatever randomness it takes itself, dealt by one process';
  const fed = 'fed by the seeded stream of this audit in place of Math.random';
  return call.stream === 'one' ? `${fed}; it carries something over from deal to deal, so one process dealt them all` : fed;
}
