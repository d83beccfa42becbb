import { type DeclaredNull, isReference } from '../../core/record/declared-null.js';
import type { AnySource, Origin } from '../../core/record/origin.js';
import type { LoadedFile } from '../../core/source/function-source.js';
import { isLive } from '../../core/source/source-ids.js';
import { uncapital } from '../../core/words/first-letter.js';
import { code, type Phrase } from '../../page/phrase.js';
import { cardFacts, cardTypeWord } from '../../page/words/function-cards.js';
import { hashedFiles } from '../../page/words/hashed-files.js';
import { isolationFact } from '../../page/words/isolation.js';
import { liveFacts } from '../../page/words/live.js';
import { programFacts, tapeFacts } from '../../page/words/program.js';
import { logFacts } from './log.js';
import { referenceName } from './reference.js';

/** Lists what a reader must know to find the very code that was tested; for a built-in subject, its id. */
function originFacts(origin: Origin<AnySource>): readonly (readonly [string, string])[] {
  const { outcome, source } = origin;
  if (source.kind === 'log') return logFacts({ outcome, source });
  if (source.kind === 'program') return programFacts(source);
  if (source.kind === 'tape') return tapeFacts(source);
  if (isLive(source)) return liveFacts(source);
  if (source.kind === 'built-in') return [];
  const how = `${source.call.result === 'mutates' ? `rearranges the deck it is given${source.call.beside === undefined ? '' : ` and returns ${cardTypeWord(source.call.beside)}`}` : 'returns a deck'}${source.call.async ? ', asynchronously' : ''}`;
  const from: readonly (readonly [string, string])[] =
    source.kind === 'npm' ? [['Package', `${source.package} ${source.version}`]] : [['File', source.file]];
  return [
    ...from,
    ['Code', `sha256:${source.sha256}`],
    ...loadedFact(source.files ?? []),
    [
      'Call',
      `${source.call.wrapper ?? source.export}, ${how}, randomness ${source.randomness}${source.call.stream === 'one' ? ' but not used, one process for all deals' : ''}`,
    ],
    ...cardFacts(source.call),
    ['Isolation', isolationFact(source.call)],
  ];
}

/** Lists the files that were loaded besides its own, or gives their number. */
function loadedFact(files: readonly LoadedFile[]): readonly (readonly [string, string])[] {
  return files.length < 2 ? [] : [['Loaded', hashedFiles(files)]];
}

/** Lists the sampler that is declared right, and where it came from; nothing without one. */
export function referenceFacts(declared: DeclaredNull | undefined): readonly (readonly [name: string, value: Phrase])[] {
  if (!isReference(declared)) return [];
  const facts = originFacts({ source: declared.source, outcome: { kind: 'deck' } });
  return [
    ['Reference', [code(referenceName(declared))]],
    ...facts.map(([name, value]) => [`Its ${uncapital(name)}`, [code(value)]] as const),
  ];
}

interface Subject {
  readonly id: string;
  readonly origin: Origin<AnySource>;
}

export function subjectFacts({ id, origin }: Subject): readonly (readonly [name: string, value: Phrase])[] {
  return [['Subject', [code(id)]], ...originFacts(origin).map(([name, value]) => [name, [code(value)]] as const)];
}
