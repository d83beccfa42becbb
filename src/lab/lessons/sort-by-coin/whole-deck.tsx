import type { JSX } from 'preact';
import { numberIn, percentIn } from '../../../core/numbers.js';
import { colourEnd } from '../../../page/facts/colour-scale.js';
import { testedIn } from '../../elements/tested.js';
import type { Shown } from '../../lesson.js';
import { HeatMap, Scale } from '../heat-map/map.js';
import { DECK, PAIR, useCounts } from './pair.js';
import { SORT_BY_COIN_WORDS } from './words.js';

/** A whole deck: the two maps of cards by positions, on one scale. */
export function WholeDeck({ lang, settings }: Shown): JSX.Element {
  const words = SORT_BY_COIN_WORDS[lang];
  const deals = Number(settings['deals']);
  const told = [useCounts('sort', DECK, settings), useCounts('even', DECK, settings)];
  const counted = told.map((one) => one.told.find((snapshot) => snapshot.deals === deals));
  const deviations = counted.map((snapshot) => snapshot?.counts.map((count) => (count * DECK) / snapshot.deals - 1) ?? []);
  const luck = Math.sqrt((DECK - 1) / deals);
  const end = Math.min(1, Math.max(...deviations.map((one) => colourEnd({ deviations: Float64Array.from(one), luck }))));
  return (
    <>
      <div class="pair">
        {PAIR.map(([name], k) => (
          <figure key={name}>
            <h3>{words[name]}</h3>
            <HeatMap n={DECK} deviations={deviations[k] ?? []} end={end} label={words.map(words[name], numberIn(lang, deals))} />
            <figcaption class="said" aria-live="polite">
              {told[k]?.failed ?? (counted[k]?.test && testedIn(lang, counted[k].test))}
            </figcaption>
          </figure>
        ))}
      </div>
      <Scale end={end} less={words.less} more={words.more} percent={(share) => percentIn(lang, share)} />
    </>
  );
}
