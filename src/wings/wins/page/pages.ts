import { counted } from '../../../core/words/counted.js';
import { stonesPicture } from '../../../kinds/charts/stones-picture.js';
import { gameOptions, gameWords } from '../../../kinds/shares/game-words.js';
import { subjectWords } from '../../../kinds/words/command.js';
import { subjectFacts } from '../../../kinds/words/origin.js';
import type { Doc, DocSection } from '../../../page/document/doc.js';
import { docPages } from '../../../page/document/doc-pages.js';
import { count } from '../../../page/numbers.js';
import { code, plain, say } from '../../../page/phrase.js';
import { type RecordPages, SETTLED } from '../../../page/record-pages.js';
import { verifyCommand } from '../../../page/words/record-file.js';
import type { RecordNotes } from '../../../page/words/record-notes.js';
import { toolWords } from '../../../page/words/run.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import { NIM } from '../game.js';
import { OUTCOMES } from '../../../report/proof/outcomes/style.js';
import type { Lapse, Wins, WinsCore } from '../record/wins.js';
import { gameName, givenText, lostText, moveText, pilesText, shapeOf, winsWords } from './words.js';

function scaleOf(core: WinsCore): string {
  const { plan } = core;
  return `${gameWords(shapeOf(core))}, ${'seed' in plan ? counted(count(plan.trials), 'move') : 'every position'}`;
}

/** Draws the first position in which a win is given away, with what is played and what wins. */
function firstSection({ lapses: [first] }: WinsCore): DocSection | null {
  if (first === undefined) return null;
  const { piles, right, wrong } = first;
  const notes = piles.map((_, pile) =>
    [
      ...wrong.flatMap((move) => (move.pile === pile ? [`to ${count(move.left)}: gives it away`] : [])),
      ...right.flatMap((move) => (move.pile === pile ? [`to ${count(move.left)}: wins`] : [])),
    ].join('; '),
  );
  const drawn = new Map([...notes.entries()].filter(([, note]) => note !== ''));
  return {
    id: 'first',
    heading: 'The first win given away',
    beside: ['The position with the fewest stones. Beside a pile: what the player leaves of it, and what wins.'],
    body: [
      { is: 'figure', draw: () => stonesPicture(piles, drawn), says: `Piles of ${pilesText(piles)}. ${[...drawn].map(([pile, note]) => `Pile ${count(pile + 1)} ${note}.`).join(' ')}` },
    ],
    layout: { paper: 'together' },
  };
}

function lapseRow({ given, piles, right, visits, wrong }: Lapse): readonly string[] {
  return [
    pilesText(piles),
    wrong.map((move) => moveText(piles, move)).join('; '),
    right.map((move) => moveText(piles, move)).join('; '),
    givenText({ given, visits }),
  ];
}

/** Lists the positions in which wins are given away, those with the fewest stones first. */
function lapsesSection({ lapses, positions }: WinsCore): DocSection | null {
  if (lapses.length === 0) return null;
  const rest = positions.lost - lapses.length;
  return {
    id: 'positions',
    heading: 'Positions in which wins are given away',
    beside: rest === 0 ? [] : [`These are the ${count(lapses.length)} with the fewest stones; ${count(rest)} more are left out.`],
    body: [
      {
        is: 'table',
        caption: 'Positions in which wins are given away',
        columns: ['Piles', 'What it plays', 'What wins', 'How often'].map((head) => ({ head, number: false })),
        rows: lapses.map(lapseRow),
      },
    ],
    layout: { full: true },
  };
}

function sharesSection({ large, verdict }: WinsCore): DocSection {
  return {
    id: 'shares',
    heading: 'All positions that can be won',
    beside: ['By the piles of two stones or more. With none or one of them, normal and misère play part; with more, both ask for the same moves.'],
    body: [
      {
        is: 'table',
        caption: 'Positions that can be won, by their piles of two stones or more',
        columns: [
          { head: 'Piles of two or more', number: false },
          { head: 'Positions', number: true },
          { head: verdict.kind === 'fails' ? 'Where wins are given away' : 'Where a win was given away', number: true },
        ],
        rows: large.map((one) => [counted(count(one.large), 'pile'), count(one.won), lostText(one.lost, one.won)]),
      },
    ],
  };
}

function scopeSection(core: WinsCore): DocSection {
  const { explored, plan } = core;
  const items = [
    explored === null
      ? 'The positions were drawn evenly, or by the program itself. What a player does more seldom than is said above may have been missed.'
      : `The player was called ${counted(count(explored.calls), 'time')} with numbers of our choosing, ${counted(count(explored.leaves), 'leaf')} in all. A choice that hangs on a sliver of [0, 1) that none of ${count(explored.strips)} strips met is missed.`,
    `Asked was for wins in ${gameName(plan.game)} with ${gameWords(shapeOf(core))}. A position with an empty pile is one of fewer piles: --piles.`,
    'Not asked was whether it chooses evenly where several moves win (--even-choice), nor what it does where no move wins.',
    'A player that goes by earlier moves may do otherwise in a game.',
  ];
  return { id: 'scope', heading: 'What this covers', beside: [], body: [{ is: 'list', items }], layout: { paper: 'together' } };
}

function commandWords(core: WinsCore): readonly string[] {
  const { plan, subject } = core;
  return [
    `npx shuffle-audit ${'seed' in plan ? 'run' : 'prove'}`,
    ...subjectWords(subject.origin),
    '--space nim:player',
    ...gameOptions(shapeOf(core)),
    ...(plan.game === NIM.id ? [] : [`--game ${plan.game}`]),
    ...('seed' in plan ? [`--trials ${plan.trials}`] : []),
  ];
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
    sections: [firstSection(core), lapsesSection(core), sharesSection(core), scopeSection(core)].filter((section) => section !== null),
    check: {
      commands: [
        { head: 'Play it again and compare, bit for bit', words: verifyCommand(told, subject.origin.source.kind === 'program') },
        { head: 'Ask anew', words: commandWords(core) },
      ],
      facts: [['Record', [code(digest)]], ...subjectFacts(subject), ['Tool', toolWords(tool, run)]],
    },
    style: OUTCOMES,
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
