import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { Stretch, Turned } from '../../../core/record/turned.js';
import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { nounsOf } from '../../../kinds/pages.js';
import { mistakeWords } from '../../../kinds/words/known-mistake.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { diagnosisSentence } from '../../../page/words/diagnosis.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { type EqualStretches, equalStretches } from '../facts/equal-stretches.js';
import { settingOf } from './diagnosis-setting.js';
import { equalNouns } from './equal-nouns.js';

/** Puts what is known of stretches of the deals first; words of a record that knows of none stay as they are. */
export function stretchFirst(words: VerdictWords, core: EvidenceCore, turned?: Turned): VerdictWords {
  if (core.verdict.kind !== 'biased') return words;
  const equal = turned?.stretch?.same ? null : equalStretches(core);
  if (equal) return { ...words, ...equalWords(core, equal), more: [words.lead, ...words.more] };
  const stretch = turned?.stretch;
  if (!stretch) return words;
  const { where, rest } = placed(core, stretch);
  const fault = faultOf(core, stretch);
  const told = fault ?? (stretch.biased ? 'the bias is theirs' : 'they differ from the others');
  const sentence = say`${strong(capital(where))} ${told}. ${rest} no alarm.`;
  const cause = causeOf(core, stretch);
  return {
    ...words,
    ...(fault && { rest: [`${where.replace(/:$/, '')} ${fault}`] }),
    lead: [...sentence, ...(cause.length > 0 ? [' ', ...cause] : [])],
    more: [words.lead, ...words.more],
  };
}

function equalWords(core: EvidenceCore, { deals: equal, stretches }: EqualStretches): Pick<VerdictWords, 'lead' | 'rest'> {
  const { deal, deals } = equalNouns(core.subject.origin);
  const { trials } = core.plan;
  const once = trials - equal;
  if (stretches > 1) {
    const said = `${counted(count(stretches + once), `different ${deal}`)}, each in one stretch`;
    const clock = `A seed that stays the same for a while does this, such as the second of a clock: all ${deals} within it are equal.`;
    return { rest: [said], lead: say`There are only ${strong(said)}. ${clock}` };
  }
  const said = `${counted(count(equal), deal)} in a row are the same`;
  return {
    rest: [said],
    lead: say`${strong(said)}, and each of the other ${count(once)} came once. A generator that gets stuck does this, as one that threads share, or a seed that stays the same for a while. If they are the last, every ${deal} from ${count(once + 1)} on is the same.`,
  };
}

/** Names the deals of a stretch, and says that the others raise no alarm. */
function placed(core: EvidenceCore, { exact, first, last, same }: Stretch): { readonly where: string; readonly rest: string } {
  const { trials } = core.plan;
  const { deal, deals } = nounsOf(core.subject.origin.outcome.kind);
  const about = exact ? '' : 'about ';
  const where =
    last >= trials
      ? `from ${about}${deal} ${count(first)} on`
      : first === 1
        ? `up to ${about}${deal} ${count(last)}`
        : `from ${about}${deal} ${count(first)} to ${count(last)}`;
  const rest = last >= trials ? `The ${counted(count(first - 1), deal)} before raise` : `The other ${deals} raise`;
  return { where: same ? where : `${where}:`, rest };
}

/** Says what is wrong with the deals of a stretch, if that is known in a few words. */
function faultOf(core: EvidenceCore, { diagnosis, same }: Stretch): string | null {
  const { origin } = core.subject;
  if (same) return `every ${nounsOf(origin.outcome.kind).deal} is the same`;
  const best = diagnosis?.best ?? [];
  return best.length > 0 ? `the known mistake is ${best.map((one) => mistakeWords(one).title).join(' or ')}` : null;
}

function causeOf(core: EvidenceCore, { diagnosis, same }: Stretch): Phrase {
  if (!diagnosis || same) return [];
  return diagnosisSentence(diagnosis, { ...settingOf(core), betweenDeals: false });
}
