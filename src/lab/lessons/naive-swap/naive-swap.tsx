import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { DEFAULT_PARTS } from '../../../core/subject/default-parts.js';
import type { PlannedShuffle } from '../../../core/subject/shuffle.js';
import { numberIn, percentIn } from '../../../core/words/numbers.js';
import { permutations } from '../../../kinds/deck/statistics/permutations.js';
import { fisherYates } from '../../../parts/shuffle/fisher-yates.js';
import { naiveSwap as naive } from '../../../parts/shuffle/naive-swap.js';
import { SEED, seedText } from '../../elements/another-seed.js';
import { Choice } from '../../elements/choice.js';
import { DealBar } from '../../elements/deal-bar.js';
import { Shares } from '../../elements/shares.js';
import { Stacks } from '../../elements/stacks.js';
import { testedIn } from '../../elements/tested.js';
import { useTold } from '../../elements/use-told.js';
import type { ExperimentProps, Lesson } from '../../lesson.js';
import { lettersOf } from '../../letters.js';
import { type Order, ordersOf, type Way } from '../../ways.js';
import { CONTROL_WORDS } from '../../words/controls.js';
import { NAIVE_SWAP_WORDS, type NaiveSwapWords } from './words.js';

const PARTNERS: Readonly<Record<string, PlannedShuffle>> = { any: naive, rest: fisherYates };

/** The numbers of deals that the slider stops at. The fewest are those that the test of complete orders needs at four cards. */
const DEALS = '120 200 500 1000 2000 5000 10000 20000 50000 100000 200000 500000 1000000'.split(' ');

function Experiment({ change, lang, settings }: ExperimentProps): JSX.Element {
  const words = NAIVE_SWAP_WORDS[lang];
  const n = Number(settings['n']);
  const shuffle = PARTNERS[settings['partner'] ?? ''] ?? naive;
  const orders = useMemo(() => ordersOf(shuffle, n), [shuffle, n]);
  return (
    <>
      <div class="controls">
        <Choice
          label={CONTROL_WORDS[lang].cards}
          name="n"
          of={['3', '4'].map((value) => [value, numberIn(lang, Number(value))] as const)}
          value={String(n)}
          onChoose={(value) => change({ n: value })}
        />
        <Choice
          label={words.partner}
          name="partner"
          of={[
            ['any', words.any],
            ['rest', words.rest],
          ]}
          value={settings['partner'] ?? ''}
          onChoose={(partner) => change({ partner })}
        />
      </div>
      <AllWays key={`${shuffle.id} ${n}`} orders={orders} lang={lang} words={words} />
      <Dealt orders={orders} shuffle={shuffle} n={n} lang={lang} words={words} settings={settings} change={change} />
    </>
  );
}

interface Drawn {
  readonly orders: readonly Order[];
  readonly lang: ExperimentProps['lang'];
  readonly words: NaiveSwapWords;
}

function AllWays({ lang, orders, words }: Drawn): JSX.Element {
  const [chosen, choose] = useState<Way | null>(null);
  const number = (value: number): string => numberIn(lang, value);
  const each = orders.map(({ ways }) => ways.length);
  const [least, most, all] = [Math.min(...each), Math.max(...each), each.reduce((a, b) => a + b, 0)];
  const told = (way: Way): string => words.way(way.draws.map((draw) => number(draw + 1)).join(' '), way.decks.map(lettersOf).join(' → '));
  return (
    <section>
      <h2>{words.allWays(number(all))}</h2>
      <p>{words.stacked}</p>
      <Boxes orders={orders} chosen={chosen} number={number} told={told} onChoose={choose} />
      <p class="said" aria-live="polite">
        {chosen ? told(chosen) : words.tap}
      </p>
      <p>
        <b>{least === most ? words.evenly(number(least), number(all)) : words.between(number(least), number(most), number(all))}</b>
      </p>
    </section>
  );
}

function Dealt({
  change,
  lang,
  n,
  orders,
  settings,
  shuffle,
  words,
}: Drawn & ExperimentProps & { n: number; shuffle: PlannedShuffle }): JSX.Element {
  const deals = settings['deals'] ?? '';
  const asked = {
    ...DEFAULT_PARTS,
    shuffle: shuffle.id,
    n,
    seed: seedText(settings),
    statistic: permutations.id,
    at: DEALS.map(Number),
  };
  const { failed, told } = useTold('count', asked);
  const counted = told.find((one) => one.deals === Number(deals));
  const all = orders.reduce((sum, { ways }) => sum + ways.length, 0);
  const shares = orders.map(({ cards, ways }, k) => ({
    name: lettersOf(cards),
    exact: ways.length / all,
    seen: counted ? (counted.counts[k] ?? 0) / counted.deals : null,
  }));
  const number = (value: number): string => numberIn(lang, value);
  return (
    <section>
      <h2>{CONTROL_WORDS[lang].dealt}</h2>
      <DealBar stops={DEALS} settings={settings} lang={lang} change={change} />
      <Shares
        shares={shares}
        deals={Number(deals)}
        label={words.picture(number(Number(deals)))}
        percent={(share) => percentIn(lang, share)}
        words={{ even: words.evenBand, exact: words.exactLine, seen: words.seen, order: words.order }}
      />
      <p class="said" aria-live="polite">
        {failed ?? (counted?.test && testedIn(lang, counted.test))}
      </p>
    </section>
  );
}

/** The lesson on why swapping with any card is uneven: counted, and dealt. */
export const naiveSwap: Lesson = {
  id: naive.id,
  fields: {
    n: { of: ['3', '4'] },
    partner: { of: ['any', 'rest'] },
    deals: { of: DEALS, usual: '20000' },
    seed: SEED,
  },
  words: NAIVE_SWAP_WORDS,
  answer: 1,
  Experiment,
};

interface Boxed {
  readonly orders: readonly Order[];
  readonly chosen: Way | null;
  readonly number: (value: number) => string;
  told(way: Way): string;
  onChoose(way: Way): void;
}

/** Draws every way as a square to press, stacked over the order that it leads to. */
function Boxes({ chosen, number, onChoose, orders, told }: Boxed): JSX.Element {
  const all = orders.reduce((sum, { ways }) => sum + ways.length, 0);
  const square = (way: Way): JSX.Element => (
    <button
      key={way.draws.join()}
      type="button"
      class="way"
      aria-pressed={chosen?.draws.join() === way.draws.join()}
      aria-label={told(way)}
      onClick={() => onChoose(way)}
    />
  );
  const stacks = orders.map(({ cards, ways }) => ({ name: lettersOf(cards), count: ways.length, squares: ways.map(square) }));
  return <Stacks stacks={stacks} even={all / orders.length} number={number} />;
}
