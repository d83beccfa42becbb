import type { LogVocabulary } from '../../core/log-source.js';
import type { LineShape, ProgramAlphabet } from './cards.js';
import { isNumeric, programVocabulary } from './cards.js';
import type { DeckTaker } from './lines.js';

/** Decks as cards of `size` bytes each, the low byte first. */
export function bytesOf(shape: LineShape, size: 1 | 2, alphabet: ProgramAlphabet, known: LogVocabulary | null): DeckTaker {
  const { n, numbers, width } = shape;
  let vocabulary = known;
  return {
    get vocabulary() {
      return vocabulary;
    },
    take(record, cells, into) {
      const at = (p: number): number => (size === 1 ? record[p] : record[2 * p] + 256 * record[2 * p + 1]);
      if (!vocabulary) {
        const found = programVocabulary(
          Array.from({ length: width }, (_, p) => String(at(p))),
          shape,
          alphabet,
        );
        if ('code' in found) return found;
        if (!isNumeric(found)) return { code: 'E_SUBJECT_CARD', rule: 'must deal numbers, got names' };
        vocabulary = found;
      }
      const least = vocabulary.kind === 'from-1' ? 1 : 0;
      for (let p = 0; p < width; p++) {
        const card = at(p);
        if (!numbers && (card < least || card - least >= n))
          return { code: 'E_SUBJECT_CARD', rule: `must be a number from ${least} to ${n - 1 + least}, got ${card}`, position: p + 1 };
        cells[into + p] = card - least;
      }
      return null;
    },
  };
}
