import type { FractionText, LawExample, RecordedChoice, RecordedInterval } from '../../../core/record/proved-law.js';
import { fractionValue } from '../../../math/fraction.js';
import { plain } from '../../../page/phrase.js';
import { decimal, fraction } from '../numbers.js';

/** The most characters of a boundary; a longer one is written as its decimal. */
const LONGEST = 12;
/** The largest bound for which the values that could have been drawn are named one by one. */
const MOST_NAMED = 4;

/** The choices of an example one by one: "2 out of 0, 1, 2", or for a function "a number from 1/3 up to 2/3". None where no leaf deals it. */
export function choiceSteps({ choices }: Pick<LawExample, 'choices'>): readonly string[] {
  // A choice below 1 is no choice.
  return (choices ?? []).filter((choice) => !('bound' in choice && choice.bound === 1)).map(step);
}

/**
 * The choices of an example in one line: "the choices 2 below 3, 0 below 2"; bounds that are all the same are named once. Empty where no leaf deals it.
 */
export function choiceLine(example: Pick<LawExample, 'choices'>): string {
  const choices = (example.choices ?? []).filter((choice): choice is RecordedChoice => 'bound' in choice && choice.bound > 1);
  const [first] = choices;
  if (choices.length === 0) return choiceSteps(example).join(', ');
  if (choices.length === 1) return `the choice ${first.draw} below ${first.bound}`;
  if (!choices.every(({ bound }) => bound === first.bound))
    return `the choices ${choices.map(({ bound, draw }) => `${draw} below ${bound}`).join(', ')}`;
  return `the choices ${choices.map(({ draw }) => draw).join(', ')}, each below ${first.bound}`;
}

function step(choice: RecordedChoice | RecordedInterval): string {
  if (!('bound' in choice)) return `a number from ${boundary(choice.from)} up to ${boundary(choice.to)}`;
  const { bound, draw } = choice;
  const values = bound > MOST_NAMED ? `0 to ${bound - 1}` : Array.from({ length: bound }, (_, value) => value).join(', ');
  return `${draw} out of ${values}`;
}

function boundary(text: FractionText): string {
  return fraction(text).length <= LONGEST ? fraction(text) : `about ${plain(decimal(fractionValue(text)))}`;
}
