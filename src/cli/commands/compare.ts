import { join } from 'node:path';
import { DEFAULT_PARTS } from '../../core/subject/default-parts.js';
import { makePlan } from '../../engine/plan/make-plan.js';
import { VERSION } from '../../host/version.js';
import { writeWhole } from '../../host/write-whole.js';
import { kindOf } from '../../kinds/index.js';
import { printSummary } from '../../page/document/print-text.js';
import { compareDocument, renderCompareHtml } from '../../report/compare/document.js';
import type { ComparedCell } from '../../report/compare/facts/cell.js';
import type { Comparison } from '../../report/compare/facts/comparison.js';
import { prepareAdditions } from '../additions.js';
import { command } from '../command.js';
import { cardsOf, wishesOf } from '../common.js';
import type { PlacedCell } from '../compare/deal.js';
import { dealCells } from '../compare/deal.js';
import { compareJson } from '../compare/json.js';
import { USUAL_SHUFFLES } from '../compare/makers.js';
import { comparedSubjects } from '../compare/presets.js';
import { PARTS } from '../options/deal-options.js';
import { option, reworded, type TypedOptions } from '../options/option.js';
import { optionsOf, SHARED } from '../options/shared.js';
import { named } from '../options/types.js';
import { factLine, fileLine, print, printJsonText, printText } from '../print.js';
import { formatOption } from '../repeated-options.js';
import { seedOf } from '../seed/seed-of.js';
import { refuseNull } from '../subject/null-of.js';
import { folderOf } from '../write/write-files.js';
import { holding } from '../write/write-locked.js';
import { openPage } from '../write/written-lines.js';

const NAME = 'compare';

/** `compare`: audits the matrix of makers, generators, bounded methods and seedings, one audit per cell. */
export const compare = command(
  {
    operands: {},
    options: {
      n: SHARED.n,
      deal: reworded(SHARED.deal, { says: 'hands instead of decks: the first so many cards of every deal', usually: 'whole decks' }),
      orderUnknown: SHARED.orderUnknown,
      space: reworded(SHARED.space, {
        says: 'what counts as one move of a player of Nim: pile, outcome, removal or addition',
        usually: 'as the players say',
      }),
      ...optionsOf('size', 'moves', 'piles', 'max', 'trials', 'seed', 'detect', 'battery', 'tests', 'lags'),
      ...optionsOf('workers', 'out'),
      name: reworded(SHARED.name, { says: 'name of the page, and of the folder of its records beside it', usually: NAME }),
      open: SHARED.open,
      null: reworded(SHARED.null, { hidden: true }),
      // What is compared stands with the other parts.
      shuffle: option(
        { ...named('shuffle', 'scrambler', 'dealer', 'player'), words: ['all'] },
        {
          group: PARTS,
          says: 'shuffles separated by commas, or all (see list shuffle); or scramblers, such as puzzle:walk or puzzle:all; or dealers, such as nim:dealer/all; or players, such as nim:player/all',
          usual: USUAL_SHUFFLES,
        },
      ),
      preset: option(
        { ...named('preset'), words: ['all'] },
        {
          group: PARTS,
          says: 'shuffles of languages as they are, separated by commas, or all of them; or a known case (see list preset). Each says all its parts',
          usually: 'none',
        },
      ),
      prng: option(named('prng'), {
        group: PARTS,
        says: 'generators separated by commas, or all that can be replayed (see list prng)',
        usual: DEFAULT_PARTS.prng,
      }),
      bounded: option(named('bounded'), {
        group: PARTS,
        says: 'methods separated by commas, or all (see list bounded)',
        usual: DEFAULT_PARTS.bounded,
      }),
      seeding: option(named('seeding'), {
        group: PARTS,
        says: 'seedings separated by commas, or all (see list seeding)',
        usual: DEFAULT_PARTS.seeding,
      }),
    },
    examples: [
      ['$0 compare', 'well-known shuffles side by side: some seconds'],
      ['$0 compare --prng all --shuffle fisher-yates', 'every generator: about a minute'],
      ['$0 compare --shuffle all --prng mt19937,randu --trials 2e4', 'every shuffle with two generators'],
      ['$0 compare --preset all', "every language's shuffle, and how many decks it can deal"],
      ['$0 compare --shuffle puzzle:all --size 3x3 --moves 50', 'every scrambler of sliding puzzles'],
      ['$0 compare --shuffle nim:dealer/all --piles 3 --max 7', 'every dealer of Nim'],
    ],
    ends: 'Ends with 20 if any audit ends biased, else 21 if any cannot tell, else 0; 64 and above: an error.',
  },
  async (asked) => {
    refuseNull(asked, 'a comparison: audit each by run --null');
    const added = await prepareAdditions(NAME, asked);
    if (added.instead) return added.instead();
    const subjects = comparedSubjects(asked);
    const { outcome } = subjects;
    const space = kindOf(outcome).space(outcome, { n: cardsOf(asked) });
    const seed = seedOf(asked);
    const plan = makePlan(space, { ...wishesOf(asked), seed: seed.text });
    const planned = subjects.cells(space.cards);
    const { name = NAME } = asked;
    const out = folderOf(asked);
    const place = { out, name, page: join(out, `${name}.html`) };
    const cells = await holding(join(out, name), () => dealCells({ plan, seedOrigin: seed.origin }, planned, subjects, place, asked));
    const comparison: Comparison = {
      ...subjects.entries(),
      outcome,
      orderBits: space.orderBits,
      plan,
      version: VERSION,
      cells: cells.map(({ cell }) => cell),
      holes: planned.holes,
      folder: join(out, name).replaceAll('\\', '/'),
      placeOptions: typedAgain(asked.given, ['out', 'name']),
      planOptions: typedAgain(asked.given, ['detect', 'battery', 'tests', 'lags']),
    };
    writeWhole(place.page, await renderCompareHtml(comparison));
    if (asked.json) printJsonText(`${compareJson(comparison, cells, place.page)}\n`);
    else {
      printText(`\n${printSummary(compareDocument(comparison))}\n${keptLine(cells)}`);
      print('', fileLine('report', place.page), fileLine('records', join(out, name)), factLine('seed', plan.seed));
    }
    await openPage(asked, place.page);
    return exitOf(comparison.cells);
  },
);

/** Returns those of these options whose values differ from the default, as they are typed. */
function typedAgain(given: TypedOptions, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const typed = given.get(name);
    return typed === undefined || typed.text === (typed.option.usual ?? typed.option.usually) ? [] : [formatOption(name, typed)];
  });
}

/** Returns the exit code: biased if any cell is; else open if any cell is. */
function exitOf(cells: readonly ComparedCell[]): number {
  if (cells.some(({ kind }) => kind === 'biased')) return 20;
  return cells.some(({ kind }) => kind === 'inconclusive') ? 21 : 0;
}

function keptLine(cells: readonly PlacedCell[]): string {
  const kept = cells.filter((cell) => cell.kept).length;
  return kept === 0 ? '' : `${kept} of ${cells.length} were dealt before and are kept as they were.\n`;
}
