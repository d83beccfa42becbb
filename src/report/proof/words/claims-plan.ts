import type { ClaimsPlan, GameClaimsPlan } from '../../../core/claims-plan.js';
import { counted } from '../../../core/counted.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';

/** What a page of claims says of its family, and of how far it was checked. */
export interface ClaimsSaying {
  /** Whose claims: 'the catalogue'. */
  readonly of: string;
  /** 'The claims of shuffle-audit', 'The claims about Nim'. */
  readonly title: string;
  /** Behind the noun in a headline: ' about Nim', or nothing. */
  readonly about: string;
  /** 'up to 7 cards'. */
  readonly extent: string;
  /** How far the claims go, in a sentence. */
  readonly reach: Phrase;
  readonly plan: string;
  /** The command that checks them from nothing, in parts. */
  readonly command: readonly string[];
}

/** The same for every family. */
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
  const reach = say`Each claim says on which boards it was checked; whoever wins there was found by trying every move, by no rule.`;
  if (plan.family === 'puzzle') {
    return {
      of: 'the sliding puzzle',
      title: 'The claims about the sliding puzzle',
      about: ' about the sliding puzzle',
      extent: 'boards of up to 3 x 3',
      reach: say`Each claim says on which boards it was checked; what can be reached there was found by making the moves.`,
      plan: 'the sliding puzzle, boards of up to 3 x 3',
      command: ['npx shuffle-audit puzzle verify'],
    };
  }
  const extent = plan.long ? 'up to 1,048,576 positions' : 'up to 262,144 positions';
  return {
    of: 'Nim',
    title: 'The claims about Nim',
    about: ' about Nim',
    extent,
    reach,
    plan: `Nim and its kin, grids of ${extent}`,
    command: ['npx shuffle-audit nim verify', ...(plan.long ? ['--long'] : [])],
  };
}
