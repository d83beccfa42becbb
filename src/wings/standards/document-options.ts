import { dashed, type Given } from '../../cli/options/option.js';
import type { AskedOf } from '../../cli/options/shared.js';
import { AuditError } from '../../core/errors.js';
import type { Outcome } from '../../core/outcome.js';
import type { DocumentInfo, Parties, Profile } from '../../core/profile.js';
import type { Wishes } from '../../engine/plan/make-plan.js';
import { madeHere } from '../../host/made-here.js';
import { smallText } from '../../host/small-text.js';
import { kindOf } from '../../kinds/index.js';
import { batteryFor, profileTests } from './profiles/battery.js';
import { profileOf } from './profiles/catalogue.js';

/** The profiles that were read, by what was typed: a record keeps the one by which its tests were chosen, whatever becomes of the file meanwhile. */
const READ = new WeakMap<object, Profile>();

/** Options that go with `--profile`; a record calls them so. */
const PARTIES = ['client', 'laboratory', 'reportId', 'subjectVersion'] as const satisfies readonly (keyof Parties)[];

/** What the options of a document say. */
type DocumentAsked = AskedOf<'profile' | 'lang' | (typeof PARTIES)[number]> & { readonly given: Given };

/** Whether `--profile` names a file, and not one that comes with this program. */
const isFile = (given: string): boolean => /[/\\]|\.json$/.test(given);

/** Reads the file of `--profile`, where it names one, before anybody asks for it: what checks it is loaded for that alone. Throws E_INPUT_MISSING, E_PROFILE. */
export async function loadProfile(asked: AskedOf<'profile'>): Promise<void> {
  const given = asked.profile;
  if (given === undefined || !isFile(given)) return;
  const { readProfile } = await import('./profiles/read-profile.js');
  READ.set(asked, readProfile(smallText(given, 'E_PROFILE'), given));
}

/** The profile of `--profile`: one that comes with this program, or a file that `loadProfile` read. Null without the option. Throws E_UNKNOWN_ID. */
function profileIn(asked: AskedOf<'profile'>): Profile | null {
  return asked.profile === undefined ? null : (READ.get(asked) ?? profileOf(asked.profile));
}

/** What an audit for a profile wishes beside what was typed: a battery that holds its tests. Throws E_USAGE where none of them is of the kind of outcome. */
export function profileWishes(asked: AskedOf<'profile' | 'battery' | 'tests'>, { kind }: Pick<Outcome, 'kind'>): Pick<Wishes, 'battery'> {
  const profile = profileIn(asked);
  if (profile === null) return {};
  if (profileTests(profile, kind).length === 0)
    throw new AuditError('E_USAGE', `--profile ${profile.id} names no test of ${kindOf({ kind }).title}`, {
      hint: 'the profiles of this program are about decks and hands of cards; one of your own may name other tests',
    });
  return asked.battery === undefined && asked.tests === undefined ? { battery: batteryFor(profile, kind) } : {};
}

/** What a record keeps for its document; nothing without `--profile`. Throws E_USAGE for parties or a language without one. */
export function documentFacts(asked: DocumentAsked): { readonly document?: DocumentInfo } {
  const profile = profileIn(asked);
  if (profile === null) {
    const beside = [...PARTIES, 'lang'].map(dashed).find((name) => asked.given.has(name));
    if (beside === undefined) return {};
    throw new AuditError('E_USAGE', `--${beside} is for a document, got it without --profile`, {
      hint: 'see: shuffle-audit list profiles',
    });
  }
  const parties = PARTIES.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]] as const]));
  return { document: { profile, parties: Object.fromEntries(parties), ...madeHere() } };
}
