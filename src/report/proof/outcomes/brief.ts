import type { OutcomeExample, OutcomeProofCore } from '../../../core/record/outcome-proof.js';
import { proofWordsOf } from '../../../kinds/words/proved-outcomes.js';
import type { Block, Said } from '../../../page/document/doc.js';
import { count } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { exact, whole } from '../numbers.js';
import { choiceLine } from '../words/choices.js';

/** The most characters of a fraction in the table of a terminal. */
const LONGEST = 11;

/** The law in one row, for the few lines at the end of a command. */
export function briefLaw({ law: { method, situations, uneven, worst } }: OutcomeProofCore): readonly Block[] {
  const several = situations > 1;
  const cells: readonly (readonly [head: string, cell: Said])[] = [
    ...(several
      ? ([
          ['positions', count(situations)],
          ['uneven', count(uneven)],
        ] as const)
      : []),
    ['leaves', method.tree === null ? '–' : whole(method.tree)],
    ['reached', say`${whole(worst.reached)} of ${whole(worst.outcomes)}`],
    ['least likely', worst.least === '0/1' ? 'never' : exact(worst.least, LONGEST)],
    ['likeliest', exact(worst.greatest, LONGEST)],
    ['total variation', exact(worst.totalVariation, LONGEST)],
  ];
  return [
    {
      is: 'table',
      caption: 'The law in numbers',
      columns: cells.map(([head]) => ({ head, number: true })),
      rows: [cells.map(([, cell]) => cell)],
    },
    {
      is: 'sentence',
      text: say`Leaves: ways that the choices can fall. Total variation: the share of probability that lies in the wrong place.${several ? ` Reached and all that follows: of ${uneven === 0 ? 'the first position' : 'the position that is furthest from even'}.` : ''}`,
    },
  ];
}

/** The two outcomes that refute it, with the choices that lead to them. */
export function briefExamples(core: OutcomeProofCore): readonly Block[] {
  const found = core.law.counterexample;
  return found ? [exampleBlock(core, 'Too often', found.often), exampleBlock(core, 'Too seldom', found.seldom)] : [];
}

function exampleBlock(core: OutcomeProofCore, name: string, example: OutcomeExample): Block {
  const { done, told } = proofWordsOf(core);
  const text = `${name}: ${told(example.cells, core.subject.origin.outcome)}`;
  const line = choiceLine(example);
  if (example.probability === '0/1') return { is: 'sentence', text: `${text}, which no choices lead to` };
  if (example.choices === null) return { is: 'sentence', text: `${text}; choices that lead to it were not found` };
  return { is: 'sentence', text: line === '' ? `${text}, ${done} without a choice` : `${text}, ${done} by ${line}` };
}
