import type { GameShape } from '../../../core/subject/outcome.js';
import { counted, shareOf } from '../../../core/words/counted.js';
import type { NimMove } from '../../../games/nim/player/player.js';
import { stonesPicture } from '../../../kinds/charts/stones-picture.js';
import { gameWords } from '../../../kinds/shares/game-words.js';
import { subjectFacts } from '../../../kinds/words/origin.js';
import { fractionValue } from '../../../math/fraction.js';
import type { Doc, DocSection } from '../../../page/document/doc.js';
import { docPages } from '../../../page/document/doc-pages.js';
import { count, percentText, size, sizeUp } from '../../../page/numbers.js';
import { code, type Phrase, plain, say, strong } from '../../../page/phrase.js';
import { type RecordPages, SETTLED } from '../../../page/record-pages.js';
import { oneIn } from '../../../page/words/one-in.js';
import { verifyCommand } from '../../../page/words/record-file.js';
import type { RecordNotes } from '../../../page/words/record-notes.js';
import { toolWords } from '../../../page/words/run.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { gameName, NIM } from '../game.js';
import type { Wins, WinsCore } from '../record/wins.js';

const STONES = '.stones-list{padding:0;list-style:none;font-family:var(--sans)}.stones-list .dots{color:var(--soft);letter-spacing:.1em}';

function shapeOf({ subject: { origin } }: WinsCore): GameShape {
  return 'choice' in origin.outcome ? origin.outcome : { piles: 0, max: 0 };
}

/** Writes moves, each as `pile 2 from 5 to 3`. */
function movesText(piles: readonly number[], moves: readonly NimMove[]): string {
  return moves.map(({ left, pile }) => `pile ${count(pile + 1)} from ${count(piles[pile])} to ${count(left)}`).join(', or ');
}

/** Says in how many of the moves made in a position, or with what chance, something came. */
function howOften(share: string, visits: number | null): string {
  if (visits === null) return share === '1/1' ? 'always' : `with a chance of ${share}`;
  return shareOf(count(Math.round(fractionValue(share) * visits)), count(visits), 'time');
}

/** Shows the first win given away, and says which game the same moves win. */
function lostPhrases({ given, instead, lapses: [first], plan }: WinsCore): readonly [Phrase, ...Phrase[]] {
  const { piles, right, visits, wrong } = first;
  const [played] = wrong;
  return [
    say`With piles of ${strong(piles.join(', '))} it changes ${movesText(piles, [played])} (${howOften(played.chance, visits)}). The win is ${strong(movesText(piles, right))}.`,
    ...(instead === null
      ? []
      : [
          say`It plays another game right: in ${gameName(instead)} the same moves give no win away. To ask for that: ${code(`--game ${instead}`)}.`,
        ]),
    say`Of all wins it gives away ${strong(size(fractionValue(given)))}${'seed' in plan ? ', by the moves that were played' : ', where each position that can be won counts alike'}.`,
  ];
}

/** Tells the verdict. */
function winsWords(core: WinsCore): VerdictWords {
  const { least, moves, plan, positions, verdict, visible } = core;
  const game = gameName(plan.game);
  const inGame = plan.game === NIM ? '' : ` in ${game}`;
  const won = counted(count(positions.won), 'position');
  const shape = gameWords(shapeOf(core));
  const played = counted(count(moves ?? 0), 'move');
  const looked = say`Every position was looked at, each with every choice that the player makes. Which moves win follows from the theory of ${game}.`;
  if (verdict.kind === 'fails') {
    const [lead, ...more] = lostPhrases(core);
    const sure = visible ? ['One move that gives a win away is enough, since luck makes none.'] : looked;
    return { name: 'Gives wins away', rest: [`in ${count(positions.lost)} of ${won} that can be won${inGame}`], lead, more, sure };
  }
  if (visible === null) {
    const lead = ['In each of them every move that it can choose leaves a position in which the other player loses.'];
    return { name: 'Plays every win:', rest: [`in all ${won} of ${shape} that can be won${inGame}`], lead, more: [], sure: looked };
  }
  const alone = least === 0 ? '' : `; one that errs in a single position alone, if in ${sizeUp(visible.alone)} of its moves there`;
  const sure = say`A player that gives away 1 win in ${count(oneIn(visible.anywhere))} would have been seen 99 times in 100${alone}.`;
  if (verdict.kind === 'inconclusive') {
    const lead = say`They gave no win away, and came in ${count(positions.seen)} of ${won} of ${shape} that can be won in ${game}. ${strong(counted(count(verdict.trialsNeeded), 'move'))} should be enough: ${code(`--trials ${verdict.trialsNeeded}`)}.`;
    return { name: 'Cannot tell:', rest: [`${played} are too few`], lead, more: [], sure };
  }
  const lead = say`Each of the ${won} of ${shape} that can be won in ${game} was met ${strong(counted(count(least ?? 0), 'time'))} or more, and every move in it won.`;
  return { name: 'No win given away', rest: [`in ${played}${inGame}`], lead, more: [], sure };
}

function scaleOf(core: WinsCore): string {
  return `${gameWords(shapeOf(core))}, ${'seed' in core.plan ? counted(count(core.plan.trials), 'move') : 'every position'}`;
}

/** Draws the first position in which a win is given away, and lists it with those after it. */
function lapseSections({ lapses, positions }: WinsCore): readonly DocSection[] {
  const [first] = lapses;
  if (first === undefined) return [];
  const notes = new Map<number, string>();
  const note = (pile: number, text: string): unknown => notes.set(pile, [...(notes.has(pile) ? [notes.get(pile)] : []), text].join('; '));
  for (const { left, pile } of first.wrong) note(pile, `to ${count(left)}: gives the win away`);
  for (const { left, pile } of first.right) note(pile, `to ${count(left)}: wins`);
  const says = `Piles of ${first.piles.join(', ')}. ${[...notes].map(([pile, text]) => `Pile ${count(pile + 1)} ${text}.`).join(' ')}`;
  const rest = positions.lost - lapses.length;
  return [
    {
      id: 'first',
      heading: 'The first win given away',
      beside: ['The position with the fewest stones. Beside a pile: what the player leaves of it, and what wins.'],
      body: [{ is: 'figure', draw: () => stonesPicture(first.piles, notes), says }],
    },
    {
      id: 'positions',
      heading: 'Positions in which wins are given away',
      beside: rest === 0 ? [] : [`These have the fewest stones; ${count(rest)} more are left out.`],
      body: [
        {
          is: 'table',
          caption: 'Positions in which wins are given away',
          columns: ['Piles', 'What it plays', 'What wins', 'Given away'].map((head) => ({ head, number: false })),
          rows: lapses.map(({ given, piles, right, visits, wrong }) => [
            piles.join(', '),
            movesText(piles, wrong),
            movesText(piles, right),
            howOften(given, visits),
          ]),
        },
      ],
      layout: { full: true },
    },
  ];
}

function sharesSection({ large, plan }: WinsCore): DocSection {
  const heading = 'All positions that can be won';
  const columns = ['Positions with', 'Positions', 'Wins given away in'].map((head, k) => ({ head, number: k > 0 }));
  const rows = large
    .filter(({ won }) => won > 0)
    .map(({ large: many, lost, won }) => [
      `${counted(count(many), 'pile')} of 2 or more`,
      count(won),
      lost === 0 ? '0' : `${count(lost)} (${percentText(lost / won)})`,
    ]);
  const beside = plan.game.includes(':')
    ? 'By the number of their piles of two stones or more.'
    : 'With one pile of two stones or more, or none, normal and misère play part. With several, both ask for the same moves.';
  return { id: 'shares', heading, beside: [beside], body: [{ is: 'table', caption: heading, columns, rows }] };
}

function scopeSection({ plan }: WinsCore): DocSection {
  const missed =
    'seed' in plan
      ? 'The positions were drawn evenly, or by the program itself. An error that is rarer than is said above may have been missed.'
      : 'The player was called with numbers of our choosing. An error in a sliver of [0, 1) that none of them met is missed.';
  const rest = 'Not asked was whether it chooses evenly where several moves win (--even-choice), nor what it does where none wins.';
  const items = [missed, 'A position with an empty pile is one of fewer piles: see --piles.', rest];
  return { id: 'scope', heading: 'What this covers', beside: [], body: [{ is: 'list', items }] };
}

function winsDocument({ core, digest, run }: Wins, told: RecordNotes): Doc {
  const { plan, subject, tool, verdict } = core;
  const words = winsWords(core);
  return {
    what: 'Player of Nim',
    subject: subject.id,
    scale: scaleOf(core),
    title: `${words.name} ${plain(words.rest)}: ${subject.id}`,
    look: LOOK[verdict.kind],
    verdict: verdict.kind,
    words,
    facts: [
      ['What was asked', say`Does it play every win of ${gameName(plan.game)} with ${gameWords(shapeOf(core))}?`],
      ['How sure', words.sure],
    ],
    brief: [...words.more, words.sure].map((text) => ({ is: 'sentence', text })),
    sections: [...lapseSections(core), sharesSection(core), scopeSection(core)],
    check: {
      commands: [{ head: 'Play it again and compare, bit for bit', words: verifyCommand(told, subject.origin.source.kind === 'program') }],
      facts: [['Record', [code(digest)]], ...subjectFacts(subject), ['Tool', toolWords(tool, run)]],
    },
    style: STONES,
  };
}

/** The pages of whether a player plays every win. */
export const pages: RecordPages<WinsCore> = docPages(winsDocument, ({ core }) => {
  const { plan, positions, subject, verdict } = core;
  return {
    id: subject.id,
    deals: 'seed' in plan,
    plan: `wins of ${gameName(plan.game)}, ${scaleOf(core)}`,
    verdict: { words: SETTLED[verdict.kind], size: `${count(positions.lost)} of ${counted(count(positions.won), 'position')} lost` },
  };
});
