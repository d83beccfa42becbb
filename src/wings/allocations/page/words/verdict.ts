import { andList } from '../../../../core/words/and-list.js';
import { type CodedWords, wordsFor } from '../../../../core/words/coded-words.js';
import { counted, verbFor } from '../../../../core/words/counted.js';
import { capital } from '../../../../core/words/first-letter.js';
import { percentUp } from '../../../../core/words/numbers.js';
import { count, rounded, sizeUp } from '../../../../page/numbers.js';
import { code, type Phrase, say, strong } from '../../../../page/phrase.js';
import { probability } from '../../../../page/probability.js';
import type { VerdictWords } from '../../../../page/words/verdict-words.js';
import { sizeOf } from '../../allocation-list.js';
import { wordsOf } from '../../counting/rows.js';
import type { AllocationCore, AllocationDoubt, AllocationResult } from '../../record/allocation.js';
import { furthestWords, toldRow } from './told.js';

/** The findings that are named beside the strongest. */
const MOST_NAMED = 4;

const DOUBTS: CodedWords<AllocationDoubt> = {
  doubtful: ({ tests }) =>
    `${counted(tests.length, 'test')} (${tests.join(', ')}) found what luck shows once in a hundred lists or less, and no fresh list can be had`,
  'too-few': ({ wanted }) => `so few blocks show a bias of ${percentUp(wanted)} between places of a block too seldom`,
  neither: ({ wanted }) => `a bias of ${percentUp(wanted)} between places of a block is neither shown nor excluded`,
};

function finding(core: AllocationCore, { tail, test }: AllocationResult): string {
  const { less, more } = wordsOf(test, core.arms);
  return tail === 'lower' ? less : more;
}

/** Says how the list was read, and what of it is not judged. */
function readWords({ classes, cut, strata, subject }: AllocationCore): readonly Phrase[] {
  const { recognised, sizes } = subject.origin.source;
  const bySize = new Map<number, number>();
  for (const { blocks, composition } of classes) bySize.set(sizeOf(composition), (bySize.get(sizeOf(composition)) ?? 0) + blocks);
  const each = [...bySize.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([rows, blocks]) => `${counted(count(blocks), 'block')} of ${count(rows)}`);
  return [
    ...(recognised
      ? [
          say`No column says the blocks. Sizes of ${strong(andList(sizes ?? []))} in turn are the smallest at which all blocks balance, and were taken.`,
        ]
      : []),
    ...(each.length > 1 ? [[`There are ${andList(each)}. Whether the sizes were drawn evenly is not judged.`]] : []),
    ...(cut > 0
      ? [
          [
            `${capital(counted(count(cut), 'block'))} at the end of a stratum ${verbFor(cut, 'is')} cut off, and judged as ${cut === 1 ? 'it is' : 'they are'}.`,
          ],
        ]
      : []),
    ...(strata.length > 1
      ? [[`Blocks were followed in each of ${counted(count(strata.length), 'stratum')}, and strata held against each other.`]]
      : []),
  ];
}

/** Tells the verdict. */
export function allocationWords(core: AllocationCore): VerdictWords {
  const { plan, results, strata, sums, verdict } = core;
  const blocks = counted(count(plan.blocks), 'block');
  const sure = say`One rule, fixed before the list was read: a test beyond ${probability(Math.log(plan.alpha))} over all ${counted(count(results.length), 'test')} and both directions is called a bias. Nothing can be dealt again, so a test that is only doubtful leaves it undecided.`;
  if (verdict.kind === 'biased') {
    const [strongest, ...others] = results
      .filter(({ test }) => verdict.because.includes(test))
      .toSorted((a, b) => a.logPAdjusted - b.logPAdjusted);
    const { luck, seen } = toldRow(core, strongest);
    const which = sums
      .flatMap((sum) => (sum.test === strongest.test ? [furthestWords({ strata }, sum)] : []))
      .find((words) => words !== null);
    const said = [...new Set(others.map((row) => finding(core, row)))].filter((words) => words !== finding(core, strongest));
    return {
      name: 'Biased:',
      rest: [finding(core, strongest)],
      lead: say`Seen was ${strong(seen)}${luck === '' ? '' : `, where luck gives ${luck}`}. By luck it would come out so with a chance of ${probability(strongest.logPAdjusted)} (test ${code(strongest.test)}, all tests allowed for).`,
      more: [
        ...(which ? [[which]] : []),
        ...(said.length > 0 ? [[`Besides: ${said.slice(0, MOST_NAMED).join('; ')}.`]] : []),
        ['Whoever knows this guesses the next arm more often than a trial allows. Draw the list anew, and audit it before it is used.'],
        ...readWords(core),
      ],
      sure,
    };
  }
  if (verdict.kind === 'no-bias-found')
    return {
      name: 'No bias found',
      rest: [`in ${blocks}, down to ${sizeUp(verdict.smallestDetectable)} between places of a block`],
      lead: say`A bias of ${strong(sizeUp(verdict.smallestDetectable))} or more between the places of a block would have been seen 99 times in 100. A list cannot show whether its generator or seed can be guessed.`,
      more: readWords(core),
      sure,
    };
  return {
    name: 'Cannot tell:',
    rest: [verdict.trialsNeeded === null ? 'a test is doubtful, and there is no fresh list' : `${blocks} are too few`],
    lead: say`${capital(wordsFor(DOUBTS, verdict.reason))}.`,
    more: [
      verdict.trialsNeeded === null
        ? ['Draw a list in the same way with another seed, and audit it by itself: what is biased shows again, what was luck does not.']
        : say`${strong(counted(rounded(verdict.trialsNeeded), 'block'))} of such sizes, drawn in the same way, would show it: have the program draw a longer list.`,
      ...readWords(core),
    ],
    sure,
  };
}
