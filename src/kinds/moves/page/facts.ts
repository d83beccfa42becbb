import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { MovesOutcome } from '../../../core/subject/outcome.js';
import { choicePositions } from '../../../games/nim/player/choice-positions.js';
import { pow } from '../../../math/primitives/pow.js';
import { madeVerdict, type Shares } from '../../shares/shares.js';
import { choiceOfMove } from '../statistics/choice-of-move.js';
import type { ChoiceStatistic } from '../statistics/choice-statistic.js';
import { type ChoiceTable, choiceTable } from '../statistics/choice-table.js';

/** Returns the shares of the piles chosen where several win, by place or by size from the largest; null where that was not counted. */
export function choiceShares(core: EvidenceCore, choice: ChoiceStatistic): Shares | null {
  const { outcome: game } = core.subject.origin;
  const values = core.counts[choice.id]?.values;
  const table = game.kind === 'moves' ? tableOf(game, choice) : null;
  if (!values || !table) return null;
  const counts = Float64Array.from(values);
  const positions = table.kinds.reduce((sum, cell) => sum + counts[cell], 0);
  if (positions === 0) return null;
  const seen: number[] = [];
  const law: number[] = [];
  for (const { expected, first } of table.blocks) {
    expected(counts).forEach((mean, action) => {
      seen[action] = (seen[action] ?? 0) + counts[first + action] / positions;
      law[action] = (law[action] ?? 0) + mean / positions;
    });
  }
  return { first: 1, seen, law, of: positions, uneven: madeVerdict(core, choice) };
}

/** The position that is furthest from an even choice, with the choices made in it. */
export interface ChosenPosition {
  readonly piles: readonly number[];
  /** Its winning moves: the pile, from 0, the stones it then has, the chance it should have and the share it had. */
  readonly moves: readonly { readonly pile: number; readonly left: number; readonly law: number; readonly seen: number }[];
  readonly times: number;
}

/** Finds the position whose choices are furthest from even ones by chi-squared; null where moves were not counted one by one. */
export function furthestChoice(core: EvidenceCore): ChosenPosition | null {
  const { outcome: game } = core.subject.origin;
  const values = core.counts[choiceOfMove.id]?.values;
  if (!values || game.kind !== 'moves') return null;
  const table = tableOf(game, choiceOfMove);
  if (!table) return null;
  let worst: ChosenPosition | null = null;
  let most = -1;
  for (const { chances, piles, rank } of choicePositions(game.choice, game.piles, game.max)) {
    const times = table.kindCell[rank] < 0 ? 0 : values[table.kindCell[rank]];
    if (times === 0) continue;
    const moves = chances.flatMap((law, pile) =>
      law > 0
        ? [
            {
              pile,
              left: piles.reduce((sum, stones, i) => (i === pile ? sum : sum ^ stones), 0),
              law,
              seen: values[table.actionCell[rank * piles.length + pile]],
            },
          ]
        : [],
    );
    const value = moves.reduce((sum, { law, seen }) => sum + (seen - times * law) ** 2 / (times * law), 0);
    if (value > most) {
      most = value;
      worst = { piles, moves, times };
    }
  }
  return worst;
}

function tableOf({ choice, max, piles }: MovesOutcome, { view }: ChoiceStatistic): ChoiceTable | null {
  return choiceTable(choicePositions(choice, piles, max), pow(max, piles), piles, view);
}
