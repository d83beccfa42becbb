import type { LawExample, RecordedChoice, RecordedInterval } from '../../../core/proved-law.js';
import { fraction } from '../numbers.js';

/** The choices of an example one by one: "below 3: 2", or for a function "a number from 1/3 up to 2/3". None where no leaf deals it. */
export function choiceSteps({ choices }: LawExample): readonly string[] {
  // A choice below 1 is no choice.
  return (choices ?? []).filter((choice) => !('bound' in choice && choice.bound === 1)).map(step);
}

/** The choices of an example in one line; bounds that are all the same are said once. Empty where no leaf deals it. */
export function choiceLine(example: LawExample): string {
  const choices = (example.choices ?? []).filter((choice): choice is RecordedChoice => 'bound' in choice && choice.bound > 1);
  const [first] = choices;
  if (choices.length < 2 || !choices.every(({ bound }) => bound === first.bound)) return choiceSteps(example).join(', ');
  return `${choices.length} choices below ${first.bound}: ${choices.map(({ draw }) => draw).join(', ')}`;
}

function step(choice: RecordedChoice | RecordedInterval): string {
  return 'bound' in choice
    ? `below ${choice.bound}: ${choice.draw}`
    : `a number from ${fraction(choice.from)} up to ${fraction(choice.to)}`;
}
