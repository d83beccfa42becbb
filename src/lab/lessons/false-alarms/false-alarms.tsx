import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { DEFAULT_PARTS } from '../../../core/default-parts.js';
import { numberIn, percentIn } from '../../../core/numbers.js';
import { positionDeviation } from '../../../exact/noncentrality.js';
import { positionLaw } from '../../../exact/position-law.js';
import { positionMatrix } from '../../../kinds/deck/statistics/position-matrix.js';
import { modulo } from '../../../parts/bounded/modulo.js';
import { fisherYates } from '../../../parts/shuffle/fisher-yates.js';
import { AnotherSeed, SEED, seedText } from '../../elements/another-seed.js';
import { Choice } from '../../elements/choice.js';
import { Slider } from '../../elements/slider.js';
import { useTold } from '../../elements/use-told.js';
import type { Lesson, Shown } from '../../lesson.js';
import { alarmsOf, binned, usualAlarms } from './alarms.js';
import { Bins } from './bins.js';
import { Dots } from './dots.js';
import { FALSE_ALARMS_WORDS } from './words.js';

const AUDITS = 1000;
const CARDS = 5;
const DEALS = 2000;
/** The most looks at one audit, equally far apart. */
const MOST_LOOKS = 40;
const LOOKS = ['1', '2', '5', '10', '20', String(MOST_LOOKS)];
const BINS = 20;
/** Bits of a word, of which the shuffle that is a little off takes the remainder. */
const BITS = 8;

function Experiment({ change, lang, settings }: Shown): JSX.Element {
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

/** The exact size by which the positions of the shuffle that is a little off are uneven. */
function sizeOff(): number {
  return positionDeviation(positionLaw(fisherYates, modulo, 1n << BigInt(BITS), CARDS), CARDS);
}

/** What a p-value is, what looking again and again does to it, and why no verdict says that nothing is wrong. */
export const falseAlarms: Lesson = {
  id: 'false-alarms',
  fields: { looks: { of: LOOKS }, shuffle: { of: ['right', 'off'] }, seed: SEED },
  words: FALSE_ALARMS_WORDS,
  answer: 2,
  Experiment,
};
