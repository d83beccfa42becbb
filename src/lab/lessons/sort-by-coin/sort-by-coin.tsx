import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { numberIn, percentIn } from '../../../core/words/numbers.js';
import { exactLaw } from '../../../exact/exact-law.js';
import { weightOf } from '../../../exact/law.js';
import { factorial, reduceFraction } from '../../../math/fraction.js';
import { orderOf } from '../../../math/orders/order-rank.js';
import { colourEnd } from '../../../page/facts/colour-scale.js';
import { fisherYates } from '../../../parts/shuffle/fisher-yates.js';
import { SEED } from '../../elements/another-seed.js';
import { Choice } from '../../elements/choice.js';
import { DealBar } from '../../elements/deal-bar.js';
import { Shares, topOf } from '../../elements/shares.js';
import { testedIn } from '../../elements/tested.js';
import type { ExperimentProps, Lesson } from '../../lesson.js';
import { lettersOf } from '../../letters.js';
import { CONTROL_WORDS } from '../../words/controls.js';
import { HeatMap, Scale } from '../heat-map/map.js';
import { engineOf } from './engine.js';
import { DEALS, DECK, PAIR, useCounts } from './pair.js';
import { settledLaw } from './settled-law.js';
import { SORT_BY_COIN_WORDS } from './words.js';

/** The most bars of pictures side by side; with more they are stacked, so that their names can be read. */
const SIDE_BY_SIDE = 6;

const CODE = 'cards.sort(() => Math.random() - 0.5)';

function Experiment(shown: ExperimentProps): JSX.Element {
  const { change, lang, settings } = shown;
  const words = SORT_BY_COIN_WORDS[lang];
  const found = engineOf(navigator.userAgent);
  return (
    <>
      <section>
        <h2>{words.code}</h2>
        <p>
          <code>{CODE}</code>
        </p>
        <p>
          {found ? words.engine(found.engine, found.browser) : words.unknownEngine} {words.otherEngines}
        </p>
        <div class="controls">
          <Choice
            label={CONTROL_WORDS[lang].cards}
            name="n"
            of={['3', '4'].map((one) => [one, numberIn(lang, Number(one))] as const)}
            value={settings['n'] ?? ''}
            onChoose={(n) => change({ n })}
          />
        </div>
      </section>
      <Law {...shown} />
      <section>
        <h2>{CONTROL_WORDS[lang].dealt}</h2>
        <DealBar stops={DEALS} settings={settings} lang={lang} change={change} />
        <Bars {...shown} />
      </section>
      <section>
        <h2>{words.large}</h2>
        <p>{words.largeSaid}</p>
        <WholeDeck {...shown} />
      </section>
    </>
  );
}

/** Shows the chance of every order, by going through every way that the coins can fall. */
function Law({ lang, settings }: ExperimentProps): JSX.Element {
  const words = SORT_BY_COIN_WORDS[lang];
  const n = Number(settings['n']);
  const settled = useMemo(() => settledLaw(n), [n]);
  const number = (value: number): string => numberIn(lang, value);
  if (!settled) return <p>{words.unsettled}</p>;
  const { changed, law, leaves } = settled;
  const fraction = (weight: bigint): string => {
    const { den, num } = reduceFraction(weight, law.denominator);
    return `${number(Number(num))}/${number(Number(den))}`;
  };
  const orders = Array.from(law.level, (_, rank) => ({ name: lettersOf(orderOf(rank, n)), weight: weightOf(law, rank) }));
  const most = orders.reduce((best, one) => (one.weight > best.weight ? one : best));
  const least = orders.reduce((best, one) => (one.weight < best.weight ? one : best));
  return (
    <section>
      <h2>{words.coins}</h2>
      <p>
        {words.walked(number(leaves))} {changed && words.changed}
      </p>
      <ul class="leaves">
        {orders.map(({ name, weight }) => (
          <li key={name} class={weight * BigInt(orders.length) > law.denominator ? 'more' : ''}>
            <span>{name}</span> <b>{fraction(weight)}</b>
          </li>
        ))}
      </ul>
      <p>
        <b>{words.law(fraction(most.weight), most.name, fraction(least.weight), least.name, `${number(1)}/${number(orders.length)}`)}</b>{' '}
        {words.halves}
      </p>
    </section>
  );
}

/** Shows a few cards: what was dealt beside the exact chances, by both and on one scale. */
function Bars({ lang, settings }: ExperimentProps): JSX.Element {
  const words = SORT_BY_COIN_WORDS[lang];
  const n = Number(settings['n']);
  const deals = Number(settings['deals']);
  const told = [useCounts('sort', n, settings), useCounts('even', n, settings)];
  const laws = useMemo(() => [settledLaw(n)?.law ?? null, exactLaw(fisherYates, n).law], [n]);
  const orders = Number(factorial(n));
  const shares = PAIR.map((_, k) => {
    const law = laws[k] ?? null;
    const counted = told[k]?.told.find((one) => one.deals === deals);
    return {
      test: counted?.test ?? null,
      failed: told[k]?.failed ?? null,
      shares: Array.from({ length: orders }, (__, rank) => ({
        name: lettersOf(orderOf(rank, n)),
        exact: law && Number(weightOf(law, rank)) / Number(law.denominator),
        seen: counted ? (counted.counts[rank] ?? 0) / counted.deals : null,
      })),
    };
  });
  const top = Math.max(...shares.map((one) => topOf(one.shares)));
  return (
    <>
      <p class="caption">{words.sameScale}</p>
      <div class={shares[0] && shares[0].shares.length > SIDE_BY_SIDE ? '' : 'pair'}>
        {PAIR.map(([name], k) => (
          <div key={name} class={`by-${name}`}>
            <h3>{words[name]}</h3>
            <Shares
              shares={shares[k]?.shares ?? []}
              deals={deals}
              top={top}
              label={words.picture(words[name], numberIn(lang, deals))}
              percent={(share) => percentIn(lang, share)}
              words={{ even: words.evenBand, exact: words.exactLine, seen: words.seen, order: words.order }}
            />
            <p class="said" aria-live="polite">
              {shares[k]?.failed ?? (shares[k]?.test && testedIn(lang, shares[k].test))}
            </p>
          </div>
        ))}
      </div>
    </>
  );
}

/** The lesson on the random comparator on the visitor's own engine: its exact law, what it deals, and Fisher–Yates on the same scale. */
export const sortByCoin: Lesson = {
  id: 'sort-by-coin',
  fields: { n: { of: ['3', '4'] }, deals: { of: DEALS, usual: '1000' }, seed: SEED },
  words: SORT_BY_COIN_WORDS,
  answer: 2,
  Experiment,
};

/** Shows a whole deck: the two maps of cards by positions, on one scale. */
function WholeDeck({ lang, settings }: ExperimentProps): JSX.Element {
  const words = SORT_BY_COIN_WORDS[lang];
  const deals = Number(settings['deals']);
  const told = [useCounts('sort', DECK, settings), useCounts('even', DECK, settings)];
  const counted = told.map((one) => one.told.find((snapshot) => snapshot.deals === deals));
  const deviations = counted.map((snapshot) => snapshot?.counts.map((count) => (count * DECK) / snapshot.deals - 1) ?? []);
  const luck = Math.sqrt((DECK - 1) / deals);
  const end = Math.min(1, Math.max(...deviations.map((one) => colourEnd({ deviations: Float64Array.from(one), luck }))));
  return (
    <>
      <div class="pair">
        {PAIR.map(([name], k) => (
          <figure key={name}>
            <h3>{words[name]}</h3>
            <HeatMap n={DECK} deviations={deviations[k] ?? []} end={end} label={words.map(words[name], numberIn(lang, deals))} />
            <figcaption class="said" aria-live="polite">
              {told[k]?.failed ?? (counted[k]?.test && testedIn(lang, counted[k].test))}
            </figcaption>
          </figure>
        ))}
      </div>
      <Scale end={end} less={words.less} more={words.more} percent={(share) => percentIn(lang, share)} />
    </>
  );
}
