import type { Subject } from '../core/subject.js';
import type { Values } from './command.js';
import { isOn } from './command.js';
import { heldUnder } from './held-under.js';
import { openRequested, requestOf } from './open-subject.js';
import { SCREEN } from './print.js';
import { SOON_MS, stepProgressOn } from './progress.js';

/** Opens the subject that `text` and the options name, or the program with these words; `n` is the number of cards of a deck. */
export async function openSubject(text: string | readonly string[], n: number, values: Values): Promise<Subject> {
  const progress = stepProgressOn(SCREEN, isOn(values, 'quiet'), 'trying the function', SOON_MS);
  try {
    const request = requestOf(text, values);
    const under = heldUnder(values);
    return await under.subject(await openRequested(request, n, (deal, of) => progress.report(`deal ${deal} of ${of}`)));
  } finally {
    progress.done();
  }
}
