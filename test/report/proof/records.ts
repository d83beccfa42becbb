import type { Finding } from '../../../src/core/claim/claim.js';
import type { ClaimsProof, ClaimWithTwin, Proof, ProofFacts, ProvableOrigin } from '../../../src/core/record/proof.js';
import type { ProvedLaw, RecordedChoice, RecordedLeaf } from '../../../src/core/record/proved-law.js';
import { type Choices, reset, runWith, type Shuffle } from '../../../src/core/subject/shuffle.js';
import { provePipeline } from '../../../src/host/audits.js';
import { factorial, fractionOf, fractionText, fractionValue } from '../../../src/math/fraction.js';
import { nextOrder } from '../../../src/math/orders/order-rank.js';
import { fisherYatesForward } from '../../../src/parts/shuffle/fisher-yates-forward.js';
import { naiveSwap } from '../../../src/parts/shuffle/naive-swap.js';
import { sattolo } from '../../../src/parts/shuffle/sattolo.js';
import { sortComparator } from '../../../src/parts/shuffle/sort-comparator.js';
import { resealed } from '../../support/resealed.js';

/** The proofs that the tests draw, each worked out here by dealing every leaf: enough for a page, and no part of the command that proves. */
export const PROOFS = ['fisher-yates-forward', 'naive-swap', 'sattolo', 'sort-comparator', 'modulo', 'function', 'seven-riffles'] as const;

type Name = (typeof PROOFS)[number];

const SHUFFLES: Readonly<Record<string, Shuffle>> = {
  'fisher-yates-forward': fisherYatesForward,
  'naive-swap': naiveSwap,
  sattolo,
  'sort-comparator': sortComparator,
  modulo: fisherYatesForward,
};

const kept = new Map<string, Proof>();

/** One of them. */
export function proof(name: Name): Proof {
  const known = kept.get(name) ?? made(name);
  kept.set(name, known);
  return known;
}

/** The same with parts of what it proved replaced; and the digest of that. */
export function altered(name: Name, facts: Partial<ProofFacts>, id = proof(name).core.subject.id): Proof {
  const whole = proof(name);
  return resealed({ ...whole, core: { ...whole.core, subject: { ...whole.core.subject, id }, proof: { ...whole.core.proof, ...facts } } });
}

function made(name: Name): Proof {
  if (name === 'function') return ofFunction();
  if (name === 'seven-riffles') return beyondReach();
  const shuffle = SHUFFLES[name];
  const modulo = name === 'modulo';
  const laws = [2, 3, 4, 5].map((n) => lawOf(shuffle, n, modulo ? byModulo : byIdeal));
  const subject = `${shuffle.id}${modulo ? '/xoshiro128ss/modulo' : ''}`;
  const origin = {
    source: { kind: 'built-in', maker: shuffle.id, prng: 'xoshiro128ss', bounded: modulo ? 'modulo' : 'lemire', seeding: 'continuous' },
    outcome: { kind: 'deck' },
  } as const;
  const { deck, draws, ideal } = provePipeline(origin, { n: 3, asked: true }).proof;
  return sealed(subject, origin, deck?.n ?? null, laws, { draws, deck, ideal });
}

function sealed(id: string, origin: ProvableOrigin, deck: number | null, laws: readonly ProvedLaw[], rest: Partial<ProofFacts>): Proof {
  const sizes = laws.map(({ n }) => n);
  return resealed({
    schema: 'shuffle-audit/evidence/2',
    core: {
      kind: 'proof',
      tool: { name: 'shuffle-audit', version: '0.1.0' },
      plan: { n: Math.max(...sizes), sizes, deck, mostLeaves: 10_000_000 },
      subject: { id, origin, replay: 'exact' },
      claims: laws.map(({ method, n, uniform }) => ({
        id: `uniform/${n}`,
        holds: uniform,
        cases: method.leaves ?? 1,
        counterexample: null,
      })),
      proof: {
        ideal: true,
        laws,
        draws: null,
        deck: null,
        probes: null,
        scope: [{ on: 'ideal-choices' }, { on: 'sizes' }, { on: 'randomness' }],
        ...rest,
      },
      verdict: { kind: laws.every(({ uniform }) => uniform) ? 'holds' : 'fails' },
    },
    digest: `sha256:${'0123456789abcdef'.repeat(4)}`,
    run: { startedAt: '2026-11-21T10:00:00.000Z', elapsedMs: 1234, node: 'v20.20.2', cpu: 'any', workers: 1 },
  });
}

/** The probability of one draw. */
type DrawChance = (choice: RecordedChoice) => string;

const RANGE = 2n ** 32n;

const byIdeal: DrawChance = ({ bound }) => fractionText(1n, BigInt(bound));

/** The remainder of a 32-bit word: the first 2^32 mod bound values get one word more. */
const byModulo: DrawChance = ({ bound, draw }) => {
  const values = BigInt(bound);
  return fractionText(RANGE / values + (BigInt(draw) < RANGE % values ? 1n : 0n), RANGE);
};

/** Every leaf, depth first, with its probability. */
function leavesOf(shuffle: Shuffle, n: number, chance: DrawChance): readonly (RecordedLeaf & { readonly probability: string })[] {
  const leaves: (RecordedLeaf & { probability: string })[] = [];
  const path: number[] = [];
  for (;;) {
    const choices: { bound: number; draw: number }[] = [];
    const tape: Choices = {
      below(bound) {
        if (choices.length === path.length) path.push(0);
        choices.push({ bound, draw: path[choices.length] });
        return choices[choices.length - 1].draw;
      },
    };
    const deck = new Uint16Array(n);
    reset(deck);
    runWith(shuffle, tape, deck);
    const [num, den] = choices.map((choice) => fractionOf(chance(choice))).reduce(([a, b], [c, d]) => [a * c, b * d], [1n, 1n]);
    leaves.push({ choices, order: [...deck], probability: fractionText(num, den) });
    while (path.length > 0 && path[path.length - 1] + 1 === choices[path.length - 1].bound) path.pop();
    if (path.length === 0) return leaves;
    path[path.length - 1]++;
  }
}

function sum(parts: readonly string[]): string {
  const [num, den] = parts.map(fractionOf).reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n]);
  return fractionText(num, den);
}

/** The exact law of `n` cards from every leaf. */
function lawOf(shuffle: Shuffle, n: number, chance: DrawChance = byIdeal): ProvedLaw {
  const leaves = leavesOf(shuffle, n, chance);
  const ideal = chance === byIdeal;
  const even = ideal && leaves.every(({ probability }) => probability === leaves[0].probability);
  const known = lawFrom(
    n,
    leaves.map(({ order, probability }) => [order, probability] as const),
  );
  const choicesOf = (order: readonly number[]): RecordedLeaf['choices'] | null =>
    leaves.find((leaf) => leaf.order.join() === order.join())?.choices ?? null;
  const { counterexample } = known;
  return {
    ...known,
    method: { kind: 'enumeration', weighed: !even, leaves: leaves.length, tree: String(leaves.length) },
    divides: even ? BigInt(leaves.length) % factorial(n) === 0n : null,
    counterexample: counterexample && {
      often: { ...counterexample.often, choices: choicesOf(counterexample.often.order) },
      seldom: { ...counterexample.seldom, choices: choicesOf(counterexample.seldom.order) },
    },
    tree: ideal && n <= 4 && leaves.length <= 64 ? leaves.map(({ choices, order }) => ({ choices, order })) : null,
  };
}

/** Everything that follows from orders with probabilities, summed by brute force. */
function lawFrom(n: number, leaves: readonly (readonly [order: readonly number[], probability: string])[]): ProvedLaw {
  const all: Record<string, string> = {};
  const order = Uint16Array.from({ length: n }, (_, k) => k);
  do all[order.join(' ')] = '0/1';
  while (nextOrder(order));
  const grouped = new Map<string, string[]>();
  for (const [cards, probability] of leaves) grouped.set(cards.join(' '), [...(grouped.get(cards.join(' ')) ?? []), probability]);
  for (const [cards, parts] of grouped) all[cards] = sum(parts);
  const values = Object.entries(all).sort(([, a], [, b]) => fractionValue(a) - fractionValue(b));
  const [[rare, least]] = values;
  const greatest = values[values.length - 1][1];
  const often = Object.keys(all).find((cards) => all[cards] === greatest) ?? rare;
  const seldom = Object.keys(all).find((cards) => all[cards] === least) ?? rare;
  const orders = factorial(n);
  const apart = values.map(([, p]) => fractionOf(p)).map(([num, den]) => [num * orders - den, den * orders] as const);
  const uniform = least === greatest;
  return {
    n,
    method: { kind: 'enumeration', weighed: false, leaves: null, tree: null },
    uniform,
    orders: String(orders),
    divides: null,
    reached: String(values.filter(([, p]) => p !== '0/1').length),
    least,
    leastReached: values.find(([, p]) => p !== '0/1')?.[1] ?? least,
    greatest,
    totalVariation: sum(apart.map(([num, den]) => fractionText(num < 0n ? -num : num, 2n * den))),
    chiSquared: sum(apart.map(([num, den]) => fractionText(num * num * orders, den * den))),
    meanSign: '0/1',
    positions: Array.from({ length: n }, (_, card) =>
      Array.from({ length: n }, (_place, position) =>
        sum(values.filter(([cards]) => cards.split(' ')[position] === String(card)).map(([, p]) => p)),
      ),
    ),
    probabilities: all,
    counterexample: uniform
      ? null
      : {
          often: { order: often.split(' ').map(Number), probability: greatest, choices: null },
          seldom: { order: seldom.split(' ').map(Number), probability: least, choices: null },
        },
    tree: null,
  };
}

/** The claims that two uniform shuffles are even, each with a twin; `broken` and `blunt` spoil one of either. */
export function claims(spoilt: { readonly broken?: boolean; readonly blunt?: boolean } = {}): ClaimsProof {
  const found = (shuffle: Shuffle): Finding => {
    const { counterexample, method, orders, uniform } = lawOf(shuffle, 4);
    const uneven = counterexample && {
      often: counterexample.often.order,
      most: counterexample.often.probability,
      seldom: counterexample.seldom.order,
      least: counterexample.seldom.probability,
      even: `1/${orders}`,
    };
    return { holds: uniform, cases: method.leaves ?? 0, counterexample: uneven };
  };
  const all: readonly ClaimWithTwin[] = [
    { id: 'law/fisher-yates-forward', ...found(spoilt.broken ? naiveSwap : fisherYatesForward), twin: found(naiveSwap) },
    { id: 'law/fisher-yates', ...found(fisherYatesForward), twin: found(spoilt.blunt ? fisherYatesForward : sattolo) },
  ];
  const { core, ...seal } = proof('naive-swap');
  const holds = !spoilt.broken && !spoilt.blunt;
  return resealed({
    ...seal,
    core: {
      kind: 'claims',
      tool: core.tool,
      plan: { n: 4, mostLeaves: 10_000_000 },
      claims: all,
      verdict: { kind: holds ? 'holds' : 'fails' },
    },
  });
}

/** A function of a package that swaps as naive-swap does, its numbers in three or more even parts. */
function ofFunction(): Proof {
  const law = lawOf(naiveSwap, 3);
  const third = (draw: number): { from: string; to: string } => ({
    from: fractionText(BigInt(draw), 3n),
    to: fractionText(BigInt(draw + 1), 3n),
  });
  const { counterexample } = law;
  const numbered = (choices: unknown): readonly { from: string; to: string }[] =>
    Array.isArray(choices) ? choices.map(({ draw }: { draw: number }) => third(draw)) : [];
  return sealed(
    'npm:some-package#shuffle',
    {
      source: {
        kind: 'npm',
        specifier: 'some-package',
        export: 'shuffle',
        package: 'some-package',
        version: '1.2.3',
        sha256: 'ab'.repeat(32),
        call: { result: 'returns', async: false, random: false, stream: 'block', isolation: 'process' },
        randomness: 'injected',
      },
      outcome: { kind: 'deck' },
    },
    null,
    [
      {
        ...law,
        method: { kind: 'enumeration', weighed: false, leaves: 27, tree: null },
        tree: null,
        divides: null,
        counterexample: counterexample && {
          often: { ...counterexample.often, choices: numbered(counterexample.often.choices) },
          seldom: { ...counterexample.seldom, choices: numbered(counterexample.seldom.choices) },
        },
      },
    ],
    {
      probes: [
        {
          n: 3,
          runs: 4321,
          rational: true,
          tolerance: 2 ** -50,
          error: 0,
          grid: { points: 257, everywhere: true },
          uses: [
            { draw: 1, boundaries: ['1/3', '2/3'], paths: 1 },
            { draw: 2, boundaries: ['1/3', '2/3'], paths: 3 },
            { draw: 3, boundaries: ['1/3', '2/3'], paths: 9 },
          ],
        },
      ],
    },
  );
}

/** Seven riffles of a full deck, where only a necessary condition is in reach. */
function beyondReach(): Proof {
  const law: ProvedLaw = {
    n: 52,
    method: { kind: 'divisibility', leaves: null, tree: String(2n ** 364n) },
    uniform: false,
    orders: String(factorial(52)),
    divides: false,
    reached: null,
    least: null,
    leastReached: null,
    greatest: null,
    totalVariation: null,
    chiSquared: null,
    meanSign: null,
    positions: null,
    probabilities: null,
    counterexample: null,
    tree: null,
  };
  const origin = {
    source: { kind: 'built-in', maker: 'riffle:7', prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' },
    outcome: { kind: 'deck' },
  } as const;
  return sealed('riffle:7', origin, null, [law], {});
}
