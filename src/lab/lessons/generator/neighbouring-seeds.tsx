import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { numberIn } from '../../../core/words/numbers.js';
import { prngs } from '../../../parts/catalogues.js';
import { Choice } from '../../elements/choice.js';
import { chanceIn } from '../../elements/tested.js';
import type { ExperimentProps } from '../../lesson.js';
import { decksOfSeeds, sameAsBefore } from './decks-of-seeds.js';
import { GENERATOR_WORDS } from './words.js';

const WIDTH = 900;
const HEIGHT = 260;
const LEFT = 44;

interface Drawn {
  /** The card of each seed, from 0. */
  readonly cards: readonly number[];
  /** The text beneath each seed, where it has one. */
  readonly ticks: readonly string[];
  readonly n: number;
  readonly label: string;
  readonly number: (value: number) => string;
}

/** Draws a dot for every seed, as high as the card that it deals: seeds that resemble one another draw lines. */
function SeedDots({ cards, label, n, number, ticks }: Drawn): JSX.Element {
  const x = (k: number): number => LEFT + ((WIDTH - LEFT) * (k + 0.5)) / cards.length;
  const y = (card: number): number => HEIGHT - (HEIGHT * (card + 0.5)) / n;
  return (
    <svg class="seeds" viewBox={`0 0 ${WIDTH} ${HEIGHT + 28}`} role="img" aria-label={label}>
      <rect class="luck" x={LEFT} y={0} width={WIDTH - LEFT} height={HEIGHT} />
      {[0, n - 1].map((card) => (
        <text key={card} x={LEFT - 8} y={y(card) + 5} text-anchor="end">
          {number(card + 1)}
        </text>
      ))}
      {cards.map((card, k) => (
        <circle key={k} class={k > 0 && card === cards[k - 1] ? 'same' : ''} cx={x(k)} cy={y(card)} r={4} />
      ))}
      {ticks.map(
        (tick, k) =>
          tick && (
            <text key={k} x={x(k)} y={HEIGHT + 20} text-anchor="middle">
              {tick}
            </text>
          ),
      )}
    </svg>
  );
}

const DECK = 52;
/** The number of seeds side by side. */
const SEEDS = 100;
/** The chance by luck of as many equal neighbours or more, below which they are rare: once in a hundred times. */
const RARE = 0.01;

/** Seeds that one may begin at. */
export const FIRSTS: readonly string[] = ['1', '1000', '123456', '20000000'];

export function NeighbouringSeeds({ change, lang, settings }: ExperimentProps): JSX.Element {
  const words = GENERATOR_WORDS[lang];
  const first = Number(settings['first']);
  const id = settings['prng'] ?? '';
  const number = (value: number, digits = 0): string => numberIn(lang, value, digits);
  const cards = useMemo(() => {
    return decksOfSeeds(prngs.get(id), first, SEEDS, DECK).map((deck) => deck.at(-1) ?? 0);
  }, [id, first]);
  const { same, logAtLeast } = sameAsBefore(cards, DECK);
  return (
    <section>
      <h2>{words.neighbours}</h2>
      <p>{words.neighboursHow}</p>
      <div class="controls">
        <Choice
          label={words.first}
          name="first"
          of={FIRSTS.map((one) => [one, number(Number(one))] as const)}
          value={String(first)}
          onChoose={(one) => change({ first: one })}
        />
      </div>
      <SeedDots
        cards={cards}
        ticks={cards.map((_, k) => (k % 25 === 0 ? number(first + k) : ''))}
        n={DECK}
        label={words.dots(id, number(first), number(first + SEEDS - 1))}
        number={number}
      />
      <p class="neighbours" aria-live="polite">
        <b>{words.same(number(same), number(SEEDS - 1), number((SEEDS - 1) / DECK, 1))}</b>{' '}
        {logAtLeast < Math.log(RARE) ? words.close(chanceIn(lang, logAtLeast)) : words.apart}
      </p>
    </section>
  );
}
