import { counted, verbFor } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { fixed } from '../../../core/numbers.js';
import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { figure } from '../../../page/charts/figure.js';
import type { Markup } from '../../../page/markup.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import { shareBarsSpec } from '../../share-bars.js';
import { barsRead, barsRule } from '../../share-words.js';
import type { Shares } from '../../shares.js';
import { depthsOf, meanIsRight } from './facts.js';
import { meanSentence } from './words.js';

/** Of the drawing: there are many depths, and most of them are low. */
const HEIGHT = 180;

/** How many moves the boards are from the goal, against the exact law: the mean, and what it hides. Nothing where depths were not counted. */
export function boardMoves(core: EvidenceCore): Markup | null {
  const depths = depthsOf(core);
  if (!depths) return null;
  const { boards, law, lawMean, mean, seen, uneven } = depths;
  const bars: Shares = { first: 0, seen: seen.map((count) => count / boards), law, of: boards, uneven };
  const drawn = (narrow: boolean): ReturnType<typeof drawPlainly> =>
    drawPlainly(shareBarsSpec(bars, { axis: 'moves of the shortest solution', never: 'never', narrow, height: HEIGHT }));
  const [wide, narrow] = [drawn(false), drawn(true)];
  const empty = law.reduce((sum, chance, depth) => sum + (seen[depth] === 0 && chance * boards >= 5 ? 1 : 0), 0);
  const words: Phrase = uneven
    ? meanIsRight(depths)
      ? meanSentence(depths)
      : say`The boards are ${strong(`${fixed(mean, 2)} moves`)} from the goal on average; even ones are ${fixed(lawMean, 2)}.`
    : say`The boards are ${strong(`${fixed(mean, 2)} moves`)} from the goal on average; even ones are ${fixed(lawMean, 2)}. Depth by depth, no bias was shown either.`;
  const missing: Phrase = empty > 0 ? say` ${strong(counted(empty, 'depth'))} that luck would fill never came.` : [];
  const exhibit = figure({
    key: 'depths',
    title: 'How many moves the boards are from the goal',
    caption: say`Bars: the boards of this audit that can be solved. Line: the exact law, from the shortest solution of every board there is.${barsRule(bars)}`,
    description: `Mean ${fixed(mean, 2)} moves, by the exact law ${fixed(lawMean, 2)}. ${empty > 0 ? `${counted(empty, 'depth')} that should be there ${verbFor(empty, 'is')} empty.` : 'No depth that luck fills is empty.'} ${barsRead(bars)}`,
    wide,
    narrow,
  });
  return section({ heading: 'Moves to the goal', beside: [[...words, ...missing]], exhibit });
}
