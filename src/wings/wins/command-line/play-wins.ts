import { loadRecordKinds } from '../../../cli/additions.js';
import { workersOf } from '../../../cli/common.js';
import type { Joined } from '../../../cli/prepared.js';
import { factLine, print, SCREEN } from '../../../cli/print.js';
import { progressOn, stepProgressOn } from '../../../cli/progress.js';
import { forecastOn } from '../../../cli/proof-forecast.js';
import { repeatedOptions } from '../../../cli/repeated-options.js';
import { seedFacts, seedOf } from '../../../cli/seed/seed-of.js';
import type { RunAsked } from '../../../cli/subject/audit-asked.js';
import { nameOf } from '../../../cli/subject/name-of.js';
import { openRequested, requestOf, type SubjectRequest } from '../../../cli/subject/open-subject.js';
import { specOf } from '../../../cli/subject/spec-of.js';
import { parseSubject } from '../../../cli/subject/subject-spec.js';
import { filesIn, folderOf } from '../../../cli/write/write-files.js';
import { writeTold } from '../../../cli/write/write-told.js';
import { openPage } from '../../../cli/write/written-lines.js';
import { AuditError } from '../../../core/errors.js';
import { SEED_SCHEME } from '../../../core/record/scheme-names.js';
import { outcomeIn } from '../../../core/subject/outcome.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import { parseCount } from '../../../core/words/parse-count.js';
import { kindOf } from '../../../kinds/index.js';
import { startSealing } from '../../../records/sealing.js';
import { trialsFor, USUAL_DETECT } from '../engine/judge.js';
import { provedWins, sampledWins } from '../engine/look.js';
import { NIM, rulesOf } from '../game.js';

export type WinsAsked = Omit<RunAsked, 'piles' | 'fresh'> & {
  readonly subject: string | undefined;
  readonly game: string | undefined;
  readonly evenChoice: boolean;
  readonly piles: number;
  readonly open: boolean;
  readonly yes?: boolean;
};

/** Options of an audit of even choices, of no use to the question of wins: it makes no tests, and one win given away decides. */
const REFUSED = ['until-decided', 'battery', 'tests', 'lags', 'null', 'fresh'] as const;

const EXIT = { holds: 0, fails: 20, inconclusive: 21 } as const;

/** True if a function or program is asked whether it plays every win. Throws E_USAGE for options of a player with any other subject. */
export function isForWins({ evenChoice, game, piles, program, space = '', subject }: WinsAsked): boolean {
  const own = program !== undefined || (subject !== undefined && ['module', 'npm'].includes(parseSubject(subject).kind));
  const isPlain = own && space === 'nim:player' && !evenChoice;
  const typed = game === undefined ? '--even-choice' : '--game';
  if ((evenChoice && !(own && /^nim:player(?:\/|$)/.test(space))) || (game !== undefined && !isPlain))
    throw new AuditError('E_USAGE', `${typed} is for functions and programs with --space nim:player, and one of --game and --even-choice`, {
      hint: 'for example: shuffle-audit run --space nim:player ./my-player.js',
    });
  if (!isPlain) parseCount('piles', String(piles), 2, piles);
  return isPlain;
}

/** Runs `run` or `prove` for a player: says whether it plays every win. Returns the exit code. */
export async function playWins(command: 'run' | 'prove', asked: WinsAsked, added: Joined): Promise<number> {
  const folder = folderOf(asked);
  const question = questionOf(command, asked, added);
  const sealing = startSealing();
  const { core, facts } = await (command === 'prove' ? proved(question, asked) : sampled(question, asked, added));
  const { plan, subject, verdict } = core;
  const game = plan.game === NIM ? '' : `-${plan.game.replaceAll(/[^a-z0-9]+/g, '-')}`;
  const files = filesIn(folder, asked.name ?? `${nameOf(subject.origin, plan.n)}${game}${facts ? '' : '-proof'}`);
  const earlier = facts && { ...facts, earlierRecords: files.earlier(core) };
  await loadRecordKinds();
  await writeTold(asked, files, sealing.seal(core, facts ? workersOf(asked) : 1, earlier));
  if ('seed' in plan && subject.replay === 'exact' && !asked.json) print(factLine('seed', plan.seed));
  await openPage(asked, files.page);
  return EXIT[verdict.kind];
}

type Question = ReturnType<typeof questionOf>;

/** Reads what was typed. Throws E_USAGE for options that mean nothing here, and for a size or a game that is none. */
function questionOf(command: string, asked: WinsAsked, { shaping }: Joined) {
  const typed = [...REFUSED, ...(shaping === undefined ? [] : [shaping])].find((name) => asked.given.has(name));
  if (typed !== undefined)
    throw new AuditError('E_USAGE', `--${typed} is for an audit of even choices, and here it is asked if every win is played`, {
      hint: `leave out --${typed}, or ask for even choices: --even-choice`,
    });
  const request = requestOf(specOf(command, asked), asked);
  const { game = NIM } = asked;
  const outcome = { ...outcomeIn({ id: command, outcome: request.outcome }, 'moves'), choice: 'win' } as const;
  // Refuses another game, and too many positions.
  rulesOf(game, outcome.max);
  const { cards } = kindOf(outcome).space(outcome, { n: 0 });
  return { request: { ...request, outcome } as SubjectRequest, outcome, game, n: cards };
}

async function sampled({ game, n, outcome, request }: Question, asked: WinsAsked, added: Joined) {
  const { detect = USUAL_DETECT, quiet, trials = trialsFor(outcome, detect) } = asked;
  const subject = await openRequested(request, n);
  const fixed = { n, game, seedScheme: SEED_SCHEME, trials, blockSize: BLOCK_SIZE, detect } as const;
  const seed = added.seed ? added.seed({ subject, plan: fixed }) : seedOf(asked);
  const progress = progressOn(SCREEN, quiet, 'move', 'to play fewer: --trials');
  let done = 0;
  const core = await sampledWins(subject, { ...fixed, seed: seed.text }, workersOf(asked), (deals) => {
    done += deals;
    progress.report('sample', done, trials);
  }).finally(progress.done);
  return { core, facts: { ...seedFacts(seed), ...repeatedOptions(asked) } };
}

async function proved({ game, outcome, request }: Question, { quiet, yes = false }: WinsAsked) {
  if (request.kind !== 'module' && request.kind !== 'npm')
    throw new AuditError('E_USAGE', 'wins are proved of a function, got a program', { hint: 'run, with the same options, plays a sample' });
  const progress = stepProgressOn(SCREEN, quiet, 'proving');
  const hearer = { onProgress: progress.report, onForecast: forecastOn(SCREEN, { quiet, yes }) };
  return { core: await provedWins(request, outcome, game, hearer).finally(progress.done), facts: undefined };
}
