import type { JSX } from 'preact';
import type { Seeding } from '../../../core/seeding.js';
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
import { Select, withIds } from '../../elements/select.js';
import type { Lesson, Shown } from '../../lesson.js';
import { DEALS, DecksAgain } from './decks-again.js';
import { CARDS, FewStarts } from './few-starts.js';
import { GENERATOR_NAMES, type GeneratorOffered } from './names.js';
import { FIRSTS, NeighbouringSeeds } from './neighbouring-seeds.js';
import { GENERATOR_WORDS, type StartOffered } from './words.js';

/** What may be looked at, by the names that the command line knows, and what the lesson calls it. */
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

/** Where a deal may start from, by what links call it. */
const STARTS: Readonly<Record<StartOffered, Seeding>> = {
  bits32: random32,
  bits16: random16,
  clock: midnightMs,
  bits48: random48,
  on: continuous,
};

function Experiment(shown: Shown): JSX.Element {
  const { change, lang, settings } = shown;
  const words = GENERATOR_WORDS[lang];
  const seeding = STARTS[settings['start'] as StartOffered].id;
  return (
    <>
      <div class="controls">
        <Select
          label={words.prng}
          of={GENERATORS}
          names={withIds(OFFERED, GENERATOR_NAMES[lang])}
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

/** Few seeds, neighbouring seeds, short periods: what a right shuffle inherits from its generator. */
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
