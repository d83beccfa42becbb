import { AuditError } from '../../core/errors.js';
import type { NimExtent } from '../../core/record/claims-plan.js';
import { gridPositions, MOST_PILES, MOST_POSITIONS, MOST_STONES } from '../../core/record/record-limits.js';
import { counted } from '../../core/words/counted.js';
import { count } from '../../core/words/numbers.js';
import { type OptionSet, type OptionType, type OptionValues, option, toggle } from '../options/option.js';
import { optionsOf } from '../options/shared.js';
import { oneOf, text } from '../options/types.js';
import { parseWhole } from './parse-sizes.js';

/** Makes the type of a whole number of any size. */
function whole(example: string): OptionType<bigint> {
  return { parse: (given, name) => parseWhole(given, `--${name}`, `for example: ${example}`) };
}

export const NIM_OPTIONS = {
  misere: toggle({ says: 'the last stone loses (solve, prime-power, nimble, matrix, play)' }),
  counts: toggle({ says: 'nimble: the numbers say how many coins stand on squares 0, 1, 2 and so on' }),
  adds: option(whole('shuffle-audit nim poker 3,5,2 --cap 7'), {
    says: 'poker: how often the player to move may still add',
    usual: '1',
  }),
  cap: option(text, { says: 'poker: the largest size of a pile, or one for each pile; by default no limit' }),
  width: option(whole('shuffle-audit nim northcott 1-6,4-2'), { says: 'northcott: columns of the board', usual: '8' }),
  first: option(oneOf('me', 'machine'), { says: 'play: who begins, me or machine', usual: 'me' }),
  long: toggle({ says: 'verify: also the grid of 1,048,576 positions' }),
  grid: option(
    { parse: readGrid },
    {
      says: 'verify: on this grid alone, piles x most stones: 4x15 is 4 piles of up to 15; up to 10 piles, 255 stones and 1,048,576 positions',
      usually: '12 grids',
    },
  ),
  ...optionsOf('out', 'name'),
} satisfies OptionSet;

export type NimAsked = OptionValues<typeof NIM_OPTIONS>;

/** Reads `4x15` as 4 piles of up to 15 stones. Throws E_USAGE for another form, and for a grid that is too large. */
function readGrid(text: string): NimExtent {
  const [, piles = Number.NaN, most = Number.NaN] = (/^([1-9]\d?)x([1-9]\d{0,2})$/.exec(text) ?? []).map(Number);
  const example = { hint: 'for example --grid 4x15: 4 piles of up to 15 stones, 65,536 positions' };
  if (!(piles <= MOST_PILES && most <= MOST_STONES))
    throw new AuditError(
      'E_USAGE',
      `--grid must be piles x most stones, 1 to ${MOST_PILES} piles of up to 1 to ${MOST_STONES}, got "${text}"`,
      example,
    );
  const positions = gridPositions({ piles, most });
  if (positions > MOST_POSITIONS)
    throw new AuditError(
      'E_USAGE',
      `--grid must have at most ${counted(count(MOST_POSITIONS), 'position')}, got ${count(positions)} with "${text}"`,
      example,
    );
  return { piles, most };
}
