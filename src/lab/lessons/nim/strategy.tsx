import type { JSX } from 'preact';
import type { Language } from '../../../core/record/profile.js';
import { numberIn } from '../../../core/words/numbers.js';
import { binaryColumns } from '../../../games/nim/binary-columns.js';
import type { Play } from '../../../games/nim/play.js';
import { solveNim } from '../../../games/nim/solve-nim.js';
import { NIM_WORDS } from './words.js';

interface Explained {
  readonly lang: Language;
  readonly piles: readonly bigint[];
  readonly play: Play;
  /** True where a winning move is shown. */
  readonly shown: boolean;
}

/** Shows why the player to move wins or loses, and a move that wins. */
export function Strategy({ lang, piles, play, shown }: Explained): JSX.Element {
  const words = NIM_WORDS[lang];
  const number = (value: number | bigint): string => numberIn(lang, Number(value));
  const { odd, ones } = binaryColumns(piles);
  const large = piles.filter((pile) => pile > 1n).length;
  const columns = odd.length === 0 ? words.loses : words.wins(odd.map((column) => number(2 ** (ones.length - column))).join(', '));
  const [move] = solveNim(piles, play).moves;
  const why =
    play === 'normal'
      ? columns
      : large > 1
        ? `${words.misereMany} ${columns}`
        : large === 1
          ? words.misereOne
          : words.misereNone(number(piles.filter((pile) => pile === 1n).length));
  return (
    <p class="why" aria-live="polite">
      {why} {shown && move && <b>{words.move(number(move.from - move.to), number(move.pile + 1), number(move.to))}</b>}
    </p>
  );
}
