// Shuffles honest lists, many of several lengths, and counts how often each row of `order` calls one unlikely, in either tail, and how often the whole rule calls one
// biased or doubtful: reports/list-calibration.json and the table of reports/list-calibration.md. Four minutes, after a build; ends with 1 where a row says so too often.
// Fewer lists, for a try that writes nothing: `npm run calibrate:lists -- 0.01`.
import { readFileSync, writeFileSync } from 'node:fs';

/** How many lists of a length, and how many are audited together. */
const SIZES = [
  { n: 100, lists: 1, times: 10_000 },
  { n: 1_000, lists: 1, times: 10_000 },
  { n: 1_000, lists: 4, times: 2_500 },
  { n: 10_000, lists: 1, times: 10_000 },
  { n: 100_000, lists: 1, times: 1_000 },
];

/** The levels at which a row's tails are counted. */
const LEVELS = [0.05, 0.01, 0.001, 0.0001];

/** A row is called out of order in a tail at a level beyond so many standard deviations: of some 1,600 counts one is so by luck in more than ten thousand runs. */
const DEVIATIONS = 5.5;

/** Fewer expected than this follow no normal law: beyond them so many more are allowed. */
const FEW = 12;

/** One list in a hundred runs is called biased by luck; two are no luck. */
const MOST_BIASED = 1;

const { fitsOfLists, planLists } = /** @type {typeof import('../src/wings/lists/audit/audit-lists.js')} */ (
  await compiled('wings/lists/audit/audit-lists.js')
);
const { ListCounting } = /** @type {typeof import('../src/wings/lists/counting/count-lists.js')} */ (
  await compiled('wings/lists/counting/count-lists.js')
);
const { ListTransitions } = /** @type {typeof import('../src/wings/lists/counting/list-transitions.js')} */ (
  await compiled('wings/lists/counting/list-transitions.js')
);
const { prngs } = /** @type {typeof import('../src/parts/catalogues.js')} */ (await compiled('parts/catalogues.js'));
const { ALPHA_BIASED, ALPHA_DOUBTFUL } = /** @type {typeof import('../src/core/statistic/rules.js')} */ (
  await compiled('core/statistic/rules.js')
);

const share = Number(process.argv[2] ?? 1);
const { version } = /** @type {{ version: string }} */ (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));
const sizes = SIZES.map((size) => counted({ ...size, times: Math.ceil(size.times * share) }));
const faults = sizes.flatMap(({ faults: found }) => found);
if (share === 1) {
  writeFileSync(new URL('../reports/list-calibration.json', import.meta.url), json(sizes));
  writeFileSync(new URL('../reports/list-calibration.md', import.meta.url), markdown(sizes));
}
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** @typedef {{ test: string, lower: number[], upper: number[] }} Row */
/** @typedef {{ n: number, lists: number, times: number, doubtful: number, biased: number, rows: Row[], faults: string[] }} Size */

/**
 * @param {{ n: number, lists: number, times: number }} size
 * @returns {Size}
 */
function counted({ lists, n, times }) {
  const plan = planLists({ n, lists });
  const { between, own } = fitsOfLists(plan);
  const below = drawn(n, lists);
  const names = [...own.rows.map((row) => row.test), ...(between?.rows ?? []).map((row) => `between/${row.test}`)];
  /** @type {Row[]} */
  const rows = names.map((test) => ({ test, lower: LEVELS.map(() => 0), upper: LEVELS.map(() => 0) }));
  let [doubtful, biased] = [0, 0];
  for (let time = 0; time < times; time++) {
    const counting = new ListCounting(n, own.statistics);
    const relative = between && { orders: new ListTransitions(n), counting: new ListCounting(n, between.statistics) };
    for (let k = 0; k < lists; k++) {
      const list = shuffled(n, below);
      counting.add(list);
      const places = relative?.orders.add(list);
      if (places) relative?.counting.add(places);
    }
    const results = [...answers(own, counting), ...(between && relative ? answers(between, relative.counting) : [])];
    let least = 0;
    results.forEach(({ logLowerP, logP }, i) => {
      least = Math.min(least, logLowerP, logP);
      LEVELS.forEach((level, k) => {
        if (logLowerP <= Math.log(level)) rows[i].lower[k]++;
        if (logP <= Math.log(level)) rows[i].upper[k]++;
      });
    });
    // The least of all after Holm: multiplied by how many there are.
    const adjusted = least + Math.log(2 * results.length);
    if (adjusted < Math.log(ALPHA_DOUBTFUL)) doubtful++;
    if (adjusted < Math.log(ALPHA_BIASED)) biased++;
  }
  return { n, lists, times, doubtful, biased, rows, faults: faultsOf({ n, lists, times, rows, doubtful, biased }) };
}

/** @returns {Promise<unknown>} */
function compiled(/** @type {string} */ path) {
  return import(new URL(`../compiled/${path}`, import.meta.url).href);
}

/** Uniform numbers below a bound, from a generator that is started by the size. */
function drawn(/** @type {number} */ n, /** @type {number} */ lists) {
  const source = prngs.get('xoshiro128ss').create(Uint32Array.of(n, lists, 20, 26));
  const words = new Uint32Array(4096);
  let next = words.length;
  return (/** @type {number} */ bound) => {
    const even = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      if (next === words.length) {
        source.fill(words);
        next = 0;
      }
      const word = words[next++];
      if (word < even) return word % bound;
    }
  };
}

function shuffled(/** @type {number} */ n, /** @type {(bound: number) => number} */ below) {
  const list = Uint32Array.from({ length: n }, (_, k) => k);
  for (let k = n - 1; k > 0; k--) {
    const other = below(k + 1);
    [list[k], list[other]] = [list[other], list[k]];
  }
  return list;
}

/**
 * @param {import('../src/wings/lists/counting/fit-lists.js').ListFit} fit
 * @param {import('../src/wings/lists/counting/count-lists.js').ListCounting} counting
 */
function answers({ statistics }, { counts }) {
  return statistics.flatMap(({ fitted, id }) => fitted.test(counts.get(id) ?? new Float64Array(0)));
}

/** What says "unlikely" more often than its level: a row in a tail, or the whole rule. */
function faultsOf(/** @type {Omit<Size, 'faults'>} */ { biased, doubtful, lists, n, rows, times }) {
  const where = `${lists} of ${n}`;
  const most = (/** @type {number} */ level) => {
    const expected = times * level;
    return expected + DEVIATIONS * Math.sqrt(expected * (1 - level)) + (expected < FEW ? DEVIATIONS : 0);
  };
  const tails = /** @type {const} */ (['lower', 'upper']);
  return [
    ...rows.flatMap((row) =>
      tails.flatMap((tail) =>
        LEVELS.flatMap((level, k) =>
          row[tail][k] > most(level) ? [`${where}: ${row.test} ${tail} below ${level} in ${row[tail][k]} of ${times}`] : [],
        ),
      ),
    ),
    ...(doubtful > most(ALPHA_DOUBTFUL) ? [`${where}: doubtful in ${doubtful} of ${times}`] : []),
    ...(biased > MOST_BIASED ? [`${where}: biased in ${biased} of ${times}`] : []),
  ];
}

function json(/** @type {Size[]} */ of) {
  const lines = of.map(({ biased, doubtful, lists, n, rows, times }) => {
    const each = rows.map((row) => `      ${JSON.stringify(row)}`).join(',\n');
    return `    { "n": ${n}, "lists": ${lists}, "times": ${times}, "biased": ${biased}, "doubtful": ${doubtful}, "rows": [\n${each}\n    ] }`;
  });
  return `{\n  "version": ${JSON.stringify(version)},\n  "levels": ${JSON.stringify(LEVELS)},\n  "sizes": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

function markdown(/** @type {Size[]} */ of) {
  const many = (/** @type {number} */ value) => value.toLocaleString('en');
  const lines = of.map(({ biased, doubtful, lists, n, rows, times }) => {
    const worst = (/** @type {number} */ k) => {
      const [first] = rows
        .flatMap((row) => [
          { test: row.test, times: row.lower[k], tail: 'lower' },
          { test: row.test, times: row.upper[k], tail: 'upper' },
        ])
        .sort((a, b) => b.times - a.times);
      return `${many(first.times)} (${first.test}, ${first.tail})`;
    };
    const all = (/** @type {number} */ k) => rows.reduce((sum, row) => sum + row.lower[k] + row.upper[k], 0) / (2 * rows.length);
    return `| ${lists === 1 ? '' : `${lists} of `}${many(n)} | ${many(times)} | ${rows.length} | ${all(1).toFixed(1)} | ${worst(1)} | ${all(2).toFixed(2)} | ${worst(2)} | ${doubtful} | ${biased} |`;
  });
  return `# Honest lists through \`order\`

Made by \`npm run calibrate:lists\` with version ${version}; every count stands in [list-calibration.json](list-calibration.json). Lists were shuffled by Fisher and Yates with xoshiro128\\*\\*, and each
was asked by all rows of the battery *standard*. How often a row called a list unlikely, at 1 % and at one in a thousand, over both tails on average and at worst; then how often
the whole rule, all rows and both tails together, found a list doubtful (at most 1 % by its level) and called one biased (at most one in a million).

| items | audits | rows | below 0.01, a tail | at worst | below 0.001, a tail | at worst | doubtful | biased |
| ---: | ---: | ---: | ---: | --- | ---: | --- | ---: | ---: |
${lines.join('\n')}

Rows that count few things step over a level rather than on it, so that a tail can lie below it; none lies above it by more than luck.
`;
}
