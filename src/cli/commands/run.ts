import type { BrokenRace } from '../../core/broken-race.js';
import type { Evidence } from '../../core/evidence.js';
import type { Sequential } from '../../core/sequential.js';
import { fitsOf } from '../../engine/fit.js';
import type { SealedText } from '../../engine/record/sealed.js';
import { runAudit } from '../../host/audits.js';
import { canResume, journalHeader } from '../../host/journal/journal-header.js';
import { findJournal } from '../../host/journal/open-journal.js';
import { announce } from '../announce.js';
import { brokenRaceOr } from '../broken-race-or.js';
import type { Command, Values } from '../command.js';
import { isOn } from '../command.js';
import { cardsOf, workersOf } from '../common.js';
import { documentFacts, loadProfile } from '../document-options.js';
import { givenOptions } from '../given-options.js';
import { isForLists } from '../is-for-lists.js';
import { journaled } from '../journaled.js';
import { nameOf } from '../name-of.js';
import { refuseNull } from '../null-of.js';
import { OF_DOCUMENT } from '../of-document.js';
import { openSubject } from '../open-named.js';
import { optionsOf } from '../options.js';
import { SCREEN } from '../print.js';
import { progressOn } from '../progress.js';
import { readFirst } from '../read-first.js';
import type { runLists } from '../run-lists.js';
import { startSealing } from '../sealing.js';
import { seedFacts, seedOf } from '../seed-of.js';
import { derivedSeed, seedSourceOf } from '../seed-source.js';
import { specOf } from '../spec-of.js';
import { tellWritten } from '../tell-written.js';
import { unseededPlan } from '../unseeded-plan.js';
import { folderOf } from '../write-files.js';
import type { Written } from '../write-locked.js';
import { writeLocked } from '../write-locked.js';
import type { runUntilDecided } from './run-until-decided.js';

/** `run`: sample, test, decide; writes the record and the report. */
export const run: Command = {
  positionals: { subject: 'a built-in shuffle, ./file.js, ./file.ts#name, npm:package or npm:package#function' },
  options: optionsOf(
    'n',
    'space',
    'size',
    'moves',
    'piles',
    'max',
    'deal',
    'order-unknown',
    'trials',
    'seed',
    'challenge',
    'beacon',
    'beacon-file',
    'announce',
    'detect',
    'battery',
    'tests',
    'lags',
    'null',
    'prng',
    'bounded',
    'seeding',
    'native-seed',
    'randomness',
    'input',
    'pass-random',
    'call',
    'until-decided',
    'isolation',
    'strict',
    'protocol',
    'cards',
    'deadline',
    'timeout',
    'workers',
    'out',
    'name',
    'open',
    'fresh',
    ...OF_DOCUMENT,
  ),
  examples: [
    ['$0 run naive-swap', 'a well-known mistake, with its report'],
    ['$0 run fisher-yates --bounded modulo:8', 'another method for the choices'],
    ['$0 run ./my-shuffle.js#deal --detect 2%', 'your own function'],
    ['$0 run npm:lodash#shuffle --trials 2e5', 'an installed package'],
    ['$0 run npm:lodash --call "(deck) => chain(deck).shuffle().value()"', 'one called in another way'],
    ['$0 run ./my-shuffle.js --input shuffled', 'your function, handed a deck in random order every time'],
    ['$0 run npm:lodash#sampleSize --deal 5', 'a function that deals 5 of 52 cards'],
    ['$0 run --n 5 -- python3 ./deal.py', 'a program that writes a deck a line'],
    ['$0 run --space puzzle:3x3 ./scramble.js', 'your own scrambler of sliding puzzles'],
    ['$0 run --space nim:player ./my-player.js', 'your own player of Nim: gets piles, returns them after its move'],
    ['$0 run puzzle:walk --moves 50 --size 3x3', 'a scrambler of sliding puzzles'],
    ['$0 run nim:dealer/off-by-one --piles 3 --max 7', 'a dealer of Nim'],
    ['$0 run sattolo --until-decided', 'as few deals as show the bias'],
    ['$0 run sattolo --null cyclic', 'one cycle through all cards is what is wanted'],
    ['$0 run ./fast.js --null reference:./slow.js', 'held against another shuffle that is known to be right'],
    ['$0 run feistel:4 --n 1e6 --trials 1', 'one long list by itself'],
    ['$0 run naive-swap --challenge "first words of the lab"', 'a seed that nobody could choose'],
    ['$0 run naive-swap --profile gli-19 --client "Example Games"', 'a document for a standard beside the record'],
    ['$0 run naive-swap --beacon quicknet:99000000 --announce', 'what a verifier must know before that round comes'],
  ],
  ends: 'Ends with 0 no bias found, 20 biased, 21 cannot tell, 76 where the function, program or race broke its contract; 64 and above: an error.',
  async run(values) {
    const spec = specOf(values);
    refuseNull(values);
    await loadProfile(values);
    if (isOn(values, 'announce')) return announce(spec, values);
    folderOf(values);
    if (isForLists(spec, values)) return forLists(spec, values);
    const written: Written<Evidence | Sequential | BrokenRace> = await (isOn(values, 'until-decided')
      ? untilDecided(spec, values)
      : runFixed(spec, values));
    return tellWritten(values, written);
  },
};

async function forLists(...asked: Parameters<typeof runLists>): ReturnType<typeof runLists> {
  readFirst('./run-lists.js');
  return (await import('../run-lists.js')).runLists(...asked);
}

async function untilDecided(...asked: Parameters<typeof runUntilDecided>): ReturnType<typeof runUntilDecided> {
  readFirst('./commands/run-until-decided.js');
  return (await import('./run-until-decided.js')).runUntilDecided(...asked);
}

/** What is quicker where a bias alone is looked for. */
const SOONER = 'to stop as soon as a bias is shown: --until-decided; to deal fewer: --detect 5% or --trials';

async function runFixed(spec: string | readonly string[], values: Values): Promise<Written<Evidence | BrokenRace>> {
  const sealing = startSealing();
  const workers = workersOf(values);
  const document = documentFacts(values);
  const source = await seedSourceOf(values);
  const subject = await openSubject(spec, cardsOf(values), values);
  return writeLocked(values, nameOf(subject.origin, subject.space.cards), async (files): Promise<SealedText<Evidence | BrokenRace>> => {
    const found = findJournal(files.journal, isOn(values, 'fresh'));
    const fits = fitsOf(subject.space);
    const unseeded = unseededPlan(values, subject, fits);
    // The same command goes on where its seed was drawn.
    const seed = source === null ? seedOf(values, found) : derivedSeed(source, subject, unseeded);
    const plan = { ...unseeded, seed: seed.text };
    const progress = progressOn(SCREEN, isOn(values, 'quiet'), subject.space.one, SOONER);
    const long = {
      file: files.journal,
      found,
      header: { ...journalHeader(plan, subject), ...seed.kept },
      seed: seed.text,
      resumable: canResume(subject),
      quiet: isOn(values, 'quiet'),
      progress,
    };
    const audited = journaled(long, (keeper) => runAudit(plan, subject, { workers, onProgress: progress.report, keeper, fits }));
    const core = await brokenRaceOr(audited, plan);
    // There is no document of what has no test.
    if ('race' in core)
      return sealing.seal(core, workers, { ...seedFacts(seed), ...givenOptions(values), earlierRecords: files.earlier(core) });
    return sealing.seal(core, workers, {
      ...seedFacts(seed),
      ...document,
      ...givenOptions(values),
      earlierRecords: files.earlier(core),
    });
  });
}
