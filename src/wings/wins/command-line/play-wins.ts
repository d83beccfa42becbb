import type { Joined } from '../../../cli/prepared.js';
import { workersOf } from '../../../cli/common.js';
import { factLine, print, printJsonText, printText, SCREEN } from '../../../cli/print.js';
import { progressOn, stepProgressOn } from '../../../cli/progress.js';
import { forecastOn } from '../../../cli/proof-forecast.js';
import { repeatedOptions } from '../../../cli/repeated-options.js';
import { seedFacts, seedOf } from '../../../cli/seed/seed-of.js';
import type { RunAsked } from '../../../cli/subject/audit-asked.js';
import { nameOf } from '../../../cli/subject/name-of.js';
import { openRequested, requestOf, type SubjectRequest } from '../../../cli/subject/open-subject.js';
import { specOf } from '../../../cli/subject/spec-of.js';
import { parseSubject } from '../../../cli/subject/subject-spec.js';
import { folderOf } from '../../../cli/write/write-files.js';
import { type Written, writeLocked } from '../../../cli/write/write-locked.js';
import { openPage, writtenLines } from '../../../cli/write/written-lines.js';
import { AuditError } from '../../../core/errors.js';
import { SEED_SCHEME } from '../../../core/record/scheme-names.js';
import type { MovesOutcome } from '../../../core/subject/outcome.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import { parseCount } from '../../../core/words/parse-count.js';
import { allPiles } from '../../../games/nim/all-piles.js';
import { kindOf } from '../../../kinds/index.js';
import { gameWords } from '../../../kinds/shares/game-words.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import { startSealing } from '../../../records/sealing.js';
import { provedWins, sampledWins } from '../engine/look.js';
import { trialsFor, USUAL_DETECT } from '../engine/settle.js';
import { NIM, readGame, WinRules } from '../game.js';
import { pages } from '../page/pages.js';
import type { Wins } from '../record/wins.js';

export type WinsAsked = Omit<RunAsked, 'piles' | 'fresh'> & {
  readonly subject: string | undefined;
  readonly game: string | undefined;
  readonly evenChoice: boolean;
  readonly piles: number;
  readonly open: boolean;
  readonly yes?: boolean;
};

/** Options that shape an audit of even choices, each with why the question of wins has no use for it. */
const REFUSED = {
  'until-decided': 'one win given away decides, and none is shown by their number alone',
  battery: 'it makes no tests',
  tests: 'it makes no tests',
  lags: 'each move is judged by itself',
  null: 'what is right follows from the game',
} as const;

const EXIT = { holds: 0, fails: 20, inconclusive: 21 } as const;

/** True if a function or program is asked whether it plays every win. Throws E_USAGE for options of that question with any other. */
export function isForWins({ evenChoice, game, piles, program, space, subject }: WinsAsked): boolean {
  const own = program !== undefined || (subject !== undefined && ['module', 'npm'].includes(parseSubject(subject).kind));
  const ofPlayer = own && (space === 'nim:player' || space?.startsWith('nim:player/') === true);
  const isPlain = own && space === 'nim:player' && !evenChoice;
  const hint = 'for example: shuffle-audit run --space nim:player ./my-player.js';
  if (evenChoice && !ofPlayer)
    throw new AuditError('E_USAGE', '--even-choice is for functions and programs with --space nim:player, got it without', { hint });
  if (game !== undefined && !isPlain)
    throw new AuditError('E_USAGE', `--game is for functions and programs with --space nim:player${evenChoice ? ', without --even-choice' : ''}`, { hint });
  if (!isPlain) parseCount('piles', String(piles), 2, piles);
  return isPlain;
}

/** Runs `run` for a player: plays a sample and says where wins are given away. Returns the exit code. */
export async function runWins(asked: WinsAsked, added: Joined): Promise<number> {
  const { game, n, outcome, request, won } = whatIsAsked('run', asked, added);
  const { detect = USUAL_DETECT, trials = trialsFor(outcome, won, detect) } = asked;
  const sealing = startSealing();
  const workers = workersOf(asked);
  const trying = stepProgressOn(SCREEN, asked.quiet, 'trying the function');
  const subject = await openRequested(request, n, (deal, of) => trying.report(`deal ${deal} of ${of}`)).finally(trying.done);
  const fixed = { n, game, seedScheme: SEED_SCHEME, trials, blockSize: BLOCK_SIZE, detect } as const;
  const seed = added.seed ? added.seed({ subject, plan: fixed }) : seedOf(asked);
  const progress = progressOn(SCREEN, asked.quiet, 'move', 'to play fewer: --trials');
  const written = await writeLocked<Wins>(asked, nameIn(nameOf(subject.origin, n), game), async (files) => {
    let done = 0;
    const core = await sampledWins(subject, { ...fixed, seed: seed.text }, workers, (deals) =>
      progress.report('sample', (done += deals), trials),
    ).finally(progress.done);
    return sealing.seal(core, workers, { ...seedFacts(seed), ...repeatedOptions(asked), earlierRecords: files.earlier(core) });
  });
  return told(asked, written, seed.text);
}

/** Runs `prove` for a player: looks at every position. Returns the exit code. */
export async function proveWins(asked: WinsAsked, added: Joined): Promise<number> {
  const { game, n, outcome, request } = whatIsAsked('prove', asked, added);
  if (request.kind !== 'module' && request.kind !== 'npm')
    throw new AuditError('E_USAGE', 'wins are proved of a function, got a program', { hint: 'shuffle-audit run, with the same options, plays a sample' });
  const progress = stepProgressOn(SCREEN, asked.quiet, 'proving');
  const onForecast = forecastOn(SCREEN, { quiet: asked.quiet, yes: asked.yes ?? false });
  const sealing = startSealing();
  const core = await provedWins(request, outcome, game, { onProgress: progress.report, onForecast }).finally(progress.done);
  const name = `${nameIn(nameOf(core.subject.origin, n), game)}-proof`;
  return told(asked, await writeLocked<Wins>(asked, name, async () => sealing.seal(core, 1)));
}

interface PlayerAsked {
  readonly request: SubjectRequest;
  readonly outcome: MovesOutcome;
  readonly game: string;
  readonly n: number;
  /** The share of positions that can be won. */
  readonly won: number;
}

/** Reads what was typed. Throws E_USAGE for what is no player, and for options that mean nothing here. */
function whatIsAsked(command: string, asked: WinsAsked, { shaping }: Joined): PlayerAsked {
  folderOf(asked);
  const given = [...Object.keys(REFUSED), ...(shaping === undefined ? [] : [shaping])].find((name) => asked.given.has(name));
  if (given !== undefined) {
    const reason = (REFUSED as Readonly<Record<string, string>>)[given] ?? 'it is for an audit';
    throw new AuditError('E_USAGE', `--${given} cannot be used where a player is asked for every win: ${reason}`, {
      hint: `leave out --${given}, or ask for even choices: --even-choice`,
    });
  }
  const request = requestOf(specOf(command, asked), asked);
  const { outcome } = request;
  if (outcome.kind !== 'moves') throw new AuditError('E_INTERNAL', `a player makes moves, got ${outcome.kind}`);
  const game = readGame(asked.game ?? NIM.id);
  const player = { ...outcome, choice: 'win' } as const;
  // Refuses too many positions before any is looked at.
  const { cards, size } = kindOf(player).space(player, { n: 0 });
  const rules = new WinRules(game, outcome.max);
  let won = 0;
  for (const piles of allPiles(outcome.piles, outcome.max)) if (rules.isWon(piles)) won++;
  if (won === 0) throw new AuditError('E_USAGE', `some of the positions must be there to be won, got ${gameWords(outcome)}, where none can be in ${game.id}`);
  return { request: { ...request, outcome: player } as SubjectRequest, outcome: player, game: game.id, n: cards, won: won / Number(size) };
}

function nameIn(name: string, game: string): string {
  return game === NIM.id ? name : `${name}-${game.replaceAll(/[^a-z0-9]+/g, '-')}`;
}

async function told(asked: WinsAsked, { files, record, text }: Written<Wins>, seed?: string): Promise<number> {
  const { kind } = record.core.verdict;
  if (asked.json) printJsonText(text);
  else {
    printText(pages.summary(record), LOOK[kind]);
    print('', ...writtenLines(files), ...(seed === undefined || record.core.subject.replay === 'none' ? [] : [factLine('seed', seed)]));
  }
  await openPage(asked, files.page);
  return EXIT[kind];
}
