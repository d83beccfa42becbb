import { join } from 'node:path';
import type { Options } from 'yargs';
import { DEFAULT_PARTS } from '../../core/default-parts.js';
import type { OutcomeSpace } from '../../core/outcome.js';
import { planUntilCaught } from '../../engine/caught/plan.js';
import type { PlannedCells } from '../../engine/plan/compare-plan.js';
import { makePlan } from '../../engine/plan/make-plan.js';
import { VERSION } from '../../host/version.js';
import { writeWhole } from '../../host/write-whole.js';
import { kindOf } from '../../kinds/index.js';
import { shellWord } from '../../kinds/words/command.js';
import type { ComparedCell } from '../../report/compare/facts/cell.js';
import type { Comparison } from '../../report/compare/facts/comparison.js';
import { renderCompareHtml } from '../../report/compare/html.js';
import { compareSummary } from '../../report/compare/text.js';
import type { Command, Values } from '../command.js';
import { isOn, textOf } from '../command.js';
import { cardsOf, wishesOf } from '../common.js';
import { caughtBudget } from '../compare-caught-options.js';
import type { PlacedCell } from '../compare-deal.js';
import { dealCells } from '../compare-deal.js';
import { compareJson } from '../compare-json.js';
import { USUAL_SHUFFLES } from '../compare-makers.js';
import { comparedPresets } from '../compare-presets.js';
import { comparedAxes } from '../compared-subjects.js';
import { refuseNull } from '../null-of.js';
import { openPage } from '../open-page.js';
import type { OptionName } from '../options.js';
import { optionsOf } from '../options.js';
import { factLine, fileLine, print, printJsonText, printText } from '../print.js';
import { readFirst } from '../read-first.js';
import type { Seed } from '../seed-of.js';
import { seedOf } from '../seed-of.js';
import { refusedSources, refuseSeedSource } from '../seed-source.js';
import { folderOf, givenName } from '../write-files.js';
import { holding } from '../write-locked.js';

const NAME = 'compare';
const UNTIL_CAUGHT = 'until-caught';

/** An option that other commands have too, in this command's own words and under the same heading. */
const own = (name: OptionName, describe: string, defaultDescription: string): Options => ({
  ...optionsOf(name)[name],
  describe,
  defaultDescription,
});

/** `compare`: the matrix of makers, generators, bounded methods and seedings, one audit a cell. */
export const compare: Command = {
  positionals: {},
  options: {
    ...optionsOf(
      'n',
      'deal',
      'order-unknown',
      'space',
      'size',
      'moves',
      'piles',
      'max',
      'trials',
      'until-caught',
      'budget',
      'seed',
      'detect',
      'battery',
      'tests',
      'lags',
      'workers',
      'out',
      'name',
      'open',
    ),
    ...refusedSources(),
    null: { ...optionsOf('null')['null'], hidden: true },
    deal: own('deal', 'hands instead of decks: the first so many cards of every deal', 'whole decks'),
    space: own('space', 'what counts as one move of a player of Nim: pile, outcome, removal or addition', 'as the players say'),
    // What is compared stands with the other parts.
    shuffle: own(
      'prng',
      'shuffles separated by commas, or all (see list shuffle); or scramblers, such as puzzle:walk or puzzle:all; or dealers, such as nim:dealer/all; or players, such as nim:player/all',
      USUAL_SHUFFLES,
    ),
    preset: own(
      'prng',
      'shuffles of languages as they are, separated by commas, or all of them; or a known case (see list preset). Each says all its parts',
      'none',
    ),
    prng: own('prng', 'generators separated by commas, or all that can be replayed (see list prng)', DEFAULT_PARTS.prng),
    bounded: own('bounded', 'methods separated by commas, or all (see list bounded)', DEFAULT_PARTS.bounded),
    seeding: own('seeding', 'seedings separated by commas, or all (see list seeding)', DEFAULT_PARTS.seeding),
    name: own('name', 'name of the page, and of the folder of its records beside it', NAME),
  },
  examples: [
    ['$0 compare', 'well-known shuffles side by side: some seconds'],
    ['$0 compare --prng all --shuffle fisher-yates', 'every generator: about a minute'],
    ['$0 compare --shuffle all --prng mt19937,randu --trials 2e4', 'every shuffle with two generators'],
    ['$0 compare --prng all --shuffle fisher-yates --until-caught --budget 1e6', 'how many deals show each generator'],
    ['$0 compare --preset all', "every language's shuffle, and how many decks it can deal"],
    ['$0 compare --shuffle puzzle:all --size 3x3 --moves 50', 'every scrambler of sliding puzzles'],
    ['$0 compare --shuffle nim:dealer/all --piles 3 --max 7', 'every dealer of Nim'],
  ],
  ends: 'Ends with 20 if any audit ends biased or any sample is caught, else 21 if any cannot tell, else 0; 64 and above: an error.',
  async run(values) {
    refuseSeedSource(values, 'a comparison deals many subjects from one seed; run audits one');
    refuseNull(values, 'a comparison: audit each by run --null');
    const presets = textOf(values, 'preset');
    const subjects = presets === undefined ? comparedAxes(values) : comparedPresets(presets, values);
    const { outcome } = subjects;
    const space = kindOf(outcome).space(outcome, { n: cardsOf(values) });
    const seed = seedOf(values);
    const budget = caughtBudget(values);
    if (budget !== null) return untilCaught(budget, space, seed, subjects.cells(space.cards), values);
    const plan = makePlan(space, { ...wishesOf(values), seed: seed.text });
    const planned = subjects.cells(space.cards);
    const name = givenName(values) ?? NAME;
    const out = folderOf(values);
    const place = { out, name, page: join(out, `${name}.html`) };
    const cells = await holding(join(out, name), () => dealCells({ plan, seedOrigin: seed.origin }, planned, subjects, place, values));
    const comparison: Comparison = {
      ...subjects.entries(),
      outcome,
      orderBits: space.orderBits,
      plan,
      version: VERSION,
      cells: cells.map(({ cell }) => cell),
      holes: planned.holes,
      folder: join(out, name).replaceAll('\\', '/'),
      placeOptions: placeOptions(values, name),
      planOptions: planOptions(values),
    };
    writeWhole(place.page, renderCompareHtml(comparison));
    if (isOn(values, 'json')) printJsonText(`${compareJson(comparison, cells, place.page)}\n`);
    else {
      printText(`\n${compareSummary(comparison)}\n${keptLine(cells)}`);
      print('', fileLine('report', place.page), fileLine('records', join(out, name)), factLine('seed', plan.seed));
    }
    await openPage(values, place.page);
    return exitOf(comparison.cells);
  },
};

/** `--until-caught`: samples that are dealt on in place of audits of fixed size. */
async function untilCaught(budget: number, space: OutcomeSpace, seed: Seed, planned: PlannedCells, values: Values): Promise<number> {
  readFirst('./compare-until-caught.js');
  const { compareUntilCaught } = await import('../compare-until-caught.js');
  const { battery, tests } = wishesOf(values);
  const plan = planUntilCaught(space, { seed: seed.text, budget, ...(battery !== undefined && { battery }), ...(tests && { tests }) });
  const table = { plan, seedOrigin: seed.origin, out: folderOf(values), name: givenName(values) ?? UNTIL_CAUGHT };
  return compareUntilCaught(table, planned, values);
}

/** The options that shape the plan beside cards, deals and seed, as they were typed. */
function planOptions(values: Values): readonly string[] {
  return (['detect', 'battery', 'tests', 'lags'] as const).flatMap((option) => {
    const typed = textOf(values, option);
    return typed === undefined ? [] : [`--${option} ${shellWord(typed)}`];
  });
}

/** Where the files go, unless they go where they usually do. */
function placeOptions(values: Values, name: string): readonly string[] {
  const out = textOf(values, 'out');
  return [
    ...(out === undefined || out === 'reports' ? [] : [`--out ${shellWord(out)}`]),
    ...(name === NAME ? [] : [`--name ${shellWord(name)}`]),
  ];
}

/** Any bias is the verdict of the whole; a comparison that shows none and leaves something open is open. */
function exitOf(cells: readonly ComparedCell[]): number {
  if (cells.some(({ kind }) => kind === 'biased')) return 20;
  return cells.some(({ kind }) => kind === 'inconclusive') ? 21 : 0;
}

function keptLine(cells: readonly PlacedCell[]): string {
  const kept = cells.filter((cell) => cell.kept).length;
  return kept === 0 ? '' : `${kept} of ${cells.length} were dealt before and are kept as they were.\n`;
}
