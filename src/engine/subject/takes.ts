import { AuditError } from '../../core/errors.js';
import type { Source } from '../../core/record/origin.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { KINDS, kindOf } from '../../kinds/index.js';
import type { Use } from '../../kinds/kind.js';

interface SourceTakes {
  /** The title in the singular: `a program`. */
  readonly title: string;
  /** The one kind of outcome it makes, and why; absent if it may make any. */
  readonly only?: { readonly kind: Outcome['kind']; readonly because: string };
  /** Uses it has none of, each with the reason: lower case, after a colon. */
  readonly lacks: Readonly<Partial<Record<Use, string>>>;
}

const COMPARED = 'a comparison puts subjects together of parts of our own';

export const SOURCES: { readonly [Name in Source['kind']]: SourceTakes } = {
  'built-in': { title: 'a built-in maker', lacks: { input: 'it moves places, whichever cards lie in them' } },
  module: { title: 'a function of a file', lacks: { compare: COMPARED } },
  npm: { title: 'a function of a package', lacks: { compare: COMPARED } },
  program: {
    title: 'a program',
    lacks: {
      compare: COMPARED,
      input: 'it makes its own deck, or is asked to shuffle one in order',
      prove: 'the tape that it can be given its numbers by is for whole decks',
    },
  },
  log: {
    title: 'a log',
    lacks: {
      'until-decided': 'a log is read from end to end, whatever it shows on the way',
      compare: COMPARED,
      input: 'its deals were made before',
      prove: 'recorded deals cannot be made again, with other choices',
    },
  },
  race: {
    title: 'a race',
    only: { kind: 'deck', because: 'the two threads shuffle one whole deck' },
    lacks: {
      compare: COMPARED,
      input: 'the one deck that both threads shuffle runs on from deal to deal',
      prove: 'what two threads do to each other follows no law that could be proved',
    },
  },
  inline: {
    title: 'a subject made in JavaScript with the library',
    lacks: { compare: COMPARED, prove: 'it is called where it stands, and cannot be given numbers of ours' },
  },
};

/** Returns why a source cannot make such outcomes, or be used in this way with them; null if it can. The only place that decides it. */
export function whyNot(source: Source['kind'], outcome: Pick<Outcome, 'kind'>, use: Use = 'audit'): string | null {
  const { lacks, only } = SOURCES[source];
  const cannot = only && only.kind !== outcome.kind ? only.because : null;
  return lacks[use] ?? cannot ?? kindOf(outcome).lacks[use] ?? null;
}

/** Throws E_USAGE with the reason if a source cannot make such outcomes, or be used in this way with them. `got` is the subject as the user named it. */
export function checkTakes(source: Source['kind'], outcome: Pick<Outcome, 'kind'>, use: Use, got: string): void {
  const reason = whyNot(source, outcome, use);
  if (reason === null) return;
  const { title } = SOURCES[source];
  if (use === 'audit' || whyNot(source, outcome) === reason) {
    const made = Object.values(KINDS).filter((kind) => whyNot(source, kind) === null);
    throw new AuditError('E_USAGE', `${title} cannot make ${kindOf(outcome).title}: ${reason}, got ${got}`, {
      hint: `${title} makes ${made.map((kind) => kind.title).join(', ')}`,
    });
  }
  const { called, hint } = USED[use];
  // Whichever of the two has the reason is what the use cannot take.
  const refused = SOURCES[source].lacks[use] === undefined ? kindOf(outcome).title : title;
  throw new AuditError('E_USAGE', `${called} cannot take ${refused}: ${reason}, got ${got}`, { hint });
}

const USED: Readonly<Record<Exclude<Use, 'audit'>, { readonly called: string; readonly hint: string }>> = {
  'until-decided': { called: '--until-decided', hint: 'leave it out for an audit of fixed size' },
  compare: { called: 'compare', hint: 'audit it by itself: shuffle-audit run' },
  input: { called: '--input shuffled', hint: 'leave it out: --input is for functions that shuffle a deck, or deal hands of it' },
  prove: { called: 'prove', hint: 'audit its deals instead: shuffle-audit run, or shuffle-audit log for a log' },
  predict: { called: 'predict', hint: 'predict reads whole decks, of a log or of what deals them' },
};
