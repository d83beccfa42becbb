import type { JSX } from 'preact';
import type { Language } from '../../../core/record/profile.js';
import { numberIn, percentIn } from '../../../core/words/numbers.js';
import { colourEnd } from '../../../page/facts/colour-scale.js';
import { isBeyond, type StretchLead } from '../../../wings/lists/page/facts/leads.js';
import { AnotherSeed, SEED, seedText } from '../../elements/another-seed.js';
import { Slider } from '../../elements/slider.js';
import { useTold } from '../../elements/use-told.js';
import type { ExperimentProps, Lesson } from '../../lesson.js';
import type { ListTold } from '../../worker/tasks.js';
import { HeatMap, Scale } from '../heat-map/map.js';
import { ONE_LIST_WORDS } from './words.js';

const WIDTH = 600;
const HEIGHT = 300;

interface Drawn {
  readonly n: number;
  /** The number of items the buffer holds: none comes further forward. */
  readonly buffer: number;
  readonly leads: readonly StretchLead[];
  readonly label: string;
  readonly words: { readonly across: string; readonly up: string; readonly luck: string; readonly corridor: string };
}

/**
 * Draws positions across, places earlier up: the corridor that a buffer keeps its items in, the line of luck, and a dash for the furthest item of
 * each stretch.
 */
function Corridor({ buffer, label, leads, n, words }: Drawn): JSX.Element {
  const x = (position: number): number => (WIDTH * position) / n;
  const y = (places: number): number => HEIGHT - (HEIGHT * places) / n;
  const middle = ({ from, until }: StretchLead): number => x((from + until) / 2);
  return (
    <svg class="corridor" viewBox={`-4 -30 ${WIDTH + 8} ${HEIGHT + 64}`} role="img" aria-label={label}>
      <path class="luck" d={`M0 ${y(0)}V${y(buffer)}H${x(n - buffer)}L${x(n)} ${y(0)}Z`} />
      <line class="even" x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
      <polyline class="line" points={leads.map((one) => `${middle(one)},${y(one.middle)}`).join(' ')} />
      {leads.map((one) => (
        <line
          key={one.from}
          class={isBeyond(one) ? 'dash more' : 'dash'}
          x1={x(one.from)}
          x2={x(one.until)}
          y1={y(one.lead)}
          y2={y(one.lead)}
        />
      ))}
      <text x={0} y={-12}>
        {words.up} ↑
      </text>
      <text x={x(0.42 * n) + 14} y={y(0.58 * n) - 6}>
        {words.luck}
      </text>
      <text x={6} y={y(Math.min(buffer, 0.3 * n)) + (buffer < 0.2 * n ? -10 : 22)}>
        {words.corridor}
      </text>
      <text x={0} y={HEIGHT + 26}>
        {words.across} →
      </text>
    </svg>
  );
}

/** The number of songs: as many as a browser shuffles and counts in half a second. */
const SONGS = 100_000;

/** The sizes of the buffer, in per cent of the songs. */
const BUFFERS = ['1', '2', '5', '10', '25', '50', '75', '90', '100'];

function Experiment({ change, lang, settings }: ExperimentProps): JSX.Element {
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

/** Words the audit of this one list, in a sentence or two. */
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

/** The lesson on what a single shuffled list can show, by a shuffle buffer that the reader widens. */
export const oneList: Lesson = {
  id: 'one-list',
  fields: { buffer: { of: BUFFERS, usual: '10' }, seed: SEED },
  words: ONE_LIST_WORDS,
  answer: 1,
  Experiment,
};
