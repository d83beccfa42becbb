import { nounFor, verbFor } from '../../../../core/words/counted.js';
import { superscript } from '../../../../page/numbers.js';
import { type Phrase, say } from '../../../../page/phrase.js';
import { listed, sentenceNumber } from '../../../../page/words/number-words.js';
import type { SurveyCore } from '../../record/survey.js';

const MOST_NAMED = 12;

/** Says how many decks rows can deal at all, as far as their sources tell: a sentence or two, none where nothing is known. */
export function seedSentences({ surveyed }: Pick<SurveyCore, 'surveyed'>): readonly Phrase[] {
  const known = surveyed.flatMap(({ name, seeds }) => (seeds ? [{ name, seeds }] : []));
  const alike = known.filter(({ seeds }) => seeds.starts === 'alike').map(({ name }) => name);
  const short = known.flatMap(({ name, seeds: { orderBits, stateBits } }) =>
    stateBits !== null && stateBits < orderBits ? [{ name, orderBits, stateBits }] : [],
  );
  return [
    ...short
      .toSorted((a, b) => a.stateBits - b.stateBits)
      .slice(0, 1)
      .map(
        ({ name, orderBits, stateBits }) =>
          say`${sentenceNumber(short.length)} ${nounFor(short.length, 'row')} ${verbFor(short.length, 'draws')} from a generator that has fewer states than the cards have orders: of ${name} 2${superscript(stateBits)} for some 2${superscript(Math.floor(orderBits))}. No more decks than states can ever begin, whatever the shuffle, and no sample shows that.`,
      ),
    ...(alike.length === 0
      ? []
      : [[`Two starts dealt the same decks: ${listed(alike, MOST_NAMED)}. Who starts such a program again gets the same decks again.`]]),
  ];
}
