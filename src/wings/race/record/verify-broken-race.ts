import { CONFIRMATION_FACTOR } from '../../../core/statistic/rules.js';
import { type Difference, differences } from '../../../engine/record/differences.js';
import type { Check } from '../../../engine/verify/check.js';
import { check, checkDigest, noteVersion } from '../../../engine/verify/check.js';
import { checkAgain } from '../../../engine/verify/check-again.js';
import { notAgain } from '../../../engine/verify/not-again.js';
import type { BrokenRace, BrokenRaceCore } from './broken-race.js';
import { brokenRaceCore } from './broken-race-core.js';
import { cardsLost, dealsCounted } from './race-counts.js';

const RULE = 'as many deals were counted as the rule has it for such a deck';
const COUNTS = 'the counts agree with each other, and the first broken deck is broken';
const NUMBERS = 'the share follows from the counts, and the drawn interleaving from a search of them all';
const DEALS = 'dealing again gives the same record';

/**
 * Checks the record of a race that broke decks without trusting anything in it: its digest, how much was counted, its counts, and what follows from
 * them. No two races are alike, so the counts cannot be repeated. `version` is this program's.
 */
export function verifyBrokenRace(record: BrokenRace, version: string): readonly Check[] {
  const note = notAgain(record.core.subject.origin);
  return [...checkBrokenRace(record, version), { id: 'deals', title: DEALS, outcome: 'not done', differences: [], note }];
}

export function checkBrokenRace(record: BrokenRace, version: string): readonly Check[] {
  const { core } = record;
  const { counts } = core.race;
  return [
    checkDigest(record),
    check('rule', RULE, differences(counts.deals, dealsCounted(core.plan.n), 'core.race.counts.deals')),
    check('counts', COUNTS, countDifferences(core)),
    noteVersion(checkNumbers(core), core.tool.version, version),
  ];
}

function checkNumbers(core: BrokenRaceCore): Check {
  const { broken, deals } = core.race.counts;
  // Counts that cannot be have no interval.
  if (broken > deals) return check('numbers', NUMBERS, atMost(broken, deals, 'core.race.counts.broken'));
  return checkAgain('numbers', NUMBERS, core, brokenRaceCore(core.tool.version, core.plan, core.race));
}

/** Finds contradictions in the counts: every lost card of a broken deck leaves its place to another, which is there once more. */
function countDifferences({ plan: { n, trials }, race: { counts, first } }: BrokenRaceCore): readonly Difference[] {
  const { broken, byLost, deals, doubled, lost } = counts;
  const cards = cardsLost(counts);
  const path = 'core.race.counts';
  return [
    ...differences([lost.length, doubled.length, first.cells.length], [n, n, n], 'core.race: cards of lost, doubled and first'),
    ...differences(broken, sumOf(byLost), `${path}.broken`),
    ...differences(sumOf(lost), cards, `${path}.lost`),
    ...differences(sumOf(doubled), cards, `${path}.doubled`),
    ...atMost(broken, deals, `${path}.broken`),
    ...atMost(mostOf(lost), broken, `${path}.lost`),
    ...atMost(mostOf(doubled), broken, `${path}.doubled`),
    // One card at least is left, and nothing lies further up than the first place.
    ...atMost(byLost.length, n - 1, `${path}.byLost: its length`),
    ...differences(doubled[0], 0, `${path}.doubled.0`),
    // It may be one of the fresh sample, which is the larger one.
    ...atMost(first.deal, CONFIRMATION_FACTOR * trials, 'core.race.first.deal'),
    ...atMost(mostOf(first.cells), n - 1, 'core.race.first.cells'),
    ...atMost(new Set(first.cells).size, n - 1, 'core.race.first.cells: different cards'),
  ];
}

function atMost(value: number, most: number, path: string): readonly Difference[] {
  return value <= most ? [] : differences(value, `at most ${most}`, path);
}

function mostOf(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
