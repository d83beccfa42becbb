import { matrixDrawing } from './matrix-drawing.js';

/** @typedef {import('./types.js').Table} Table */

/** What each order is, in a word or two. @type {Readonly<Record<string, string>>} */
const TITLES = {
  feistel: 'Feistel network, random tables',
  'feistel-hash': 'Feistel network, a hash',
  'swap-or-not': 'Swap-or-not',
  'xor-multiply': 'Exclusive-or and multiplication',
  affine: 'a · x + c modulo n',
  'bit-reversal': 'Bit reversal with a key',
  ff1: 'FF1 over decimal digits, a hash for AES',
  'lcg-walk': 'States of a congruence',
};

const whole = (/** @type {number} */ count) => count.toLocaleString('en');

const percent = (/** @type {number} */ share) => `${(100 * share).toPrecision(2)} %`;

/** p as a power of ten, however small. @param {number} logP */
const probability = (logP) => (logP > Math.log(0.001) ? Math.exp(logP).toPrecision(2) : `10<sup>−${Math.floor(-logP / Math.LN10)}</sup>`);

/** @template T @param {readonly T[]} all @param {(one: T) => string | number} key @returns {readonly (string | number)[]} */
const distinct = (all, key) => [...new Set(all.map(key))];

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) => `<div class="wide"><table>
<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table></div>`;

const named = (/** @type {string | number} */ order) => `${TITLES[order] ?? ''}<br><code>${order}</code>`;

/** The least rounds of each order at each number of cards. @param {Table} found */
function leastTable({ least }) {
  const sizes = distinct(least, ({ n }) => n);
  const rows = distinct(least, ({ order }) => order).map((order) => [
    named(order),
    ...sizes.map((n) => {
      const cell = least.find((one) => one.order === order && one.n === n);
      if (!cell) return '';
      const { below, rounds } = cell;
      return `<b>${rounds}</b><br><small>${below ? `${rounds - 1}: <code>${below.test}</code>, p ${probability(below.logP)}` : 'one is enough'}</small>`;
    }),
  ]);
  const seen = sizes.map((n) => {
    const cell = least.find((one) => one.n === n);
    return cell ? `${whole(cell.deals)} keys, would have seen ${percent(cell.sees)}` : '';
  });
  return table(['rounds that are enough', ...sizes.map((n, k) => `${whole(Number(n))} items<br><small>${seen[k]}</small>`)], rows);
}

/** The audits of orders without a number. @param {Table} found */
function wholeTable({ whole: all }) {
  const sizes = distinct(all, ({ n }) => n);
  return table(
    ['order', ...sizes.map((n) => `${whole(Number(n))} items`)],
    distinct(all, ({ order }) => order).map((order) => [
      named(order),
      ...sizes.map((n) => {
        const cell = all.find((one) => one.order === order && one.n === n);
        if (!cell) return '';
        return cell.biased
          ? `biased<br><small><code>${cell.test}</code>, p ${probability(cell.logP)}</small>`
          : `nothing found<br><small>down to ${percent(cell.sees)}</small>`;
      }),
    ]),
  );
}

/** The laws over all keys. @param {Table} found */
function provedTable({ proved }) {
  const sizes = distinct(proved, ({ n }) => n);
  return table(
    ['over all keys', ...sizes.map((n) => `${n} items`)],
    distinct(proved, ({ order }) => order).map((order) => [
      `<code>${order}</code>`,
      ...sizes.map((n) => {
        const law = proved.find((one) => one.order === order && one.n === n);
        return law
          ? `${law.away}<br><small>${whole(Number(law.reached))} of ${whole(Number(law.orders))} orders, by ${whole(law.keys)} keys</small>`
          : '<small>too many keys</small>';
      }),
    ]),
  );
}

/** The page of keyed orders: what was found, as tables and drawings. @param {Table} found */
export function keyedPage(found) {
  const { commit, made, matrices, seed, version } = found;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Keyed orders: how many rounds are enough</title>
<link rel="icon" href="data:,">
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --paper: light-dark(#fff, #16191c); --under: light-dark(#1f5fa8, #8cc0f5); --over: light-dark(#b04a00, #f0a868); --line: light-dark(#222, #eee); }
  body { max-width: 68rem; margin: 2rem auto; padding: 0 1rem; background: var(--paper); }
  p, figcaption { max-width: 44rem; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent); vertical-align: top; font-weight: normal; }
  thead th { font-weight: 600; }
  .matrices { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 1.5rem; }
  figure { margin: 0; }
  svg { width: 100%; max-width: 16rem; display: block; border: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
</style>
<h1>Keyed orders: how many rounds are enough</h1>
<p>A keyed order says which item lies at a place, from a key, without a list. Its key is all the chance there is. Here every deal has a key of its own, so an audit looks at the orders of all keys
  together. It cannot say that an order keeps its key secret: enough rounds for an audit are far too few for a cipher.</p>
<p>Made on ${made} at commit ${commit}, version ${version}, by <code>npm run keyed</code>, seed <code>${seed}</code>. What each order is and where it is used, <code>npx shuffle-audit list shuffle</code> says.</p>
<h2>The least rounds at which an audit finds nothing</h2>
<p>Battery <code>quick</code>, which looks at the cards at each position, at distances and at the choices behind a deal. Above each column stand the keys that were dealt and the bias of all positions that would have been seen 99 times in 100. Below each number
  stands what gave away the order with one round less. The rounds were doubled until nothing was found, then narrowed down by halves.</p>
${leastTable(found)}
<h2>Orders without rounds to choose</h2>
<p>The same audits.</p>
${wholeTable(found)}
<h2>Over all keys, exactly</h2>
<p>How far the law of all keys is from even: half the sum of what every order’s chance differs from 1/n! by, from 0, even, to 1. Keys of up to eight items are so short that all are gone through; a round of a hash has 16 of them.</p>
${provedTable(found)}
<h2>Which bits hang on which</h2>
<p>One row for each bit of a place’s number, the lowest at the top, and one column for each bit of the item’s, the lowest at the left: how often the second changes where the first does, over ${whole(1024)} keys and 16 places each of 65,536.
  Half of the time is what a random order does, and is left blank. Blue is seldomer, orange oftener, full colour never or always. Luck moves a cell by about 0.4 %.</p>
<div class="matrices">
${matrices.map((matrix) => matrixDrawing(matrix)).join('\n')}
</div>
</html>
`;
}
