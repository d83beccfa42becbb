import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Language } from '../../../core/record/profile.js';
import { DEFAULT_PARTS } from '../../../core/subject/default-parts.js';
import type { PlannedShuffle } from '../../../core/subject/shuffle.js';
import { numberIn } from '../../../core/words/numbers.js';
import { fisherYates } from '../../../parts/shuffle/fisher-yates.js';
import { fisherYatesForward } from '../../../parts/shuffle/fisher-yates-forward.js';
import { insideOut } from '../../../parts/shuffle/inside-out.js';
import { naiveSwap } from '../../../parts/shuffle/naive-swap.js';
import { neverFirst } from '../../../parts/shuffle/never-first.js';
import { sattolo } from '../../../parts/shuffle/sattolo.js';
import { AnotherSeed, SEED, seedText } from '../../elements/another-seed.js';
import { Choice } from '../../elements/choice.js';
import { Steps } from '../../elements/steps.js';
import { useTold } from '../../elements/use-told.js';
import type { ExperimentProps, Lesson } from '../../lesson.js';
import { lettersOf } from '../../letters.js';
import { ordersOf } from '../../ways.js';
import { CONTROL_WORDS } from '../../words/controls.js';
import { Deck } from './deck.js';
import { Tree } from './tree.js';
import { WATCH_WORDS } from './words.js';

const METHODS = { down: fisherYates, forward: fisherYatesForward, 'inside-out': insideOut } as const;

/** The rules by which j may be drawn from the end on, as programs write them; those after the first are the mistakes. */
const RULES: readonly (readonly [id: string, text: string, shuffle: PlannedShuffle])[] = [
  ['right', '0 … i', fisherYates],
  ['below', '0 … i − 1', sattolo],
  ['anywhere', '0 … n − 1', naiveSwap],
  ['above', '1 … i', neverFirst],
];

/** The most cards: decks of this size have a tree that fits a page, whatever the rule. */
const MOST = 4;

function Experiment({ change, lang, settings }: ExperimentProps): JSX.Element {
  const words = WATCH_WORDS[lang];
  const n = Number(settings['n']);
  const method = settings['method'] ?? '';
  const rule = RULES.find(([id]) => method === 'down' && id === settings['rule'])?.[2];
  const shuffle = rule ?? Object.entries(METHODS).find(([id]) => id === method)?.[1] ?? fisherYates;
  return (
    <>
      <div class="controls">
        <Choice
          label={CONTROL_WORDS[lang].cards}
          name="n"
          of={['3', String(MOST)].map((one) => [one, numberIn(lang, Number(one))] as const)}
          value={String(n)}
          onChoose={(one) => change({ n: one, step: '0' })}
        />
        <Choice
          label={words.method}
          name="method"
          of={Object.keys(METHODS).map((id) => [id, words.methods[id as keyof typeof METHODS]] as const)}
          value={method}
          onChoose={(one) => change({ method: one, step: '0' })}
        />
        {method === 'down' && (
          <Choice
            label={words.drawn}
            name="rule"
            of={RULES.map(([id, text]) => [id, text] as const)}
            value={settings['rule'] ?? ''}
            onChoose={(one) => change({ rule: one, step: '0' })}
          />
        )}
      </div>
      <Stepped key={`${shuffle.id} ${n}`} shuffle={shuffle} n={n} lang={lang} settings={settings} change={change} />
    </>
  );
}

interface Stepped extends ExperimentProps {
  readonly shuffle: PlannedShuffle;
  readonly n: number;
}

/** Shows one deal, step by step, beside the tree of all that it could have been. */
function Stepped({ change, lang, n, settings, shuffle }: Stepped): JSX.Element {
  const words = WATCH_WORDS[lang];
  const orders = useMemo(() => ordersOf(shuffle, n), [shuffle, n]);
  const ways = useMemo(() => orders.flatMap((order) => order.ways).sort((a, b) => compare(a.draws, b.draws)), [orders]);
  const { failed, told } = useTold('draws', { ...DEFAULT_PARTS, shuffle: shuffle.id, n, seed: seedText(settings), trial: 1 });
  const way = ways.find(({ draws }) => draws.join() === told[0]?.draws.join());
  const steps = shuffle.swaps?.(n) ?? [];
  const at = Math.min(Number(settings['step']), steps.length);
  const swap = steps[at];
  const draw = way?.draws[at];
  const step =
    swap && draw !== undefined ? { at: swap.at, drawn: swap.from + draw, from: swap.from, to: swap.from + swap.bound - 1 } : null;
  const number = (value: number): string => numberIn(lang, value);
  return (
    <>
      <section>
        <h2>{at < steps.length ? words.step(number(at + 1), number(steps.length)) : words.deck}</h2>
        <div class="controls">
          <Steps at={at} last={steps.length} lang={lang} onStep={(to) => change({ step: String(to) })} />
          <AnotherSeed settings={settings} lang={lang} change={change} also={{ step: '0' }} />
        </div>
        <Deck cards={way?.decks[at] ?? []} step={step} label={words.deck} />
        <p class="said" aria-live="polite">
          {failed ?? (way && said(step, way.decks[at] ?? [], lang))}
        </p>
      </section>
      <section>
        <h2>{words.tree}</h2>
        <p>{words.treeOf(number(ways.length), `${number(1)}/${number(ways.length)}`)}</p>
        <Tree
          bounds={[...shuffle.bounds(n)]}
          ways={ways}
          path={way?.draws.slice(0, at) ?? []}
          label={words.treeOf(number(ways.length), `${number(1)}/${number(ways.length)}`)}
        />
        <Leaves orders={orders} lang={lang} />
      </section>
    </>
  );
}

/** Says what happens next, in a sentence. Positions count from 0, as in the program. */
function said(step: { readonly at: number; readonly drawn: number } | null, cards: readonly number[], lang: Language): string {
  const words = WATCH_WORDS[lang];
  if (!step) return words.ends(lettersOf(cards));
  const [i, j] = [numberIn(lang, step.at), numberIn(lang, step.drawn)];
  return step.at === step.drawn ? words.stays(j, i) : words.next(j, i, j);
}

/** Shows how many leaves each order has: with none, it can never come. */
function Leaves({ lang, orders }: { readonly lang: Language; readonly orders: ReturnType<typeof ordersOf> }): JSX.Element {
  const words = WATCH_WORDS[lang];
  const number = (value: number): string => numberIn(lang, value);
  const each = orders.map(({ ways }) => ways.length);
  const dead = orders.filter(({ ways }) => ways.length === 0).map(({ cards }) => lettersOf(cards));
  const [least, most] = [Math.min(...each), Math.max(...each)];
  const told = least === most ? words.all(`${number(1)}/${number(orders.length)}`) : words.uneven(number(most), number(least));
  return (
    <>
      <h3>{words.leaves}</h3>
      <ul class="leaves">
        {orders.map(({ cards, ways }) => (
          <li key={lettersOf(cards)} class={ways.length === 0 ? 'dead' : ways.length > least && least !== most ? 'more' : ''}>
            <span>{lettersOf(cards)}</span> <b>{number(ways.length)}</b>
          </li>
        ))}
      </ul>
      <p>
        <b>{dead.length > 0 ? words.dead(dead.join(', ')) : told}</b>
      </p>
    </>
  );
}

function compare(a: readonly number[], b: readonly number[]): number {
  const k = a.findIndex((draw, at) => draw !== b[at]);
  return k < 0 ? 0 : (a[k] ?? 0) - (b[k] ?? 0);
}

/** The lesson with one shuffle step by step, its choice tree, and what a wrong bound does to the leaves. */
export const watch: Lesson = {
  id: 'watch',
  fields: {
    n: { of: ['3', String(MOST)] },
    method: { of: Object.keys(METHODS) },
    rule: { of: RULES.map(([id]) => id) },
    step: { from: 0, to: MOST, usual: 0 },
    seed: SEED,
  },
  words: WATCH_WORDS,
  answer: 2,
  Experiment,
};
