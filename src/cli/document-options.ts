import { AuditError } from '../core/errors.js';
import type { Outcome } from '../core/outcome.js';
import type { DocumentInfo, Language, Parties, Profile } from '../core/profile.js';
import { LANGUAGES } from '../core/profile.js';
import type { Wishes } from '../engine/plan/make-plan.js';
import { batteryFor, profileTests } from '../engine/profiles/battery.js';
import { profileOf } from '../engine/profiles/catalogue.js';
import { madeHere } from '../host/made-here.js';
import { smallText } from '../host/signing/envelope-file.js';
import { kindOf } from '../kinds/index.js';
import type { Values } from './command.js';
import { textOf } from './command.js';

/** The profiles that were read, by what was typed: a record keeps the one by which its tests were chosen, whatever becomes of the file meanwhile. */
const READ = new WeakMap<Values, Profile>();

/** Options that go with `--profile`, by what a record calls them. */
const PARTIES = {
  client: 'client',
  laboratory: 'laboratory',
  'report-id': 'reportId',
  'subject-version': 'subjectVersion',
} as const satisfies Readonly<Record<string, keyof Parties>>;

const MOST_PARTY = 300;

/** Whether `--profile` names a file, and not one that comes with this program. */
const isFile = (given: string): boolean => /[/\\]|\.json$/.test(given);

/** Reads the file of `--profile`, where it names one, before anybody asks for it: what checks it is loaded for that alone. Throws E_INPUT_MISSING, E_PROFILE. */
export async function loadProfile(values: Values): Promise<void> {
  const given = textOf(values, 'profile');
  if (given === undefined || !isFile(given)) return;
  const { readProfile } = await import('../engine/profiles/read-profile.js');
  READ.set(values, readProfile(smallText(given, 'E_PROFILE'), given));
}

/** The profile of `--profile`: one that comes with this program, or a file that `loadProfile` read. Null without the option. Throws E_UNKNOWN_ID. */
function profileIn(values: Values): Profile | null {
  const given = textOf(values, 'profile');
  return given === undefined ? null : (READ.get(values) ?? profileOf(given));
}

/** What an audit for a profile wishes beside what was typed: a battery that holds its tests. Throws E_USAGE where none of them is of the kind of outcome. */
export function profileWishes(values: Values, { kind }: Pick<Outcome, 'kind'>): Pick<Wishes, 'battery'> {
  const profile = profileIn(values);
  if (profile === null) return {};
  if (profileTests(profile, kind).length === 0)
    throw new AuditError('E_USAGE', `--profile ${profile.id} names no test of ${kindOf({ kind }).title}`, {
      hint: 'the profiles of this program are about decks and hands of cards; one of your own may name other tests',
    });
  const chosen = textOf(values, 'battery') ?? textOf(values, 'tests');
  return chosen === undefined ? { battery: batteryFor(profile, kind) } : {};
}

/** What a record keeps for its document; nothing without `--profile`. Throws E_USAGE for parties without one, for a language without one, and for one that there is no document in. */
export function documentFacts(values: Values): { readonly document?: DocumentInfo } {
  const profile = profileIn(values);
  const parties = Object.entries(PARTIES).flatMap(([option, name]) => {
    const text = textOf(values, option);
    if (text === undefined) return [];
    if (profile === null) throw withoutProfile(option);
    if (text.length > MOST_PARTY)
      throw new AuditError('E_USAGE', `--${option} must have at most ${MOST_PARTY} characters, got ${text.length}`);
    return [[name, text] as const];
  });
  languageOf(values);
  if (profile === null && textOf(values, 'lang') !== undefined) throw withoutProfile('lang');
  if (profile === null) return {};
  return { document: { profile, parties: Object.fromEntries(parties), ...madeHere() } };
}

function withoutProfile(option: string): AuditError {
  return new AuditError('E_USAGE', `--${option} is for a document, got it without --profile`, { hint: 'see: shuffle-audit list profiles' });
}

/** The language of `--lang`. Throws E_USAGE for another one. */
export function languageOf(values: Values): Language {
  const text = textOf(values, 'lang') ?? 'en';
  const language = LANGUAGES.find((one) => one === text);
  if (language !== undefined) return language;
  throw new AuditError('E_USAGE', `--lang must be one of ${LANGUAGES.join(', ')}, got "${text}"`);
}
