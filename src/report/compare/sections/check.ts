import { counted } from '../../../core/words/counted.js';
import { shellWord } from '../../../kinds/words/command.js';
import type { Check } from '../../../page/document/doc.js';
import { digestOfAll } from '../../../page/document/several.js';
import { askedSize, count } from '../../../page/numbers.js';
import { code, say } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { digestTable } from '../../../page/sections/digest-table.js';
import type { ComparedCell } from '../facts/cell.js';
import type { Comparison } from '../facts/comparison.js';
import { commandLines, compareCommand } from '../words/command.js';

/** The instructions to deal everything again, and the digests by which two comparisons are the same. */
export function compareCheck(comparison: Comparison): Check {
  const { cells, folder, plan, version } = comparison;
  const again = compareCommand(comparison);
  const each = say`${counted(count(plan.tests.length), 'statistic')}, Holm over every test and both tails, biased below ${probability(Math.log(plan.alpha))}, detect ${askedSize(plan.detect)}${fixedParts(comparison)}`;
  return {
    beside: [
      'Every audit has a record and a page of its own. The same command makes the same records. It keeps those that are there and whole, so that an interrupted comparison goes on where it stopped.',
      '“Records” is the SHA-256 of the digests of all records, in the order in which the command names them, each on a line of its own.',
    ],
    commands: [
      { head: 'Make the comparison again', words: again, lines: commandLines(again) },
      ...cells.slice(0, 1).map((first) => ({
        head: 'Deal one audit again and compare, bit for bit',
        words: ['npx shuffle-audit verify', shellWord(`${folder}/${recordName(first)}`)],
      })),
    ],
    facts: [
      ['Records', [code(digestOfAll(cells))]],
      ['Each audit', each],
      ['Seed', say`${code(plan.seed)}, the same for every audit, so that audits with the same generator begin with the same numbers`],
      ['Tool', `shuffle-audit ${version}`],
    ],
    after: [digestTable('Audit', cells)],
  };
}

/** The record beside the page of a cell. */
function recordName({ href }: ComparedCell): string {
  return (decodeURIComponent(href).split('/').at(-1) ?? '').replace(/\.html$/, '.json');
}

function fixedParts({ boundeds, seedings }: Comparison): string {
  const [bounded] = boundeds;
  const [seeding] = seedings;
  return [
    ...(boundeds.length === 1 && bounded ? [`; bounded method ${bounded.id}`] : []),
    ...(seedings.length === 1 && seeding ? [`; seeding ${seeding.id}`] : []),
  ].join('');
}
