import { nearest } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import { namesIn } from '../../engine/plan/compare-axes.js';
import { cellsOf } from '../../engine/plan/compare-plan.js';
import type { Preset } from '../../engine/subject/preset.js';
import { PRESETS, presetOf, presetWith } from '../../engine/subject/presets.js';
import type { TypedOptions } from '../options/option.js';
import type { SomeAsked } from '../options/shared.js';
import { cardsOutcome } from '../subject/outcome-options.js';
import { presetEntries } from './entries.js';
import { type AxesAsked, type ComparedSubjects, comparedAxes } from './subjects.js';

/** The word for the shuffles of all languages. */
const ALL = 'all';

/** Options that a preset fixes, so that they may not be given. */
const SAID = ['shuffle', 'prng', 'bounded', 'seeding'] as const;

/** Returns the subjects that the options name: presets, or every combination of parts. Throws E_USAGE and E_UNKNOWN_ID. */
export function comparedSubjects(asked: AxesAsked & { readonly preset?: string | undefined }): ComparedSubjects {
  return asked.preset === undefined ? comparedAxes(asked) : comparedPresets(asked.preset, asked);
}

/**
 * Returns the presets in a list such as `python,java,poker-1999`, each once, in the order named. `all` is the current shuffle of every language.
 * Throws E_USAGE if an option for a part is given too, and E_UNKNOWN_ID for an unknown preset.
 */
function comparedPresets(list: string, asked: SomeAsked<'deal' | 'orderUnknown'> & { readonly given: TypedOptions }): ComparedSubjects {
  const option = SAID.find((one) => asked.given.has(one));
  if (option !== undefined)
    throw new AuditError('E_USAGE', `a preset says all its parts, got --${option} beside --preset`, { hint: 'leave one of them out' });
  const presets = [...new Set(namesIn('preset', list).flatMap(named))];
  const outcome = cardsOutcome(asked);
  const origins = presets.map(({ origin: { source } }) => ({ source, outcome }));
  return {
    outcome,
    cells: (n) => cellsOf(origins, n),
    entries: () => presetEntries(presets, outcome),
    shortName: ({ source }) => presetWith({ source, outcome: { kind: 'deck' } })?.id ?? source.maker,
  };
}

function named(id: string): readonly Preset[] {
  if (id === ALL) return PRESETS.filter(({ language }) => language === 'today');
  const preset = presetOf(id);
  if (preset) return [preset];
  const near = nearest(
    id,
    PRESETS.map((one) => one.id),
  );
  throw new AuditError('E_UNKNOWN_ID', `no preset is called "${id}"`, {
    hint: `nearest: ${near.join(', ')}; see: shuffle-audit list preset`,
  });
}
