import { dashed, type OptionValues } from '../../cli/options/option.js';
import type { SomeAsked } from '../../cli/options/shared.js';
import type { Prepared } from '../../cli/prepared.js';
import { refuseNull } from '../../cli/subject/null-of.js';
import { AuditError } from '../../core/errors.js';
import type { Parties, Profile } from '../../core/record/profile.js';
import type { Outcome } from '../../core/subject/outcome.js';
import type { Wishes } from '../../engine/plan/make-plan.js';
import { makerNote } from '../../host/maker-note.js';
import { smallText } from '../../host/small-text.js';
import { kindOf } from '../../kinds/index.js';
import { documentsOf } from './document-file.js';
import type { documents } from './options.js';
import { batteryFor, profileTests } from './profiles/battery.js';
import { profileOf } from './profiles/catalogue.js';

/** Options that go with `--profile`, as a record names them. */
const PARTIES = ['client', 'laboratory', 'reportId', 'subjectVersion'] as const satisfies readonly (keyof Parties)[];

export type ProfileAsked = Omit<OptionValues<typeof documents>, 'lang'> & SomeAsked<'null' | 'untilDecided' | 'battery' | 'tests'>;

/**
 * Prepares an audit for the profile of `--profile`: its wishes, what its record keeps, and the document beside it in a language. Throws E_USAGE for
 * parties or a language without a profile, and for audits that no profile applies to; E_INPUT_MISSING, E_PROFILE, E_UNKNOWN_ID.
 */
export async function prepareProfile(asked: ProfileAsked, lang: OptionValues<typeof documents>['lang']): Promise<Prepared> {
  if (asked.profile === undefined) {
    const beside = [...PARTIES, 'lang'].map(dashed).find((name) => asked.given.has(name));
    if (beside === undefined) return {};
    throw new AuditError('E_USAGE', `--${beside} is for a document, got it without --profile`, {
      hint: 'see: shuffle-audit list profiles',
    });
  }
  refuseNull(asked, '--profile, whose standards ask for an even shuffle');
  const profile = await profileNamed(asked.profile);
  const parties = Object.fromEntries(PARTIES.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]] as const])));
  return {
    wishes: (outcome) => profileWishes(profile, asked, outcome),
    facts: { document: { profile, parties, ...makerNote() } },
    papers: (record) => documentsOf(record, [lang]),
  };
}

/** Returns a profile that comes with this program, or the one in a file. Throws E_INPUT_MISSING, E_PROFILE, E_UNKNOWN_ID. */
async function profileNamed(given: string): Promise<Profile> {
  if (!/[/\\]|\.json$/.test(given)) return profileOf(given);
  // What checks a profile is loaded for a file alone.
  const { readProfile } = await import('./profiles/read-profile.js');
  return readProfile(smallText(given, 'E_PROFILE'), given);
}

/**
 * Returns what an audit for a profile wishes beside what was typed: a battery that holds its tests. Throws E_USAGE where none of them fits the kind
 * of outcome.
 */
function profileWishes(profile: Profile, { battery, tests }: SomeAsked<'battery' | 'tests'>, { kind }: Outcome): Pick<Wishes, 'battery'> {
  if (profileTests(profile, kind).length === 0)
    throw new AuditError('E_USAGE', `--profile ${profile.id} names no test of ${kindOf({ kind }).title}`, {
      hint: 'the profiles of this program are about decks and hands of cards; one of your own may name other tests',
    });
  return battery === undefined && tests === undefined ? { battery: batteryFor(profile, kind) } : {};
}
