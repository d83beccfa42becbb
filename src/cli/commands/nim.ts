import { nearestHint } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import type { NimClaimsPlan } from '../../core/record/claims-plan.js';
import { command, word, words } from '../command.js';
import type { NimGame } from '../nim/game.js';
import { grundy } from '../nim/grundy.js';
import { matrix } from '../nim/matrix.js';
import { nimble } from '../nim/nimble.js';
import { northcott } from '../nim/northcott.js';
import { NIM_OPTIONS, type NimAsked } from '../nim/options.js';
import { playNim } from '../nim/play.js';
import { poker } from '../nim/poker.js';
import { primePower } from '../nim/prime-power.js';
import { json } from '../nim/say.js';
import { plainNim } from '../nim/solve.js';
import { print, printJsonText } from '../print.js';
import { terminalLines } from '../terminal-lines.js';
import { verifying } from '../verifying.js';

const EXIT_REFUTED = 20;

const GAMES: readonly NimGame[] = [plainNim, primePower, nimble, matrix, poker, northcott, grundy];
/** The parts of the command, with the options each accepts. */
const PARTS: readonly Pick<NimGame, 'name' | 'options'>[] = [
  ...GAMES,
  { name: 'play', options: ['misere', 'first'] },
  { name: 'verify', options: ['long', 'grid', 'out', 'name'] },
];
const NAMES = PARTS.map(({ name }) => name);

/** `nim`: solves, plays and verifies Nim and its variants. */
export const nim = command(
  {
    operands: {
      game: word(NAMES.join(', '), { words: NAMES }),
      position: words('piles such as 6,9,3; for grundy the game and its heaps'),
    },
    options: NIM_OPTIONS,
    examples: [
      ['$0 nim solve 6,9,3', 'who wins, the nim-sum in binary columns, every winning move'],
      ['$0 nim solve --misere 2,1', 'the last stone loses'],
      ['$0 nim prime-power 56700', 'divide by a power of a prime; whoever makes 1 wins'],
      ['$0 nim nimble 0,2,3,0,6 --counts', 'coins on squares 0 to 4'],
      ['$0 nim matrix 1,2/0,3', 'take from the cells of one row'],
      ['$0 nim poker 3,5,2 --cap 7 --adds 2', 'stones may also be added'],
      ['$0 nim northcott 1-6,4-2', 'own column and the other’s in each row of a chessboard'],
      ['$0 nim grundy kayles 5,8', 'also dawsons-kayles, grundys-game, subtraction:1,3,4, octal:0.77, wythoff'],
      ['$0 nim play 3,4,5', 'against the machine'],
      ['$0 nim verify', 'every theorem, each beside a wrong rule that must be refuted; writes a record and a page'],
      ['$0 nim verify --grid 3x20', 'the theorems on every position of 3 piles of up to 20 stones'],
    ],
    ends: 'Ends with 0 where it did what was asked, 20 where verify finds a claim that fails; 64 and above: an error.',
  },
  async (asked) => {
    const name = partOf(asked.game, asked);
    const { position } = asked;
    if (name === 'play') {
      if (asked.json) throw new AuditError('E_USAGE', '--json means nothing to nim play, which is interactive');
      await playNim(position, asked);
      return 0;
    }
    if (name === 'verify') {
      if (position.length > 0) throw new AuditError('E_USAGE', `nim verify takes no position, got ${position.join(' ')}`);
      return (await verifying(planOf(asked), asked)) ? 0 : EXIT_REFUTED;
    }
    for (const { name: known, solve: solved } of GAMES) {
      if (known !== name) continue;
      const { json: data, text } = solved(position, asked);
      if (asked.json) printJsonText(`${json(data)}\n`);
      else print(...terminalLines(text));
    }
    return 0;
  },
);

/** Returns the extent that `nim verify` checks. Throws E_USAGE. */
function planOf({ grid, long }: NimAsked): NimClaimsPlan {
  if (grid === undefined) return { family: 'nim', long };
  if (long) throw new AuditError('E_USAGE', '--long adds a grid to the usual ones, got it with --grid, which takes their place');
  return { family: 'nim', long, grid };
}

/** Returns the part of the command that is meant. Throws E_USAGE for none, for an unknown one, and for an option it does not accept. */
function partOf(name: string | undefined, { given }: NimAsked): string {
  const hint = 'try: shuffle-audit nim solve 6,9,3';
  if (name === undefined) throw new AuditError('E_USAGE', `nim needs one of ${NAMES.join(', ')}, got nothing`, { hint });
  const part = PARTS.find((one) => one.name === name);
  if (part === undefined) {
    const piles = /^[0-9]/.test(name) ? `try: shuffle-audit nim solve ${name}` : nearestHint(name, NAMES, 'see: shuffle-audit nim --help');
    throw new AuditError('E_USAGE', `nim knows ${NAMES.join(', ')}, got "${name}"`, { hint: piles });
  }
  for (const option of Object.keys(NIM_OPTIONS) as (keyof typeof NIM_OPTIONS)[]) {
    if (!given.has(option) || part.options.includes(option)) continue;
    const where = PARTS.filter(({ options }) => options.includes(option)).map((one) => one.name);
    throw new AuditError('E_USAGE', `--${option} belongs to nim ${where.join(', ')}, got it with ${name}`);
  }
  return name;
}
