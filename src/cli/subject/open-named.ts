import type { Subject } from '../../core/subject/subject.js';
import type { SomeAsked } from '../options/shared.js';
import { SCREEN } from '../print.js';
import { SOON_MS, stepProgressOn } from '../progress.js';
import { openRequested, requestOf, type SubjectAsked } from './open-subject.js';
import { readNull } from './read-null.js';

/** Opens the subject that `text` and the options name, or the program with these words; `n` is the number of cards in a deck. */
export async function openSubject(
  text: string | readonly string[],
  n: number,
  asked: SubjectAsked & SomeAsked<'null'> & { readonly quiet: boolean },
): Promise<Subject> {
  const progress = stepProgressOn(SCREEN, asked.quiet, 'trying the function', SOON_MS);
  try {
    const request = requestOf(text, asked);
    const under = readNull(asked);
    return await under.subject(await openRequested(request, n, (deal, of) => progress.report(`deal ${deal} of ${of}`)));
  } finally {
    progress.done();
  }
}
