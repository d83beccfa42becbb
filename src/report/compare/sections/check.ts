import { counted } from '../../../core/words/counted.js';
import { shellWord } from '../../../kinds/words/command.js';
import { html, type Markup } from '../../../page/markup.js';
import { askedSize, count } from '../../../page/numbers.js';
import { markup } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { type Command, checkItYourself } from '../../../page/sections/check.js';
import { digestTable } from '../../../page/sections/digest-table.js';
import type { Fact } from '../../../page/sections/fact-list.js';
import { lineBlock } from '../../../page/sections/line-block.js';
import type { ComparedCell } from '../facts/cell.js';
import type { Comparison } from '../facts/comparison.js';
import { commandLines, compareCommand } from '../words/command.js';

/** The instructions to deal everything again, and the digests by which two comparisons are the same. */
export function compareCheck(comparison: Comparison, digest: string): Markup {
  const { cells, folder, plan, version } = comparison;
  const [first] = cells;
  const axes = fixedParts(comparison);
  const facts: readonly Fact[] = [
    ['Records', html`<code>${digest}</code>`],
    [
      'Each audit',
      html`${counted(count(plan.tests.length), 'statistic')}, Holm over every test and both tails, biased below ${markup(probability(Math.log(plan.alpha)))}, detect ${askedSize(plan.detect)}${axes}`,
    ],
    ['Seed', html`<code>${plan.seed}</code>, the same for every audit, so that audits with the same generator begin with the same numbers`],
    ['Tool', `shuffle-audit ${version}`],
  ];
  const one: readonly Command[] = first
    ? [['Deal one audit again and compare, bit for bit', ['npx shuffle-audit verify', shellWord(`${folder}/${recordName(first)}`)]]]
    : [];
  return checkItYourself({
    beside: [
      'Every audit has a record and a page of its own. The same command makes the same records. It keeps those that are there and whole, so that an interrupted comparison goes on where it stopped.',
      '“Records” is the SHA-256 of the digests of all records, in the order in which the command names them, each on a line of its own.',
    ],
    commands: [['Make the comparison again', lineBlock(commandLines(compareCommand(comparison)))], ...one],
    facts,
    after: digestTable('Audit', cells),
  });
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
