import type { Parameter } from '../core/catalogue.js';
import type { Statistic } from '../core/statistic/statistic.js';
import { counted } from '../core/words/counted.js';
import { count, fixed } from '../core/words/numbers.js';
import { BATTERIES } from '../engine/plan/batteries.js';
import { PRESETS } from '../engine/subject/presets.js';
import { nimDealers, nimPlayers, scramblers } from '../games/catalogues.js';
import type { Heuristic } from '../games/puzzle/heuristics/heuristic.js';
import { algorithms, heuristics } from '../games/puzzle/solve.js';
import { boardStatistics } from '../kinds/board/catalogue.js';
import { builtInId } from '../kinds/built-in-id.js';
import { deckStatistics as statistics } from '../kinds/deck/catalogue.js';
import { referenceStatistics } from '../kinds/deck/reference/index.js';
import { handStatistics } from '../kinds/hand/catalogue.js';
import { moveStatistics } from '../kinds/moves/catalogue.js';
import { pileStatistics } from '../kinds/piles/catalogue.js';
import { readFromWords } from '../kinds/words/foretelling.js';
import { boundeds, prngs, seedings, shuffles } from '../parts/catalogues.js';
import { addedCatalogues } from './additions.js';
import { type Listed, listed } from './listed.js';

/** Every catalogue of the core program, by the name of its kind. */
const KINDS: Readonly<Record<string, () => readonly Listed[]>> = {
  shuffle: () =>
    shuffles.all.map((entry) => ({
      ...listed(entry),
      facts: {
        law: entry.uniform ? 'uniform' : 'not uniform',
        ...(entry.seenIn && { 'seen in': entry.seenIn }),
        ...parameterOf(entry.parameter),
      },
    })),
  prng: () =>
    prngs.all.map((entry) => ({
      ...listed(entry),
      column: { head: 'read from', value: entry.readFrom === undefined ? 'no way known' : counted(count(entry.readFrom), 'deal') },
      facts: {
        words: `below ${entry.range}`,
        'read from': readFromWords(entry) ?? 'not by any way known here',
        'cryptographically strong': entry.secure === undefined ? 'not known' : entry.secure ? 'yes' : 'no',
        'state bits': Number.isFinite(entry.stateBits) ? String(Number(fixed(entry.stateBits, 1))) : 'not known',
        ...(entry.seedBits !== undefined && { 'bits taken of a seed': String(Number(fixed(entry.seedBits, 1))) }),
        period: entry.period === null ? 'unknown' : powerOfTwo(entry.period),
        ...(entry.live && { replay: 'none' }),
      },
    })),
  bounded: () =>
    boundeds.all.map((entry) => ({
      ...listed(entry),
      facts: { law: entry.law(3, 2n ** 32n) === 'uniform' ? 'exactly even' : 'uneven', ...parameterOf(entry.parameter) },
    })),
  seeding: () =>
    seedings.all.map((entry) => ({
      ...listed(entry),
      facts: {
        ...(entry.kind === 'every-deal' && { 'bits of seed': fixed(entry.seedBits, 1).replace(/\.0$/, '') }),
        ...parameterOf(entry.parameter),
      },
    })),
  preset: () => PRESETS.map((entry) => ({ ...listed(entry), facts: { parts: builtInId(entry.origin) } })),
  scrambler: () =>
    scramblers.all.map((entry) => ({
      ...listed(entry),
      facts: {
        law: entry.uniform ? 'even over the solvable boards' : 'not even',
        ...(entry.seenIn && { 'seen in': entry.seenIn }),
        ...parameterOf(entry.parameter),
      },
    })),
  dealer: () =>
    nimDealers.all.map((entry) => ({
      ...listed(entry),
      facts: {
        law: entry.uniform ? 'even over the lists of piles' : 'not even',
        ...(entry.seenIn && { 'seen in': entry.seenIn }),
        ...parameterOf(entry.parameter),
      },
    })),
  player: () =>
    nimPlayers.all.map((entry) => ({
      ...listed(entry),
      facts: { law: entry.space === undefined ? 'not even' : `even over ${entry.space}` },
    })),
  statistic: () => statistics.all.map(listedStatistic),
  reference: () => referenceStatistics.all.map(listedStatistic),
  partial: () => handStatistics.all.map(listedStatistic),
  algorithm: () =>
    algorithms.all.map((entry) => ({
      ...listed(entry),
      facts: { paths: entry.shortest ? 'shortest' : 'as they happen to be', keeps: entry.keeps ? 'every board met' : 'one way' },
    })),
  heuristic: () => heuristics.all.map((entry) => ({ ...listed(entry), facts: { 'on 3 x 3, 4 x 4, 5 x 5': boardsOf(entry) } })),
  board: () => boardStatistics.all.map(listedStatistic),
  piles: () => pileStatistics.all.map(listedStatistic),
  moves: () => moveStatistics.all.map(listedStatistic),
  battery: () => BATTERIES.map(({ id, summary }) => ({ id, title: id, summary, reference: '', facts: {} })),
};

function listedStatistic(entry: Statistic): Listed {
  const { catches, question, required } = entry;
  return { ...listed(entry), facts: { question, required: required ? 'yes: a clean verdict rests on it' : 'no', catches } };
}

function parameterOf(parameter: Parameter<unknown> | undefined): Record<string, string> {
  return parameter ? { 'after a colon': `${parameter.meaning}, ${parameter.least} to ${parameter.most}` } : {};
}

function boardsOf({ refuses }: Heuristic): string {
  return [3, 4, 5].map((side) => (refuses({ rows: side, columns: side }) === null ? 'yes' : 'no')).join(', ');
}

function powerOfTwo(period: bigint): string {
  const bits = period.toString(2).length;
  if (period < 2n ** 53n) return count(period);
  return period === 2n ** BigInt(bits - 1) ? `2^${bits - 1}` : period === 2n ** BigInt(bits) - 1n ? `2^${bits} − 1` : `about 2^${bits}`;
}

export async function entriesOf(kind: string): Promise<readonly Listed[]> {
  const added = addedCatalogues().find((one) => one.kind === kind);
  return added ? added.load() : KINDS[kind]();
}
