import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { numberIn, percentIn } from '../../../core/words/numbers.js';
import { matchChance } from '../../../games/nim/match-chance.js';
import { AnotherSeed, seedText } from '../../elements/another-seed.js';
import { Slider } from '../../elements/slider.js';
import { useTold } from '../../elements/use-told.js';
import type { ExperimentProps } from '../../lesson.js';
import { pilesOf, rulesOf } from './place.js';
import { NIM_WORDS } from './words.js';

/** The numbers of games that the slider stops at. */
export const GAMES: readonly string[] = '10 20 50 100 200 500 1000 2000 5000 10000 20000'.split(' ');

/** The most digits of a fraction shown; longer ones are given by their percentage alone. */
const MOST_DIGITS = 12;

/** Shows the player without a mistake against one who moves at random and begins: the exact chance, and games that were played. */
export function LuckMatch({ change, lang, settings }: ExperimentProps): JSX.Element {
  const words = NIM_WORDS[lang];
  const start = settings['start'] ?? '';
  const { play } = rulesOf(settings);
  const piles = pilesOf(start).map(Number);
  const [over, under] = useMemo(() => matchChance(play)(piles, 'random'), [play, start]);
  const games = Number(settings['games']);
  const { failed, told } = useTold('matches', { piles, play, seed: seedText(settings), at: GAMES.map(Number) });
  const played = told.find((one) => one.games === games);
  const number = (value: number | bigint): string => numberIn(lang, Number(value));
  const fraction = String(under).length > MOST_DIGITS ? '≈' : `${number(over)}/${number(under)}`;
  return (
    <section>
      <h2>{words.random}</h2>
      <p>{words.randomSaid(percentIn(lang, Number(over) / Number(under)), fraction)}</p>
      <div class="controls">
        <Slider
          label={words.games}
          stops={GAMES}
          value={String(games)}
          told={(stop) => number(Number(stop))}
          onSlide={(stop) => change({ games: stop })}
        />
        <AnotherSeed settings={settings} lang={lang} change={change} />
      </div>
      <p class="said" aria-live="polite">
        {failed ?? (played && words.won(number(played.wins), number(games), percentIn(lang, played.wins / games)))}
      </p>
    </section>
  );
}
