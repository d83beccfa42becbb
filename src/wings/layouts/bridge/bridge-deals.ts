import { AuditError } from '../../../core/errors.js';
import { logError } from '../../../engine/log/log-error.js';
import type { LogWishes } from '../../../engine/log/log-wishes.js';
import { STANDARD_CARDS, standardName } from '../../../engine/log/standard-cards.js';
import type { LineRelay, LogHead } from '../line-relay.js';

/** The seats in the order of their columns. */
export const SEATS = ['N', 'E', 'S', 'W'] as const;

/** Cards of a hand; null for one that is not known, and a text that is no hand as it stands. */
export type BridgeHand = readonly string[] | string | null;

export interface BridgeDeal {
  /** The number of the board; '' if it has none. */
  readonly board: string;
  /** The hands in the order of the seats. */
  readonly hands: readonly BridgeHand[];
}

/** Finds the deals in the text of a file, piece by piece. */
export interface BridgeText {
  take(text: string): readonly BridgeDeal[];
  end(): readonly BridgeDeal[];
}

/** Boards that are remembered, so that one that was played at several tables counts once. */
const MOST_BOARDS = 1 << 16;

const HAND = 13;

/** Returns the deals of a file laid out as a table: a row a board, a column a hand. */
export function bridgeRelay(kind: 'pbn' | 'lin', open: () => BridgeText, { bytes, name }: LogHead, wishes: LogWishes): LineRelay {
  if (wishes.start !== 'unknown' || wishes.packs !== 1)
    throw new AuditError('E_USAGE', `--start and --packs are for rows with whole decks, got one of them with bridge deals in ${name}`);
  const first = open().take(new TextDecoder().decode(bytes));
  const seat = SEATS.find((_, s) => first.every(({ hands }) => wholeHands(hands)[s] !== null)) ?? SEATS[0];
  const text = open();
  const decoder = new TextDecoder();
  const met = new Map<string, string>();
  let again = 0;
  const rows = (deals: readonly BridgeDeal[]): string =>
    deals
      .flatMap(({ board, hands }) => {
        const cells = wholeHands(hands).map((hand) => (typeof hand === 'string' ? hand : (hand?.join(' ') ?? '-')));
        const cards = cells.join(',');
        if (met.has(`${board} ${cards}`)) {
          if (board === '') throw unnumbered(name, cells[0]);
          again++;
          return [];
        }
        if (met.size === MOST_BOARDS) met.delete(met.keys().next().value ?? '');
        met.set(`${board} ${cards}`, board);
        return [`${board.replaceAll(/[",\s]+/g, ' ')},${cards}\n`];
      })
      .join('');
  let isFirst = true;
  const encode = (laid: string): Uint8Array => {
    const header = isFirst ? `board,${SEATS.join(',')}\n` : '';
    isFirst = false;
    return new TextEncoder().encode(header + laid);
  };
  const field = wishes.field ?? SEATS[(wishes.fields?.from ?? 0) - 2] ?? seat;
  return {
    table: true,
    wishes: { ...wishes, field, partial: { ...wishes.partial, orderUnknown: true } },
    named: { deckNamed: field },
    take: (more) => encode(rows(text.take(decoder.decode(more, { stream: true })))),
    end: () => encode(rows(text.end())),
    relaid: () => ({ kind, again }),
  };
}

/** Returns the hands with a fourth that follows from three. Each names what is wrong where the four are no deal. */
function wholeHands(hands: readonly BridgeHand[]): readonly BridgeHand[] {
  const known = hands.filter((hand) => hand !== null).flat();
  const twice = known.find((card, i) => known.indexOf(card) !== i);
  const strange = hands.find((hand) => typeof hand === 'string' || (hand !== null && hand.length !== HAND));
  const wrong = strange === undefined ? twice && `${twice} twice` : typeof strange === 'string' ? strange : `a hand of ${strange?.length}`;
  // A text that is no card makes the row malformed, and is shown.
  if (wrong !== undefined) {
    const told = `a deal with ${wrong}`.replaceAll(/[\s,"]+/g, '_');
    return hands.map(() => Array.from({ length: HAND }, (_, card) => (card === 0 ? told : '-')));
  }
  // Whoever writes a hand in another order writes the same hand.
  const sorted = hands.map((hand) => hand && STANDARD_CARDS.filter((card) => hand.includes(card)));
  const rest = STANDARD_CARDS.filter((card) => !known.includes(card));
  return rest.length === HAND ? sorted.map((hand) => hand ?? rest) : sorted;
}

function unnumbered(file: string, north: string): Error {
  return logError(
    'E_LOG_DUPLICATE',
    `boards that come again were expected to have a number, got none with the same deal, North ${north}`,
    { file },
    'a board that was played twice counts once: number the boards, or take out those that were not dealt anew',
  );
}

/** Returns the cards of a suit; null if a rank is none. */
export function cardsOf(suit: string, ranks: string): readonly string[] | null {
  const found = ranks.toUpperCase().replaceAll('10', 'T');
  return /^[AKQJT2-9]*$/.test(found) ? [...found].map((rank) => standardName(`${rank}${suit}`) ?? '') : null;
}
