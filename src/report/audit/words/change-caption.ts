import { type Phrase, say } from '../../../page/phrase.js';

/** Says what a drawing of a change over time shows; with a band where one change explains it. */
export function changeCaption(band: boolean): Phrase {
  return say`As a multiple of what luck makes of it on average: 1 is what luck does. The dot is where a change fits best.${band ? ' The band holds the places where one change may lie, with 95 % confidence.' : ''}`;
}
