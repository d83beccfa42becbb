/** How a verdict looks: something is wrong, nothing is, or it cannot be told. The class of a page by which it takes its colour. */
export type Look = 'biased' | 'clean' | 'unsure';

/** Every verdict that a record can hold. */
type Verdict = 'biased' | 'no-bias-found' | 'inconclusive' | 'holds' | 'fails' | 'broken';

/** The glyph that stands for a verdict wherever colour alone would have to. */
export const GLYPH: Readonly<Record<Look, string>> = { biased: '■', clean: '○', unsure: '◐' };

/** The look of every verdict. */
export const LOOK: Readonly<Record<Verdict, Look>> = {
  biased: 'biased',
  fails: 'biased',
  broken: 'biased',
  'no-bias-found': 'clean',
  holds: 'clean',
  inconclusive: 'unsure',
};

/** The glyph of a verdict. */
export function glyphOf(verdict: Verdict): string {
  return GLYPH[LOOK[verdict]];
}
