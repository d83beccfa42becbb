import type { JSX } from 'preact';
import { numberIn, percentIn } from '../../../core/numbers.js';
import type { Language } from '../../../core/profile.js';
import { colourEnd } from '../../../page/facts/colour-scale.js';
import { AnotherSeed, SEED, seedText } from '../../elements/another-seed.js';
import { Slider } from '../../elements/slider.js';
import { useTold } from '../../elements/use-told.js';
import type { Lesson, Shown } from '../../lesson.js';
import type { ListTold } from '../../worker/tasks.js';
import { HeatMap, Scale } from '../heat-map/map.js';
import { Corridor } from './corridor.js';
import { ONE_LIST_WORDS } from './words.js';

/** Songs: as many as a browser shuffles and counts in half a second. */
const SONGS = 100_000;

/** What the buffer holds of them, in per cent. */
const BUFFERS = ['1', '2', '5', '10', '25', '50', '75', '90', '100'];

function Experiment({ change, lang, settings }: Shown): JSX.Element {
  const words = ONE_LIST_WORDS[lang];
  const buffer = (SONGS * Number(settings['buffer'])) / 100;
  const number = (value: number): string => numberIn(lang, value);
  const { failed, told } = useTold('list', { n: SONGS, buffer, seed: seedText(settings) });
  const [shown] = told;
  const even = shown ? SONGS / shown.parts ** 2 : 1;
  const deviations = shown?.map.map((items) => items / even - 1) ?? [];
  const luck = shown ? (shown.parts - 1) / Math.sqrt(SONGS) : 1;
  const end = Math.min(1, colourEnd({ deviations: Float64Array.from(deviations), luck }));
  return (
    <>
      <div class="controls">
        <Slider
          label={words.buffer}
          stops={BUFFERS}
          value={settings['buffer'] ?? ''}
          told={(stop) => percentIn(lang, Number(stop) / 100)}
          onSlide={(stop) => change({ buffer: stop })}
        />
        <AnotherSeed settings={settings} lang={lang} change={change} />
      </div>
      <p>{words.how(number(buffer), number(SONGS))}</p>
      <div class="pair">
        <figure>
          <HeatMap n={shown?.parts ?? 1} deviations={deviations} end={end} label={words.map(number(buffer))} />
          <figcaption>{words.readMap}</figcaption>
        </figure>
        <figure>
          <Corridor n={SONGS} buffer={buffer} leads={shown?.leads ?? []} label={words.leads(number(buffer))} words={words} />
          <figcaption>{words.readLeads}</figcaption>
        </figure>
      </div>
      <Scale end={end} less={words.less} more={words.more} percent={(share) => percentIn(lang, share)} />
      <p class="said" aria-live="polite">
        <b>{failed ?? (shown && verdictIn(lang, shown))}</b>
      </p>
      <p>{words.only}</p>
    </>
  );
}

/** What the audit of this one list says, in a sentence or two. */
function verdictIn(lang: Language, { fits, verdict }: ListTold): string {
  const words = ONE_LIST_WORDS[lang];
  const number = (value: number): string => numberIn(lang, value);
  if (verdict.kind === 'biased') {
    if (!fits) return words.biased;
    return fits.least === fits.most ? words.bufferedBy(number(fits.least)) : words.buffered(number(fits.least), number(fits.most));
  }
  if (verdict.kind === 'inconclusive') return words.doubtful;
  return words.clean(percentIn(lang, verdict.smallestDetectable), number(verdict.excludedBuffer));
}

/** What a single shuffled list can show, by a shuffle buffer that the reader widens. */
export const oneList: Lesson = {
  id: 'one-list',
  fields: { buffer: { of: BUFFERS, usual: '10' }, seed: SEED },
  words: ONE_LIST_WORDS,
  answer: 1,
  Experiment,
};
