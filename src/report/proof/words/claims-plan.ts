import type { ClaimsPlan, GameClaimsPlan, NimClaimsPlan, PuzzleClaimsPlan } from '../../../core/record/claims-plan.js';
import { gridPositions, MOST_POSITIONS } from '../../../core/record/record-limits.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';

/** The largest of the default grids: 6 piles of up to 7. */
const USUAL_POSITIONS = 262_144;

export interface ClaimsSaying {
  /** The owner of the claims: 'the catalogue'. */
  readonly of: string;
  /** 'The claims of shuffle-audit', 'The claims about Nim'. */
  readonly title: string;
  /** The words behind the noun in a headline: ' about Nim', or empty. */
  readonly about: string;
  /** 'up to 7 cards'. */
  readonly extent: string;
  /** The range that the claims cover, in a sentence. */
  readonly reach: Phrase;
  readonly plan: string;
  /** The command that checks them from nothing, in parts. */
  readonly command: readonly string[];
}

export function claimsSaying(plan: ClaimsPlan): ClaimsSaying {
  if ('family' in plan) return ofGame(plan);
  const extent = `up to ${count(plan.n)} cards`;
  return {
    of: 'the catalogue',
    title: 'The claims of shuffle-audit',
    about: '',
    extent,
    reach: say`Laws of shuffles go up to ${plan.n} cards; each claim says for which numbers it was checked.`,
    plan: `${extent}, no tree of more than ${counted(count(plan.mostLeaves), 'leaf')} walked`,
    command: ['npx shuffle-audit prove --all', `--n ${plan.n}`],
  };
}

function ofGame(plan: GameClaimsPlan): ClaimsSaying {
  return plan.family === 'nim' ? ofNim(plan) : ofPuzzle(plan);
}

function ofNim({ grid, long }: NimClaimsPlan): ClaimsSaying {
  const common = { of: 'Nim', title: 'The claims about Nim', about: ' about Nim' };
  const forced = 'Who wins a position was found by trying every move, by no rule.';
  if (grid !== undefined) {
    const extent = `${counted(count(grid.piles), 'pile')} of up to ${count(grid.most)}`;
    const positions = counted(count(gridPositions(grid)), 'position');
    return {
      ...common,
      extent,
      reach: say`They were asked about one grid, ${extent}: ${positions}. ${forced}`,
      plan: `Nim on the grid of ${extent}, ${positions}`,
      command: ['npx shuffle-audit nim verify', `--grid ${grid.piles}x${grid.most}`],
    };
  }
  const extent = `up to ${counted(count(long ? MOST_POSITIONS : USUAL_POSITIONS), 'position')}`;
  return {
    ...common,
    extent,
    reach: say`Each claim says on which positions it was checked. ${forced}`,
    plan: `Nim and its kin, grids of ${extent}`,
    command: ['npx shuffle-audit nim verify', ...(long ? ['--long'] : [])],
  };
}

function ofPuzzle({ board }: PuzzleClaimsPlan): ClaimsSaying {
  const common = { of: 'the sliding puzzle', title: 'The claims about the sliding puzzle', about: ' about the sliding puzzle' };
  const moved = 'What can be reached was found by making the moves.';
  if (board !== undefined) {
    const extent = `boards of ${board.rows} x ${board.columns}`;
    return {
      ...common,
      extent,
      reach: say`They were asked about ${extent} alone. ${moved}`,
      plan: `the sliding puzzle, ${extent}`,
      command: ['npx shuffle-audit puzzle verify', `--board ${board.rows}x${board.columns}`],
    };
  }
  const extent = 'boards of up to 3 x 3';
  return {
    ...common,
    extent,
    reach: say`Each claim says on which boards it was checked. ${moved}`,
    plan: `the sliding puzzle, ${extent}`,
    command: ['npx shuffle-audit puzzle verify'],
  };
}
