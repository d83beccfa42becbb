import { count, percentText } from '../../page/numbers.js';
import { runWords } from '../groups/whole-runs.js';
import { standingsOf, valuesStanding } from './share-standing.js';
import type { Shares } from './shares.js';

/** The most bars that are read out one by one. */
const MOST_READ = 12;

/** Says what makes a bar red, as sentences after others; nothing where no bar can be. */
export function barsRule(shares: Shares): string {
  if (!shares.uneven) return '';
  const standings = standingsOf(shares);
  const bars = `any of the ${count(standings.length)} bars`;
  const frames = standings.includes('never') ? ' Dashed: should be there and never came.' : '';
  return standings.some((standing) => standing !== 'luck')
    ? ` Red: further from the line than luck takes ${bars} in 99 of 100 audits.${frames}`
    : ' They are off together: none by itself is further from the line than luck takes it.';
}

/** Puts the bars in words, for those who cannot see them: those that are off, then their shares where they are few. */
export function barsRead(shares: Shares): string {
  const standings = standingsOf(shares);
  const said = [
    ['Too often', 'more'],
    ['Too seldom', 'less'],
    ['Never, though they should be', 'never'],
    ['There, though they should not be', 'outside'],
  ] as const;
  const off = said.flatMap(([words, standing]) => {
    if (!shares.uneven && (standing === 'more' || standing === 'less')) return [];
    const values = valuesStanding(shares, standings, standing);
    return values.length > 0 ? [`${words}: ${runWords(values)}.`] : [];
  });
  const read = shares.seen.map((share, k) => `${shares.first + k}: ${shareText(share)}, even ${shareText(shares.law[k])}`);
  return [
    ...(off.length > 0 ? off : ['No bar by itself is beyond luck.']),
    ...(read.length <= MOST_READ ? [`${read.join('; ')}.`] : []),
  ].join(' ');
}

/** Writes a share in per cent with one decimal, or `never`. */
export function shareText(share: number): string {
  return share === 0 ? 'never' : percentText(share);
}
