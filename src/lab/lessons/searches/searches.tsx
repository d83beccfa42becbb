import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { numberIn, percentIn } from '../../../core/words/numbers.js';
import { AnotherSeed, SEED, seedText } from '../../elements/another-seed.js';
import { Choice } from '../../elements/choice.js';
import { Steps } from '../../elements/steps.js';
import type { ExperimentProps, Lesson } from '../../lesson.js';
import { letterOf, lettersOf } from '../../letters.js';
import { CONTROL_WORDS } from '../../words/controls.js';
import { choicesOf } from '../../worker/choices-of.js';
import type { EndRule } from '../nim/ends.js';
import { ENDS, EndsTable, wrongEnds } from '../nim/ends-table.js';
import { BitGrid } from './bit-grid.js';
import { PILES, WIDTH } from './grid.js';
import { MISERE_WORDS } from './misere-words.js';
import { PARTS_WORDS } from './parts-words.js';
import { brokenRaces, lostBy, raceOf } from './race.js';
import { lossOf } from './race-law.js';
import { STARTS } from './run.js';
import { SearchSteps } from './search-steps.js';
import { SEARCHES_WORDS } from './words.js';

/** The sizes of deck that may be raced for; for the smallest one every race is gone through. */
const RACED: readonly string[] = ['5', '2', '8'];
const EXACT = 2;
const RACES = 1000;

/** Shows two threads that shuffle one deck, read by read and write by write. */
function RaceSteps({ change, lang, settings }: ExperimentProps): JSX.Element {
  const words = PARTS_WORDS[lang];
  const locked = settings['lock'] === 'on';
  const n = Number(settings['cards']);
  const seed = seedText(settings);
  const steps = useMemo(() => raceOf(n, locked, choicesOf(seed)), [locked, n, seed]);
  const broken = useMemo(() => brokenRaces(n, locked, choicesOf(`${seed} races`), RACES), [locked, n, seed]);
  const at = Math.min(Number(settings['race']), steps.length);
  const deck = steps[at - 1]?.deck ?? Array.from({ length: n }, (_, card) => card);
  const step = steps[at - 1];
  const number = (value: number): string => numberIn(lang, value);
  const lost = lostBy(steps, at);
  const { den, num } = useMemo(() => lossOf(EXACT, locked), [locked]);
  const exact = `${number(Number(num))}/${number(Number(den))}`;
  return (
    <section>
      <h2>{words.race}</h2>
      <p>{words.raceHow}</p>
      <div class="controls">
        <Choice
          label={CONTROL_WORDS[lang].cards}
          name="cards"
          of={RACED.map((one) => [one, number(Number(one))] as const)}
          value={String(n)}
          onChoose={(cards) => change({ cards, race: '0' })}
        />
        <Choice
          label={words.lock}
          name="lock"
          of={Object.entries(words.locks)}
          value={locked ? 'on' : 'off'}
          onChoose={(lock) => change({ lock, race: '0' })}
        />
        <Steps at={at} last={steps.length} lang={lang} onStep={(to) => change({ race: String(to) })} />
        <AnotherSeed settings={settings} lang={lang} change={change} also={{ race: '0' }} />
      </div>
      <ol class="deck" aria-label={words.deck}>
        {deck.map((card, p) => (
          <li key={`${p}`} class={deck.indexOf(card) !== deck.lastIndexOf(card) ? 'twice' : ''}>
            <b>{letterOf(card)}</b>
            <span>{step && (p === step.i || p === step.j) ? (p === step.i ? 'i' : 'j') : ''}</span>
          </li>
        ))}
      </ol>
      <p class="said" aria-live="polite">
        {step &&
          `${words.threads[step.thread]}: ${words.doing[step.doing](number(step.doing.endsWith('i') ? step.i : step.j), letterOf(step.card))}.`}
      </p>
      <p class="lost">
        <b>{lost.length === 0 ? words.whole : words.lost(lettersOf(lost))}</b>
      </p>
      <p>
        {words.races(number(broken), number(RACES))}{' '}
        {locked ? words.lockExact : words.raceExact(exact, percentIn(lang, Number(num) / Number(den)))}
      </p>
    </section>
  );
}

function Experiment(shown: ExperimentProps): JSX.Element {
  return (
    <>
      <SearchSteps {...shown} />
      <BitGrid {...shown} />
      <MisereRule {...shown} />
      <RaceSteps {...shown} />
    </>
  );
}

/**
 * The lesson with four searches step by step, Nim's grid repaired column by column, a rule turned round, and a race: what goes wrong where something
 * is overlooked.
 */
export const searches: Lesson = {
  id: 'searches',
  fields: {
    search: { of: ['deep', 'wide', 'best', 'star'], usual: 'best' },
    from: { of: Object.keys(STARTS) },
    mistake: { of: ['0', '1'] },
    step: { from: 0, to: 999, usual: 0 },
    pile: { of: PILES.map((_, k) => String(k + 1)), usual: '2' },
    ends: { of: ['text', 'right'] },
    flips: { from: 0, to: 2 ** WIDTH - 1, usual: 0 },
    cards: { of: RACED },
    lock: { of: ['off', 'on'] },
    race: { from: 0, to: 999, usual: 0 },
    seed: SEED,
  },
  words: SEARCHES_WORDS,
  answer: 2,
  Experiment,
};

/** Shows the end of the game that the last stone loses, with the rule that some texts turn round: broken, or repaired. */
function MisereRule({ change, lang, settings }: ExperimentProps): JSX.Element {
  const words = MISERE_WORDS[lang];
  const rule: EndRule = settings['ends'] === 'right' ? 'right' : 'text';
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.how}</p>
      <Choice
        label={words.rule}
        name="ends"
        of={Object.entries<string>(words.rules)}
        value={rule}
        onChoose={(one) => change({ ends: one })}
      />
      <EndsTable lang={lang} rules={[rule]} />
      <p aria-live="polite">
        <b>{words.wrong(numberIn(lang, wrongEnds(rule)), numberIn(lang, ENDS.length))}</b>
      </p>
    </section>
  );
}
