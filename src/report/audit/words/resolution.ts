import type { EvidenceCore } from '../../../core/record/evidence.js';
import { isDeviation } from '../../../core/record/results.js';
import { allOf, counted, verbFor } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { mappedResult } from '../../../kinds/declared.js';
import { nounsOf } from '../../../kinds/pages.js';
import { promisedSize } from '../../../kinds/planning/promised-size.js';
import { areCopies, findings } from '../../../page/facts/results.js';
import { count, sizeUp } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { looksBeside, onlyBeside } from '../facts/beside.js';
import { fewestSentence } from './fewest-sentence.js';
import { keptWords } from './kept-cards.js';
import { repeatedWords } from './repeated.js';
import { startsAlike } from './starts.js';

/** A found size at least this many times the limit lies far above it. */
const FAR = 3;

export function resolutionWords(core: EvidenceCore): Phrase {
  const seen = promisedSize(core);
  const { plan, verdict } = core;
  const { deal } = nounsOf(core.subject.origin.outcome.kind);
  if (areCopies(core)) return say`Not stated: many of these deals are copies of others, and copies show nothing more.`;
  const [fewest] = fewestSentence(core);
  if (fewest) return fewest;
  if (seen === null) return say`Without every required test no limit can be given.`;
  if (verdict.kind === 'biased') return biased(core, seen);
  const right = core.landmarks.filter((mark) => mark.size >= seen).length;
  const all = core.landmarks.length;
  const mistakes =
    all === 0
      ? ''
      : ` ${right === all ? capital(allOf(count(all), 'well-known mistake')) : `${count(right)} of ${counted(count(all), 'well-known mistake')}`} would have shown${verdict.kind === 'inconclusive' ? ' even so' : ''}.`;
  if (verdict.kind === 'no-bias-found') return say`The result lies left of the limit, where a bias cannot be told from luck.${mistakes}`;
  return say`${counted(count(plan.trials), deal)} reliably ${verbFor(plan.trials, 'detects')} a bias of ${sizeUp(seen)} or more.${mistakes}`;
}

function biased(core: EvidenceCore, seen: number): Phrase {
  const found = findings(core);
  const trials = core.plan.trials;
  const { deal, deals } = nounsOf(core.subject.origin.outcome.kind);
  if (found.length === 0 && onlyBeside(core))
    return say`${counted(count(trials), deal)} reliably ${verbFor(trials, 'detects')} a bias of ${sizeUp(seen)} or more, and ${verbFor(trials, 'shows')} none. ${elsewhere(core)}`;
  if (found.length === 0 && startsAlike(core))
    return say`${counted(count(trials), deal)} of one process reliably ${verbFor(trials, 'detects')} a bias of ${sizeUp(seen)} or more, and ${verbFor(trials, 'shows')} none. That every start deals the same decks does not show in them.`;
  if (found.length === 0 && keptWords(core) && !onlyBeside(core))
    return say`${counted(count(trials), deal)} of the deck from 0 on reliably ${verbFor(trials, 'detects')} a bias of ${sizeUp(seen)} or more, and ${verbFor(trials, 'shows')} none.`;
  if (found.length === 0 && repeatedWords(core))
    return say`Rows that come again tell nothing of the size of a bias. ${counted(count(trials), deal)} reliably ${verbFor(trials, 'detects')} one of ${sizeUp(seen)} or more.`;
  if (found.length === 0) {
    return say`${counted(count(trials), deal)} reliably ${verbFor(trials, 'detects')} a bias of ${sizeUp(seen)} or more. ${(core.known?.size ?? 0) < seen ? 'The exact size of this one lies left of that.' : 'The exact size of this one lies right of that.'}`;
  }
  if (found.every(({ tail }) => tail === 'lower'))
    return say`A size cannot be given: the counts lie closer to an even share than luck would bring them.`;
  const uneven = found.filter(({ tail }) => tail === 'upper');
  const row = mappedResult(core);
  const shown = row && uneven.includes(row) ? row : uneven.find(isDeviation);
  if (!shown) return say`A size cannot be given: what was found is duplicate ${deals}.`;
  const times = shown.effect.estimate / shown.power.smallestDetectable;
  if (times >= FAR) return say`Found far above the limit of what ${counted(count(trials), deal)} can show.`;
  return times >= 1
    ? say`Found above the limit of what ${counted(count(trials), deal)} can show.`
    : say`Found near the limit of what ${counted(count(trials), deal)} can show.`;
}

/** Says where a bias shows that the first sample misses. */
function elsewhere(core: EvidenceCore): string {
  const found = looksBeside(core).filter((look) => look.found.length > 0);
  if (found.some(({ plan }) => plan.sample === 'second')) return 'The second sample does.';
  return 'The cards dealt, whatever deck was handed in, do.';
}
