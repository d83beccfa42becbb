import { nearestHint } from '../../core/catalogue.js';
import type { NimClaimsPlan } from '../../core/claims-plan.js';
import { AuditError } from '../../core/errors.js';
import type { Command, Values } from '../command.js';
import { isOn, textOf } from '../command.js';
import type { NimGame } from '../nim/game.js';
import { readGrid } from '../nim/grid.js';
import { grundy } from '../nim/grundy.js';
import { matrix } from '../nim/matrix.js';
import { nimble } from '../nim/nimble.js';
import { northcott } from '../nim/northcott.js';
import { playNim } from '../nim/play.js';
import { poker } from '../nim/poker.js';
import { primePower } from '../nim/prime-power.js';
import { json } from '../nim/say.js';
import { plainNim } from '../nim/solve.js';
import { optionsOf } from '../options.js';
import { print, printJsonText } from '../print.js';
import { shown } from '../shown.js';
import { verifying } from '../verifying.js';

const EXIT_REFUTED = 20;

const GAMES: readonly NimGame[] = [plainNim, primePower, nimble, matrix, poker, northcott, grundy];
/** Where a record is written to. */
const WRITING = ['out', 'name'] as const;
/** What can be done, with the options that mean something there. */
const PARTS: readonly Pick<NimGame, 'name' | 'options'>[] = [
  ...GAMES,
  { name: 'play', options: ['misere', 'first'] },
  { name: 'verify', options: ['long', 'grid', ...WRITING] },
];
const NAMES = PARTS.map(({ name }) => name);

const OWN_OPTIONS = {
  misere: { type: 'boolean', default: false, describe: 'the last stone loses (solve, prime-power, nimble, matrix, play)' },
  counts: { type: 'boolean', default: false, describe: 'nimble: the numbers say how many coins stand on squares 0, 1, 2 and so on' },
  adds: { type: 'string', requiresArg: true, describe: 'poker: how often the player to move may still add', defaultDescription: '1' },
  cap: { type: 'string', requiresArg: true, describe: 'poker: the largest size of a pile, or one for each pile; by default no limit' },
  width: { type: 'string', requiresArg: true, describe: 'northcott: columns of the board', defaultDescription: '8' },
  first: { type: 'string', requiresArg: true, describe: 'play: who begins, me or machine', defaultDescription: 'me' },
  long: { type: 'boolean', default: false, describe: 'verify: also the grid of 1,048,576 positions' },
  grid: {
    type: 'string',
    requiresArg: true,
    describe:
      'verify: on this grid alone, piles x most stones: 4x15 is 4 piles of up to 15; up to 10 piles, 255 stones and 1,048,576 positions',
    defaultDescription: '12 grids',
  },
} as const;

/** `nim`: Nim and its kin solved, played and verified. */
export const nim: Command = {
  positionals: {
    game: NAMES.join(', '),
    position: 'piles such as 6,9,3; for grundy the game and its heaps',
  },
  options: { ...OWN_OPTIONS, ...optionsOf(...WRITING) },
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
  async run(values) {
    const name = partOf(values);
    const words = wordsOf(values);
    if (name === 'play') {
      if (isOn(values, 'json')) throw new AuditError('E_USAGE', '--json means nothing to nim play, which is interactive');
      await playNim(words, values);
      return 0;
    }
    if (name === 'verify') {
      if (words.length > 0) throw new AuditError('E_USAGE', `nim verify takes no position, got ${words.join(' ')}`);
      return (await verifying(planOf(values), values)) ? 0 : EXIT_REFUTED;
    }
    for (const { name: known, solve: solved } of GAMES) {
      if (known !== name) continue;
      const { json: data, text } = solved(words, values);
      if (isOn(values, 'json')) printJsonText(`${json(data)}\n`);
      else print(...shown(text));
    }
    return 0;
  },
};

/** How far `nim verify` is to look. Throws E_USAGE. */
function planOf(values: Values): NimClaimsPlan {
  const grid = textOf(values, 'grid');
  const long = isOn(values, 'long');
  if (grid === undefined) return { family: 'nim', long };
  if (long) throw new AuditError('E_USAGE', '--long adds a grid to the usual ones, got it with --grid, which takes their place');
  return { family: 'nim', long, grid: readGrid(grid) };
}

/** Which part of the command is meant. Throws E_USAGE for none, for an unknown one, and for an option that means nothing to it. */
function partOf(values: Values): string {
  const name = values['game'];
  const hint = 'try: shuffle-audit nim solve 6,9,3';
  if (typeof name !== 'string' || name === '')
    throw new AuditError('E_USAGE', `nim needs one of ${NAMES.join(', ')}, got nothing`, { hint });
  const part = PARTS.find((one) => one.name === name);
  if (part === undefined) {
    const piles = /^[0-9]/.test(name) ? `try: shuffle-audit nim solve ${name}` : nearestHint(name, NAMES, 'see: shuffle-audit nim --help');
    throw new AuditError('E_USAGE', `nim knows ${NAMES.join(', ')}, got "${name}"`, { hint: piles });
  }
  for (const option of [...Object.keys(OWN_OPTIONS), ...WRITING]) {
    const given = values[option] !== undefined && values[option] !== false;
    if (!given || part.options.includes(option)) continue;
    const where = PARTS.filter(({ options }) => options.includes(option)).map((one) => one.name);
    throw new AuditError('E_USAGE', `--${option} belongs to nim ${where.join(', ')}, got it with ${name}`);
  }
  return name;
}

function wordsOf(values: Values): readonly string[] {
  const words = values['position'];
  return Array.isArray(words) ? words.map(String) : [];
}
