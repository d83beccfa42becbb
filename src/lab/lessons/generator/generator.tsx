import type { JSX } from 'preact';
import type { Seeding } from '../../../core/subject/seeding.js';
import { numberIn } from '../../../core/words/numbers.js';
import { reachOf } from '../../../engine/plan/reach.js';
import { pow } from '../../../math/primitives/pow.js';
import { prngs, seedings } from '../../../parts/catalogues.js';
import { ansiC } from '../../../parts/prng/ansi-c.js';
import { java48 } from '../../../parts/prng/java48.js';
import { minstd } from '../../../parts/prng/minstd.js';
import { msvc } from '../../../parts/prng/msvc.js';
import { mtShort } from '../../../parts/prng/mt-short.js';
import { mt19937 } from '../../../parts/prng/mt19937.js';
import { mulberry32 } from '../../../parts/prng/mulberry32.js';
import { xoshiro128ss } from '../../../parts/prng/xoshiro128ss.js';
import { continuous } from '../../../parts/seeding/continuous.js';
import { midnightMs } from '../../../parts/seeding/midnight-ms.js';
import { random16 } from '../../../parts/seeding/random-16.js';
import { random32 } from '../../../parts/seeding/random-32.js';
import { random48 } from '../../../parts/seeding/random-48.js';
import { SEED } from '../../elements/another-seed.js';
import { Choice } from '../../elements/choice.js';
import { Power } from '../../elements/power.js';
import { Scroll } from '../../elements/scroll.js';
import { nameWithIds, Select } from '../../elements/select.js';
import { Slider } from '../../elements/slider.js';
import type { ExperimentProps, Lesson } from '../../lesson.js';
import { DEALS, DecksAgain } from './decks-again.js';
import { GENERATOR_NAMES, type GeneratorOffered } from './names.js';
import { FIRSTS, NeighbouringSeeds } from './neighbouring-seeds.js';
import type { Started } from './started.js';
import { GENERATOR_WORDS, type StartOffered } from './words.js';

const CARDS: readonly string[] = ['5', '8', '10', '13', '20', '32', '52'];

/** Shows how many orders there are, and how many starts. */
function FewStarts({ change, lang, seeding, settings }: Started): JSX.Element {
  const words = GENERATOR_WORDS[lang];
  const n = Number(settings['n']);
  const prng = prngs.get(settings['prng'] ?? '');
  const { bits, orderBits } = reachOf({ prng, seeding: seedings.get(seeding) }, n) ?? { bits: 0, orderBits: 0 };
  const short = orderBits - bits;
  const rows: readonly (readonly [head: string, value: JSX.Element | string])[] = [
    [words.orders, <Power key="orders" lang={lang} value={pow(2, orderBits)} />],
    [words.seeds, <Power key="seeds" lang={lang} value={bits > 1000 ? 2n ** BigInt(bits) : pow(2, bits)} />],
    [words.oneIn, short > 0 ? <Power key="one" lang={lang} value={pow(2, short)} /> : words.all],
    ...(prng.period === null
      ? []
      : ([
          [words.period, <Power key="period" lang={lang} value={prng.period} />],
          [words.round, <Power key="round" lang={lang} value={prng.period / BigInt(n - 1)} />],
        ] as const)),
  ];
  return (
    <section>
      <h2>{words.few}</h2>
      <div class="controls">
        <Slider
          label={words.cards}
          stops={CARDS}
          value={String(n)}
          told={(stop) => numberIn(lang, Number(stop))}
          onSlide={(stop) => change({ n: stop })}
        />
      </div>
      <div class="bits" role="img" aria-label={words.picture}>
        {[[words.seedBar, Math.min(bits, orderBits), bits] as const, [words.orderBar, orderBits, orderBits] as const].map(
          ([name, length, digits]) => (
            <div key={name}>
              <span>{name}</span>
              <i style={{ width: `${(100 * length) / orderBits}%` }} />
              <b>
                {numberIn(lang, 2)}
                <sup>{numberIn(lang, digits, Number.isInteger(digits) ? 0 : 1)}</sup>
              </b>
            </div>
          ),
        )}
      </div>
      <p class="caption">{words.fewSaid}</p>
      <Scroll label={words.few}>
        <table class="facts">
          <tbody>
            {rows.map(([head, value]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}

/** The generators offered, by the names that the command line knows, with the lesson's name for each. */
const OFFERED: Readonly<Record<string, GeneratorOffered>> = {
  [mt19937.id]: 'twister',
  [java48.id]: 'java',
  [msvc.id]: 'microsoft',
  [ansiC.id]: 'standardC',
  [minstd.id]: 'minimal',
  [mulberry32.id]: 'mulberry',
  [xoshiro128ss.id]: 'xoshiro',
  [mtShort.id]: 'brokenTwister',
};
const GENERATORS = Object.keys(OFFERED);

/** The starts of a deal, by the names that links use. */
const STARTS: Readonly<Record<StartOffered, Seeding>> = {
  bits32: random32,
  bits16: random16,
  clock: midnightMs,
  bits48: random48,
  on: continuous,
};

function Experiment(shown: ExperimentProps): JSX.Element {
  const { change, lang, settings } = shown;
  const words = GENERATOR_WORDS[lang];
  const seeding = STARTS[settings['start'] as StartOffered].id;
  return (
    <>
      <div class="controls">
        <Select
          label={words.prng}
          of={GENERATORS}
          names={nameWithIds(OFFERED, GENERATOR_NAMES[lang])}
          value={settings['prng'] ?? ''}
          onSelect={(prng) => change({ prng })}
        />
        <Choice
          label={words.start}
          name="start"
          of={Object.keys(STARTS).map((id) => [id, words.starts[id as StartOffered]] as const)}
          value={settings['start'] ?? ''}
          onChoose={(start) => change({ start })}
        />
      </div>
      <FewStarts {...shown} seeding={seeding} />
      <DecksAgain {...shown} seeding={seeding} />
      <NeighbouringSeeds {...shown} />
    </>
  );
}

/** The lesson on few seeds, neighbouring seeds and short periods: what a right shuffle inherits from its generator. */
export const generator: Lesson = {
  id: 'generator',
  fields: {
    prng: { of: GENERATORS },
    start: { of: Object.keys(STARTS) },
    n: { of: CARDS, usual: '52' },
    deals: { of: DEALS, usual: '1000' },
    first: { of: FIRSTS },
    seed: SEED,
  },
  words: GENERATOR_WORDS,
  answer: 2,
  Experiment,
};
