import type { EvidenceCore } from '../../../core/record/evidence.js';
import { counted } from '../../../core/words/counted.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count, ordinal } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { shareBarsSpec } from '../../charts/share-bars.js';
import { stoneRowsSpec } from '../../charts/stone-rows.js';
import { standingsOf } from '../../shares/share-standing.js';
import { barsRead, barsRule, shareText } from '../../shares/share-words.js';
import type { Shares } from '../../shares/shares.js';
import { choiceOfPile } from '../statistics/choice-of-pile.js';
import { choiceOfSize } from '../statistics/choice-of-size.js';
import { choiceShares, furthestChoice } from './facts.js';

/** Shows which pile is changed where several win, by place and by size, and the position in which the choice is furthest from even. */
export function choices(core: EvidenceCore): DocSection | null {
  const byPlace = choiceShares(core, choiceOfPile);
  const bySize = choiceShares(core, choiceOfSize);
  const figures = [
    ...(byPlace ? [bars('places', 'Which pile is changed, where several win', byPlace, 'pile, by place')] : []),
    ...(bySize
      ? [bars('ranks', 'How large the pile is that is changed, of those that win', bySize, 'winning pile, the largest first')]
      : []),
  ];
  if (figures.length === 0) return null;
  const furthest = furthestSentence(byPlace, bySize);
  return {
    id: 'choices',
    heading: 'The choice',
    beside: [
      ...(furthest === null ? [] : [furthest]),
      'In normal play a position has no winning move or an odd number of them. Where there are several, luck would choose among them evenly.',
    ],
    body: [...figures, ...positionFigure(core)],
  };
}

/** Names the pile chosen furthest from evenly, by its place or by its size, among the significant ones; null where none is. */
function furthestSentence(byPlace: Shares | null, bySize: Shares | null): string | null {
  const [furthest] = [...offShares(byPlace, (k) => `pile ${k + 1}`), ...offShares(bySize, sizeName)].toSorted(
    (a, b) => b.distance - a.distance,
  );
  if (!furthest) return null;
  const { law, of, seen, what } = furthest;
  const changed = seen === 0 ? 'is never changed' : `is changed in ${shareText(seen)} of them`;
  return `Of ${counted(count(of), 'move')} with a choice, ${what} ${changed}; by an even choice it would be in ${shareText(law)}.`;
}

/** A significant share, with what it is the share of and how far off it is. */
interface OffShare {
  readonly what: string;
  readonly seen: number;
  readonly law: number;
  readonly of: number;
  readonly distance: number;
}

function offShares(shares: Shares | null, name: (place: number) => string): readonly OffShare[] {
  if (!shares?.uneven) return [];
  const { law, of, seen } = shares;
  return standingsOf(shares).flatMap((standing, k) =>
    standing === 'luck' ? [] : [{ what: name(k), seen: seen[k], law: law[k], of, distance: Math.abs(seen[k] - law[k]) }],
  );
}

function sizeName(place: number): string {
  return `the ${place === 0 ? '' : `${ordinal(place + 1)} `}largest pile that wins`;
}

function bars(key: string, title: string, shares: Shares, axis: string): Block {
  return figureBlock(
    {
      key,
      title,
      caption: say`${counted(count(shares.of), 'move')} with a choice. Bars: what was chosen. Line: an even choice in the same positions.${barsRule(shares)}`,
      description: barsRead(shares),
    },
    (narrow) => shareBarsSpec(shares, { axis, never: 'never chosen', narrow }),
  );
}

function positionFigure(core: EvidenceCore): readonly Block[] {
  const found = furthestChoice(core);
  if (!found) return [];
  const { moves, piles, times } = found;
  const notes = piles.map((_, pile) => {
    const move = moves.find((one) => one.pile === pile);
    return move ? `to ${move.left}: ${shareText(move.seen / times)}, even ${shareText(move.law)}` : '';
  });
  const rows = piles.map((stones, k) => ({ stones, note: notes[k] }));
  return [
    figureBlock(
      {
        key: 'position',
        title: 'The position whose choices are furthest from even',
        caption: say`It came ${counted(count(times), 'time')}. Each pile as stones and in binary; a column with an odd number of ones gives a one in the nim-sum, and a move wins where it makes all of them even. Beside a pile: what it is changed to, how often, and how often an even choice would.`,
        description: notes
          .map((note, k) => (note === '' ? '' : `pile ${k + 1} ${note}`))
          .filter((note) => note !== '')
          .join('; '),
      },
      (narrow) => stoneRowsSpec(rows, narrow),
    ),
  ];
}
