import { counted, verbFor } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { fixed } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { shareBarsSpec } from '../../share-bars.js';
import { barsRead, barsRule } from '../../share-words.js';
import type { Shares } from '../../shares.js';
import { depthsOf, meanIsRight } from './facts.js';
import { meanSentence } from './words.js';

/** Of the drawing: there are many depths, and most of them are low. */
const HEIGHT = 180;

/** How many moves the boards are from the goal, against the exact law: the mean, and what it hides. Nothing where depths were not counted. */
export function boardMoves(core: EvidenceCore): DocSection | null {
  const depths = depthsOf(core);
  if (!depths) return null;
  const { boards, law, lawMean, mean, seen, uneven } = depths;
  const bars: Shares = { first: 0, seen: seen.map((count) => count / boards), law, of: boards, uneven };
  const empty = law.reduce((sum, chance, depth) => sum + (seen[depth] === 0 && chance * boards >= 5 ? 1 : 0), 0);
  const words: Phrase = uneven
    ? meanIsRight(depths)
      ? meanSentence(depths)
      : say`The boards are ${strong(`${fixed(mean, 2)} moves`)} from the goal on average; even ones are ${fixed(lawMean, 2)}.`
    : say`The boards are ${strong(`${fixed(mean, 2)} moves`)} from the goal on average; even ones are ${fixed(lawMean, 2)}. Depth by depth, no bias was shown either.`;
  const missing: Phrase = empty > 0 ? say` ${strong(counted(empty, 'depth'))} that luck would fill never came.` : [];
  const said = {
    key: 'depths',
    title: 'How many moves the boards are from the goal',
    caption: say`Bars: the boards of this audit that can be solved. Line: the exact law, from the shortest solution of every board there is.${barsRule(bars)}`,
    description: `Mean ${fixed(mean, 2)} moves, by the exact law ${fixed(lawMean, 2)}. ${empty > 0 ? `${counted(empty, 'depth')} that should be there ${verbFor(empty, 'is')} empty.` : 'No depth that luck fills is empty.'} ${barsRead(bars)}`,
    says: barsRead(bars),
  };
  const spec = { axis: 'moves of the shortest solution', never: 'never', height: HEIGHT };
  return {
    id: 'depths',
    heading: 'Moves to the goal',
    beside: [[...words, ...missing]],
    body: [figureBlock(said, (narrow) => shareBarsSpec(bars, { ...spec, narrow }))],
  };
}
