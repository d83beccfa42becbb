import { clopperPearson } from '../../math/tails/clopper-pearson.js';
import type { Shares } from './shares.js';

/** The probability that all bars of a drawing are within luck together, where the outcomes are even. */
const SIMULTANEOUS = 0.99;

/**
 * The relation of a bar to its law: explained by luck, significantly off either way, never there though it should be, or there though it never should
 * be.
 */
export type Standing = 'luck' | 'more' | 'less' | 'never' | 'outside';

/**
 * Returns how every bar compares with its law. A bar is significant where its Clopper–Pearson interval excludes its chance, with all intervals
 * holding at once 99 times in 100 (Bonferroni over the bars that have a chance). Exact where each outcome falls on a bar with the same chance. Where
 * the chances differ from outcome to outcome and `law` is their mean (winning moves of different positions), counts scatter less and the rule is
 * stricter than stated (W. Hoeffding 1956, doi:10.1214/aoms/1177728178).
 */
export function standingsOf({ law, of, seen }: Pick<Shares, 'law' | 'of' | 'seen'>): readonly Standing[] {
  const bars = law.filter((chance) => chance > 0).length;
  return law.map((chance, k) => {
    const times = Math.round(seen[k] * of);
    if (chance === 0) return times > 0 ? 'outside' : 'luck';
    const { high, low } = clopperPearson(times, of, (1 - SIMULTANEOUS) / bars);
    if (low > chance) return 'more';
    if (high >= chance) return 'luck';
    return times === 0 ? 'never' : 'less';
  });
}

export function valuesStanding({ first }: Pick<Shares, 'first'>, standings: readonly Standing[], standing: Standing): readonly number[] {
  return standings.flatMap((one, k) => (one === standing ? [first + k] : []));
}
