import { counted } from '../../../../core/words/counted.js';
import type { Block, DocSection } from '../../../../page/document/doc.js';
import { count, roundTo, size as sizeText, unrounded } from '../../../../page/numbers.js';
import { isFixed, ordersOf, sizeOf } from '../../allocation-list.js';
import { compositionText } from '../../counting/judge.js';
import type { AllocationCore, ClassCounts } from '../../record/allocation.js';

/** The classes that stand open. */
const MOST_OPEN = 3;

function placesTable(arms: readonly string[], { blocks, composition, places }: ClassCounts): Block {
  const size = sizeOf(composition);
  return {
    is: 'table',
    caption: `How often each arm comes at each place of ${counted(count(blocks), 'block')} of ${compositionText(composition)}`,
    columns: [{ head: 'Place', number: false }, ...arms.map((head) => ({ head, number: true }))],
    rows: [
      ...Array.from({ length: size }, (_, place) => [
        `place ${count(place + 1)}`,
        ...arms.map((__, arm) => count(places[place * arms.length + arm])),
      ]),
      ['by luck', ...composition.map((many) => unrounded(roundTo((blocks * many) / size, 4)))],
    ],
  };
}

function classBlocks(arms: readonly string[], one: ClassCounts): readonly Block[] {
  const { blocks, commonest, composition, orders } = one;
  const many = ordersOf(composition);
  const named = commonest.map((order, k) => `${order.map((arm) => arms[arm]).join(' ')}: ${counted(count(orders[k]), 'time')}`);
  return [
    placesTable(arms, one),
    {
      is: 'sentence',
      text: `Of ${counted(count(many), 'order')} ${count(orders.length)} came, each by luck ${unrounded(roundTo(blocks / many, 3))} times (${sizeText(1 / many)}). The most common: ${named.join('; ')}.`,
    },
  ];
}

/** The section of places: a table for each class of blocks, the largest first. */
export function placesSection({ arms, classes }: AllocationCore): DocSection {
  const open = classes.filter(({ composition }) => !isFixed(composition)).toSorted((a, b) => b.blocks - a.blocks);
  const part = (one: ClassCounts): Block => ({
    is: 'part',
    head: `${counted(count(one.blocks), 'block')} of ${arms.map((arm, k) => `${count(one.composition[k])} ${arm}`).join(', ')}`,
    body: classBlocks(arms, one),
  });
  const rest = open.slice(MOST_OPEN);
  return {
    id: 'places',
    heading: 'Places of a block',
    beside: ['Luck brings each arm to each place of a block equally often, and each order of a block too.'],
    body: [
      ...open.slice(0, MOST_OPEN).map(part),
      ...(rest.length === 0
        ? []
        : [{ is: 'fold' as const, head: counted(count(rest.length), 'smaller kind of block'), body: rest.map(part) }]),
    ],
  };
}
