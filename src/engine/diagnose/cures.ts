import type { Cure } from '../../core/record/cure.js';
import type { Diagnosis, StepFault } from '../../core/record/diagnosis.js';
import type { Source } from '../../core/record/origin.js';
import type { CallStyle } from '../../core/source/function-source.js';
import * as methods from '../../parts/bounded/index.js';
import { mistakeCalled } from '../../parts/mistake/index.js';
import * as shuffles from '../../parts/shuffle/index.js';

/** The cure for code that returns the input deck untouched. */
const GIVES_BACK: Cure = {
  wrong: { does: 'gaveDeck' },
  right: { does: 'gaveCopy' },
  why: 'A copy was shuffled, if anything was, and the deck that was handed in came back.',
};

/** The cure for a sort that draws numbers in vain: it leaves the deck as it was, or turns it round. */
const ONE_SIDED: Cure = {
  wrong: { does: 'sortedOneSided' },
  right: { does: 'shuffled' },
  why: 'The answers of this comparator all have one sign, whatever numbers are drawn. A sort leaves such a deck as it was, or turns it round.',
};

/**
 * Returns how to mend the code of a diagnosis, at `n` cards: the cures of the mistakes that fit, each once. If none fits, returns the cure for what
 * the steps show; empty if nothing says what the code does. A deck that comes back as it was, or `turned` round, has two causes where the source does
 * not tell what numbers were drawn for.
 */
export function curesOf({ best, steps }: Pick<Diagnosis, 'best' | 'steps'>, n: number, source: Source, turned = false): readonly Cure[] {
  const unmoved = unmovedBy(source);
  if (unmoved === 'one-sided') return [ONE_SIDED];
  const untouched = turned || (steps?.pattern === 'stuck' && steps.stays && steps.positions.length === n - 1);
  if (untouched) return unmoved === null ? [GIVES_BACK, ONE_SIDED] : [GIVES_BACK];
  const named = best.map(({ id }) => cureNamed(id));
  const all = named.length > 0 ? named : [steps && stepCure(steps)];
  return [...new Set(all)].filter((cure): cure is Cure => Boolean(cure));
}

/** Returns what a function does with the numbers it draws, where it always deals the same; null where that is not known. */
export function unmovedBy(source: Source): NonNullable<CallStyle['unmoved']> | null {
  return ('call' in source && source.call.unmoved) || null;
}

/** The cure of a mistake by its name in a record: `naive-swap`, `riffle:3`, or with the method that is to blame, `fisher-yates/modulo:8`. */
function cureNamed(name: string): Cure | undefined {
  const known = mistakeCalled(name);
  if (known) return known.cure;
  const [shuffle, method] = name.split('/').map((part) => part.split(/:|-of:/)[0]);
  const blamed = Object.values(methods).find(({ id }) => id === method);
  return (blamed ?? Object.values(shuffles).find(({ id }) => id === shuffle))?.cure;
}

/** Returns the cure for a step fault: steps like those of a known mistake are mended in the same way, whatever else is wrong. */
function stepCure({ decoder, pattern }: StepFault): Cure | undefined {
  const forward = decoder === 'forward';
  switch (pattern) {
    case 'never-own':
      return (forward ? shuffles.sattoloForward : shuffles.sattolo).cure;
    case 'never-first':
      return (forward ? shuffles.sattoloForward : shuffles.neverFirst).cure;
    case 'half-ends':
      return shuffles.roundIndex.cure;
    case 'low-values':
      return methods.modulo.cure;
    case 'stuck':
      return undefined;
  }
}
