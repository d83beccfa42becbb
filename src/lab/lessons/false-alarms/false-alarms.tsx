import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { DEFAULT_PARTS } from '../../../core/subject/default-parts.js';
import { numberIn, percentIn } from '../../../core/words/numbers.js';
import { positionDeviation } from '../../../exact/noncentrality.js';
import { positionLaw } from '../../../exact/position-law.js';
import { positionMatrix } from '../../../kinds/deck/statistics/position-matrix.js';
import { modulo } from '../../../parts/bounded/modulo.js';
import { fisherYates } from '../../../parts/shuffle/fisher-yates.js';
import { AnotherSeed, SEED, seedText } from '../../elements/another-seed.js';
import { Choice } from '../../elements/choice.js';
import { Slider } from '../../elements/slider.js';
import { useTold } from '../../elements/use-told.js';
import type { ExperimentProps, Lesson } from '../../lesson.js';
import { alarmsOf, binned, usualAlarms } from './alarms.js';
import { FALSE_ALARMS_WORDS } from './words.js';

const WIDTH = 900;
const HEIGHT = 140;

interface Binned {
  readonly counts: readonly number[];
  readonly audits: number;
  readonly label: string;
  readonly number: (value: number) => string;
}

/** Draws how many p-values lie in each part of 0 to 1, and the line they would reach if all parts were equally likely. */
function Bins({ audits, counts, label, number }: Binned): JSX.Element {
  const even = audits / counts.length;
  const most = Math.max(1, 2 * even, ...counts);
  const step = WIDTH / counts.length;
  const y = (count: number): number => HEIGHT - (HEIGHT * count) / most;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`} role="img" aria-label={`${label}: ${counts.map(number).join(', ')}`}>
      {counts.map((count, k) => (
        <rect key={k} class="bar" x={k * step + 2} width={step - 4} y={y(count)} height={HEIGHT - y(count)} />
      ))}
      <line class="even" x1={0} x2={WIDTH} y1={y(even)} y2={y(even)} />
      <text x={0} y={HEIGHT + 18}>
        {number(0)}
      </text>
      <text x={WIDTH} y={HEIGHT + 18} text-anchor="end">
        {number(1)}
      </text>
    </svg>
  );
}

const COLUMNS = 50;
const STEP = 18;
const RADIUS = 6;

interface Dotted {
  readonly alarms: readonly boolean[];
  /** The final number of audits. */
  readonly of: number;
  readonly label: string;
}

/** Draws every audit as a dot; those that raised an alarm are large and dark, so that no colour is needed to tell them apart. */
function Dots({ alarms, label, of }: Dotted): JSX.Element {
  return (
    <svg viewBox={`0 0 ${COLUMNS * STEP} ${Math.ceil(of / COLUMNS) * STEP}`} role="img" aria-label={label} class="dots">
      {alarms.map((alarm, k) => (
        <circle
          key={k}
          class={alarm ? 'alarm' : ''}
          cx={((k % COLUMNS) + 0.5) * STEP}
          cy={(Math.floor(k / COLUMNS) + 0.5) * STEP}
          r={alarm ? RADIUS : RADIUS / 2}
        />
      ))}
    </svg>
  );
}

const AUDITS = 1000;
const CARDS = 5;
const DEALS = 2000;
/** The most looks at one audit, equally spaced. */
const MOST_LOOKS = 40;
const LOOKS = ['1', '2', '5', '10', '20', String(MOST_LOOKS)];
const BINS = 20;
/** Bits of a word, of which the slightly biased shuffle takes the remainder. */
const BITS = 8;

function Experiment({ change, lang, settings }: ExperimentProps): JSX.Element {
  const words = FALSE_ALARMS_WORDS[lang];
  const number = (value: number): string => numberIn(lang, value);
  const off = settings['shuffle'] === 'off';
  const looks = Number(settings['looks']);
  const { failed, told } = useTold('audits', {
    ...DEFAULT_PARTS,
    ...(off && { bounded: `${modulo.id}:${BITS}` }),
    shuffle: fisherYates.id,
    n: CARDS,
    seed: seedText(settings),
    statistic: positionMatrix.id,
    at: Array.from({ length: MOST_LOOKS }, (_, k) => ((k + 1) * DEALS) / MOST_LOOKS),
    audits: AUDITS,
  });
  const audits = useMemo(() => told.flatMap((one) => one.audits), [told]);
  const alarms = alarmsOf(audits, looks);
  const raised = alarms.filter(Boolean).length;
  const [least, most] = usualAlarms(AUDITS);
  return (
    <>
      <div class="controls">
        <Slider
          label={words.looks}
          stops={LOOKS}
          value={String(looks)}
          told={(stop) => number(Number(stop))}
          onSlide={(stop) => change({ looks: stop })}
        />
        <Choice
          label={words.shuffle}
          name="shuffle"
          of={[
            ['right', words.shuffles.right],
            ['off', words.shuffles.off],
          ]}
          value={settings['shuffle'] ?? ''}
          onChoose={(shuffle) => change({ shuffle })}
        />
        <AnotherSeed settings={settings} lang={lang} change={change} />
      </div>
      <section>
        <h2>{words.alarms(number(raised), number(audits.length))}</h2>
        <p class="caption" aria-live="polite">
          {failed ?? words.audits(number(audits.length), number(AUDITS))}
        </p>
        <Dots alarms={alarms} of={AUDITS} label={words.picture(number(raised))} />
        <p class="caption">{words.dot}</p>
        <p>
          <b>{looks === 1 ? words.usual(number(least), number(most)) : words.peeked(number(alarmsOf(audits, 1).filter(Boolean).length))}</b>
        </p>
      </section>
      <section>
        <h2>{words.values}</h2>
        <Bins
          counts={binned(
            audits.map((p) => p.at(-1) ?? 1),
            BINS,
          )}
          audits={audits.length}
          label={words.bars}
          number={number}
        />
        <p>{off ? words.off(percentIn(lang, sizeOff())) : words.flat}</p>
      </section>
    </>
  );
}

/** Computes the exact size by which the positions of the slightly biased shuffle are uneven. */
function sizeOff(): number {
  return positionDeviation(positionLaw(fisherYates, modulo, 1n << BigInt(BITS), CARDS), CARDS);
}

/** The lesson on what a p-value is, what repeated looks do to it, and why no verdict says that nothing is wrong. */
export const falseAlarms: Lesson = {
  id: 'false-alarms',
  fields: { looks: { of: LOOKS }, shuffle: { of: ['right', 'off'] }, seed: SEED },
  words: FALSE_ALARMS_WORDS,
  answer: 2,
  Experiment,
};
