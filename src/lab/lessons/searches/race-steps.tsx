import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { numberIn, percentIn } from '../../../core/numbers.js';
import { AnotherSeed, seedText } from '../../elements/another-seed.js';
import { Choice } from '../../elements/choice.js';
import { Steps } from '../../elements/steps.js';
import type { Shown } from '../../lesson.js';
import { letterOf, lettersOf } from '../../letters.js';
import { CONTROL_WORDS } from '../../words/controls.js';
import { choicesOf } from '../../worker/choices-of.js';
import { PARTS_WORDS } from './parts-words.js';
import { brokenRaces, lostBy, raceOf } from './race.js';
import { lossOf } from './race-law.js';

/** Decks that may be raced for; of the smallest one every race is gone through. */
export const RACED: readonly string[] = ['5', '2', '8'];
const EXACT = 2;
const RACES = 1000;

/** Two threads that shuffle one deck, read by read and write by write. */
export function RaceSteps({ change, lang, settings }: Shown): JSX.Element {
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
