import { GROUPS } from './series.js';

/**
 * What was measured, as it is written to reports/bench.json.
 * @typedef {object} Bench
 * @property {string} made
 * @property {string} commit
 * @property {string} machine
 * @property {string} beside
 * @property {number} rounds
 * @property {number} c
 * @property {readonly Figure[]} figures
 */

/**
 * @typedef {object} Figure
 * @property {string} id
 * @property {string} title
 * @property {string} unit
 * @property {number} [goal]
 * @property {true} [more]
 * @property {string} [group]
 * @property {number} least
 * @property {number} median
 * @property {number} most
 * @property {number} [processor] Seconds of processor time, where the figure is by the clock.
 * @property {number} [programs]
 */

/** Three significant digits. @param {number} x */
export const shown = (x) => Number(x.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 20 });

/** @param {Figure} figure */
export const isMet = ({ goal, median, more }) => goal === undefined || (more ? median >= goal : median <= goal);

/** The processor time and the programs that a figure by the clock took. @param {Figure} figure */
export const effort = ({ processor, programs }) =>
  [
    ...(processor === undefined ? [] : [`${shown(processor)} s of processor time`]),
    ...(programs === undefined ? [] : [programs === 1 ? '1 program' : `${programs} programs`]),
  ].join(', ');

/** The page of a benchmark: every figure as a bar, its goal a line across it, also where it is missed. @param {Bench} bench */
export function benchPage({ beside, c, commit, figures, machine, made, rounds }) {
  const goals = figures.filter(({ goal }) => goal !== undefined);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>How fast shuffle-audit is</title>
<link rel="icon" href="data:,">
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --bar: #2a6fb0; --missed: #b35806; --line: light-dark(#222, #eee); }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .4rem .5rem; border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent); vertical-align: top; }
  .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .option { white-space: nowrap; }
  svg { width: 100%; height: 1.2rem; display: block; }
  @media (max-width: 40rem) { td.bar, th.bar { display: none; } td { overflow-wrap: anywhere; } td.number { white-space: normal; overflow-wrap: normal; } th, td { padding: .4rem .25rem; } }
</style>
<h1>How fast shuffle-audit is</h1>
<p>${goals.filter(isMet).length} of ${goals.length} goals are met. ${rounds} rounds, in each of which everything was measured once, one after the other; the middle one is given,
  with the least and the most. Seconds are of processor time unless they are said to be by the clock. “× C” is processor time over that of a plain program in C that deals a deck of 52 cards and counts cards by positions,
  run just before: ${shown(c)} ns a deal here.</p>
<p>${machine}; ${beside}. Made on ${made} at commit ${commit} by <code>npm run bench</code>.</p>
<table>
<thead><tr><th>what</th><th class="number">measured</th><th class="number">goal</th><th class="bar">the bar is the measure, the line its goal</th></tr></thead>
<tbody>
${figures
  .filter(({ group }) => group === undefined)
  .map((figure) => row(figure))
  .join('\n')}
</tbody>
</table>
${GROUPS.map((group) => table(group, figures)).join('\n')}
</html>
`;
}

/** Figures on one scale. @param {(typeof GROUPS)[number]} group @param {readonly Figure[]} figures */
function table({ id, text, title }, figures) {
  const own = figures.filter(({ group }) => group === id);
  if (own.length === 0) return '';
  const most = Math.max(...own.map(({ goal, median }) => Math.max(median, goal ?? 0)));
  const [goalHead, goalText] = own.some(({ goal }) => goal !== undefined) ? ['goal', ', a line is a goal'] : ['', ''];
  return `<h2>${title}</h2>
<p>${text}</p>
<table>
<thead><tr><th>what</th><th class="number">measured</th><th class="number">${goalHead}</th><th class="bar">all bars have one scale${goalText}</th></tr></thead>
<tbody>
${own.map((figure) => row(figure, most)).join('\n')}
</tbody>
</table>`;
}

/** @param {Figure} figure @param {number} [most] */
function row(figure, most) {
  const { goal, least, median, most: greatest, title, unit } = figure;
  const unitText = ` ${unit}`;
  const effortText = effort(figure) && `<br><small>${effort(figure)}</small>`;
  const met = isMet(figure);
  const goalText = goal === undefined ? '' : `${figure.more ? '≥' : '≤'} ${shown(goal)}${unitText}, ${met ? 'met' : 'missed'}`;
  return `<tr><td>${title.replaceAll(/--\S+/g, '<span class="option">$&</span>')}${effortText}</td><td class="number">${shown(median)}${unitText}<br><small>${shown(least)} to ${shown(greatest)}</small></td><td class="number">${goalText}</td><td class="bar">${bar(figure, most)}</td></tr>`;
}

/** @param {Figure} figure @param {number} [most] */
function bar(figure, most) {
  const { goal, median } = figure;
  const whole = 1.15 * (most ?? Math.max(median, goal ?? 0));
  const at = goal === undefined ? null : (100 * goal) / whole;
  const line = at === null ? '' : `<rect x="${at.toFixed(2)}" y="0" width=".4" height="10" fill="var(--line)"/>`;
  const fill = isMet(figure) ? 'var(--bar)' : 'var(--missed)';
  return `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect x="0" y="2" width="${((100 * median) / whole).toFixed(2)}" height="6" fill="${fill}"/>${line}</svg>`;
}
