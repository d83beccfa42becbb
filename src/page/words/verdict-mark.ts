import type { VerdictKind } from '../../core/record/record.js';

/** The look of a verdict: something is wrong, nothing is, or it cannot be told. It is also the class by which a page takes its colour. */
export type Look = 'biased' | 'clean' | 'unsure';

/** The glyph that stands for a verdict wherever colour alone would have to. */
export const GLYPH: Readonly<Record<Look, string>> = { biased: '■', clean: '○', unsure: '◐' };

export const LOOK: Readonly<Record<VerdictKind, Look>> = {
  biased: 'biased',
  fails: 'biased',
  broken: 'biased',
  predicted: 'biased',
  'no-bias-found': 'clean',
  holds: 'clean',
  'not-predicted': 'clean',
  inconclusive: 'unsure',
};

export function glyphOf(verdict: VerdictKind): string {
  return GLYPH[LOOK[verdict]];
}
