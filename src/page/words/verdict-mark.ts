/** The look of a verdict: something is wrong, nothing is, or it cannot be told. It is also the class by which a page takes its colour. */
export type Look = 'biased' | 'clean' | 'unsure';

type Verdict = 'biased' | 'no-bias-found' | 'inconclusive' | 'holds' | 'fails' | 'broken';

/** The glyph that stands for a verdict wherever colour alone would have to. */
export const GLYPH: Readonly<Record<Look, string>> = { biased: '■', clean: '○', unsure: '◐' };

export const LOOK: Readonly<Record<Verdict, Look>> = {
  biased: 'biased',
  fails: 'biased',
  broken: 'biased',
  'no-bias-found': 'clean',
  holds: 'clean',
  inconclusive: 'unsure',
};

export function glyphOf(verdict: Verdict): string {
  return GLYPH[LOOK[verdict]];
}
