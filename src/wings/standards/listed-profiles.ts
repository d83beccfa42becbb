import type { Listed } from '../../cli/listed.js';
import type { Clause, Profile } from '../../core/record/profile.js';
import { counted } from '../../core/words/counted.js';
import { capital } from '../../core/words/first-letter.js';
import { percent } from '../../core/words/numbers.js';
import { PROFILES } from './profiles/catalogue.js';

/** A profile as `list` prints it, and the whole of it, as a start for one of your own. */
interface ListedProfile extends Listed {
  readonly profile: Profile;
}

export function listedProfiles(): readonly ListedProfile[] {
  return PROFILES.map((profile) => ({
    id: profile.id,
    title: profile.title.en,
    summary: `${profile.issuer.en}: ${counted(profile.clauses.length, 'clause')}, ${seenWords(profile)}`,
    reference: '',
    facts: Object.fromEntries(profile.clauses.map((clause) => [`${clause.number} ${clause.id}`, clauseWords(clause)])),
    profile,
  }));
}

/** Says how the clauses of a profile are known, from best to worst. */
function seenWords({ clauses }: Profile): string {
  const many = (seen: Clause['seen']): number => clauses.filter((clause) => clause.seen === seen).length;
  const known = [
    [many('text'), 'read in its own text'],
    [many('text in part'), 'read in part'],
    [many('summary'), 'known from summaries by others'],
    [many('not seen'), 'not seen'],
  ] as const;
  return known.flatMap(([of, how]) => (of === 0 ? [] : [`${of === clauses.length ? 'all' : of} ${how}`])).join(', ');
}

function clauseWords({ beyond, confidence, requirement, seen, served }: Clause): string {
  const level = confidence === null ? '' : ` (${percent(confidence)})`;
  const by = served === null ? 'not shown by this program' : served.by === 'tests' ? served.tests.join(', ') : `by exact law: ${served.by}`;
  return `${requirement.en}${seen === 'text' ? '' : ` [${seen}]`} ${capital(by)}${level}.${beyond.length > 0 ? ` Beyond it: ${beyond.join(', ')}.` : ''}`;
}
