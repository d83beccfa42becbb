import { DEFAULT_PARTS } from '../../core/default-parts.js';
import { AuditError } from '../../core/errors.js';
import type { BuiltInSource, Origin } from '../../core/origin.js';
import type { DeckOutcome } from '../../core/outcome.js';
import { presetOf } from '../../engine/subject/presets.js';
import { boundeds, prngs, seedings, shuffles } from '../../parts/catalogues.js';

/** The source of whole decks that the command line knows by this name: `naive-swap`, `fisher-yates/mt19937/modulo:8`. Throws E_USAGE and E_UNKNOWN_ID. */
export function namedSource(name: string): Origin<BuiltInSource, DeckOutcome> {
  const text = name.trim();
  const preset = presetOf(text);
  if (preset) return preset.origin;
  const [maker, prng = DEFAULT_PARTS.prng, bounded = DEFAULT_PARTS.bounded, seeding = DEFAULT_PARTS.seeding, ...rest] = text.split('/');
  if (!maker || rest.length > 0 || [prng, bounded, seeding].includes(''))
    throw new AuditError('E_USAGE', `a built-in subject reads shuffle/prng/bounded/seeding, got "${text}"`, {
      hint: 'for example fisher-yates/mt19937/modulo',
    });
  const source = {
    kind: 'built-in',
    maker: shuffles.get(maker).id,
    prng: prngs.get(prng).id,
    bounded: boundeds.get(bounded).id,
    seeding: seedings.get(seeding).id,
  } as const;
  return { source, outcome: { kind: 'deck' } };
}
