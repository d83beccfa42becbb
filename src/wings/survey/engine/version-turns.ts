import type { SurveyCore, SurveyedRow } from '../record/survey.js';

/** A subject that was looked at in several versions, the earliest first, and the places where its findings change. */
export interface VersionTurns {
  /** The subject as the list names it. */
  readonly subject: string;
  readonly versions: readonly { readonly version: string; readonly row: SurveyedRow }[];
  /** Every place where a biased version stands beside one of which no bias was found, with no version between that could not be judged. */
  readonly turns: readonly { readonly from: string; readonly to: string; readonly kind: 'mended' | 'broken' }[];
}

/** Returns the subjects of which a survey has several versions, in the order of its list. */
export function versionTurns({ plan, surveyed }: Pick<SurveyCore, 'plan' | 'surveyed'>): readonly VersionTurns[] {
  const bySubject = new Map<string, { version: string; row: SurveyedRow }[]>();
  for (const [k, { options, subject }] of plan.rows.entries()) {
    const row = surveyed[k];
    // What is the same code again is the same version again.
    if (row.version === null || row.sameAs !== null) continue;
    const key = JSON.stringify([subject, options]);
    bySubject.set(key, [...(bySubject.get(key) ?? []), { version: row.version, row }]);
  }
  return [...bySubject.entries()]
    .filter(([, versions]) => new Set(versions.map(({ version }) => version)).size > 1)
    .map(([key, found]) => {
      const versions = found.toSorted((a, b) => compareVersions(a.version, b.version));
      const [subject] = JSON.parse(key) as [string];
      return { subject, versions, turns: turnsOf(versions) };
    });
}

function turnsOf(versions: VersionTurns['versions']): VersionTurns['turns'] {
  return versions.slice(1).flatMap(({ row, version }, k): VersionTurns['turns'] => {
    const before = versions[k];
    const kinds = `${before.row.verdict.kind} ${row.verdict.kind}`;
    if (kinds === 'biased no-bias-found') return [{ from: before.version, to: version, kind: 'mended' }];
    return kinds === 'no-bias-found biased' ? [{ from: before.version, to: version, kind: 'broken' }] : [];
  });
}

/**
 * Orders versions as Semantic Versioning 2.0.0 does (https://semver.org, item 11); parts that are no numbers are compared as texts. Negative where
 * `a` is the earlier.
 */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [a, b].map(taken);
  const main = compareParts(one.main, other.main);
  if (main !== 0) return main;
  // A version before a release is earlier than the release.
  if (one.before.length === 0 || other.before.length === 0) return other.before.length - one.before.length;
  return compareParts(one.before, other.before);
}

function taken(version: string): { readonly main: readonly string[]; readonly before: readonly string[] } {
  const [plain] = version.split('+');
  const dash = plain.indexOf('-');
  const [main, before] = dash < 0 ? [plain, ''] : [plain.slice(0, dash), plain.slice(dash + 1)];
  return { main: main.split('.'), before: before === '' ? [] : before.split('.') };
}

const NUMBER = /^\d+$/;

function compareParts(a: readonly string[], b: readonly string[]): number {
  for (const [k, one] of a.entries()) {
    const other = b.at(k);
    if (other === undefined) return 1;
    if (one === other) continue;
    if (NUMBER.test(one) && NUMBER.test(other)) return Number(one) - Number(other);
    // A number is earlier than a text.
    if (NUMBER.test(one) !== NUMBER.test(other)) return NUMBER.test(one) ? -1 : 1;
    return one < other ? -1 : 1;
  }
  return a.length - b.length;
}
