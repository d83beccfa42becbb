import type { EvidenceCore, Sealed } from '../../core/record/evidence.js';
import type { SequentialCore } from '../../core/record/sequential.js';
import { fitsOf } from '../../engine/fit.js';
import type { SealedText } from '../../engine/record/sealed.js';
import { runAudit } from '../../host/audits.js';
import { canResume, journalHeader } from '../../host/journal/journal-header.js';
import { findJournal } from '../../host/journal/open-journal.js';
import { auditedOrBroken, type BrokenCore, foundBeside } from '../../records/additions.js';
import { startSealing } from '../../records/sealing.js';
import { prepareAdditions } from '../additions.js';
import { command, SUBJECTS, word } from '../command.js';
import { cardsOf, workersOf } from '../common.js';
import { optionsOf } from '../options/shared.js';
import { unseededPlan } from '../plan/unseeded-plan.js';
import type { Joined } from '../prepared.js';
import { SCREEN } from '../print.js';
import { progressOn } from '../progress.js';
import { readFirst } from '../read-first.js';
import { repeatedOptions } from '../repeated-options.js';
import { seedFacts, seedOf } from '../seed/seed-of.js';
import type { RunAsked } from '../subject/audit-asked.js';
import { nameOf } from '../subject/name-of.js';
import { refuseNull } from '../subject/null-of.js';
import { openSubject } from '../subject/open-named.js';
import { specOf } from '../subject/spec-of.js';
import { journaled } from '../write/journaled.js';
import { tellWritten } from '../write/tell-written.js';
import { folderOf } from '../write/write-files.js';
import type { Written } from '../write/write-locked.js';
import { writeLocked } from '../write/write-locked.js';
import type { runUntilDecided } from './run-until-decided.js';

/** `run`: samples, tests, decides; writes the record and the report. */
export const run = command(
  {
    operands: { subject: word('a built-in shuffle, ./file.js, ./file.ts#name, npm:package or npm:package#function', SUBJECTS) },
    options: {
      ...optionsOf(
        'n',
        'space',
        'size',
        'moves',
        'piles',
        'max',
        'deal',
        'orderUnknown',
        'trials',
        'seed',
        'detect',
        'battery',
        'tests',
        'lags',
        'null',
        'prng',
        'bounded',
        'seeding',
        'nativeSeed',
        'randomness',
        'input',
        'passRandom',
        'call',
        'untilDecided',
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
      ),
    },
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
      ['$0 run --space nim:player ./my-player.js', 'does your player of Nim win? It gets piles, returns them after its move'],
      ['$0 run puzzle:walk --moves 50 --size 3x3', 'a scrambler of sliding puzzles'],
      ['$0 run nim:dealer/off-by-one --piles 3 --max 7', 'a dealer of Nim'],
      ['$0 run sattolo --until-decided', 'as few deals as show the bias'],
      ['$0 run sattolo --null cyclic', 'one cycle through all cards is what is wanted'],
      ['$0 run ./fast.js --null reference:./slow.js', 'held against another shuffle that is known to be right'],
    ],
    ends: 'Ends with 0 no bias found, 20 biased, 21 cannot tell, 76 where the function, program or race broke its contract; 64 and above: an error.',
  },
  async (asked) => {
    const spec = specOf('run', asked);
    refuseNull(asked);
    const added = await prepareAdditions('run', asked);
    if (added.instead) return added.instead();
    folderOf(asked);
    const written: Written<Sealed<EvidenceCore | SequentialCore | BrokenCore>> = await (asked.untilDecided
      ? untilDecided(spec, asked, added)
      : runFixed(spec, asked, added));
    return tellWritten(asked, written, added.lines);
  },
);

async function untilDecided(...asked: Parameters<typeof runUntilDecided>): ReturnType<typeof runUntilDecided> {
  readFirst('./commands/run-until-decided.js');
  return (await import('./run-until-decided.js')).runUntilDecided(...asked);
}

const SOONER = 'to stop as soon as a bias is shown: --until-decided; to deal fewer: --detect 5% or --trials';

async function runFixed(
  spec: string | readonly string[],
  asked: RunAsked,
  added: Joined,
): Promise<Written<Sealed<EvidenceCore | BrokenCore>>> {
  const sealing = startSealing();
  const workers = workersOf(asked);
  const subject = await openSubject(spec, cardsOf(asked), asked);
  return writeLocked(
    asked,
    nameOf(subject.origin, subject.space.cards),
    async (files): Promise<SealedText<Sealed<EvidenceCore | BrokenCore>>> => {
      const found = findJournal(files.journal, asked.fresh);
      const fits = fitsOf(subject.space);
      const unseeded = unseededPlan(asked, subject, fits, added.wishes);
      // The same command goes on where its seed was drawn.
      const seed = added.seed ? added.seed({ subject, plan: unseeded }) : seedOf(asked, found);
      const plan = { ...unseeded, seed: seed.text };
      const progress = progressOn(SCREEN, asked.quiet, subject.space.one, SOONER);
      const long = {
        file: files.journal,
        found,
        header: { ...journalHeader(plan, subject), ...seed.kept },
        seed: added.seed ? null : seed.text,
        resumable: canResume(subject),
        quiet: asked.quiet,
        progress,
      };
      const audited = journaled(long, (keeper) => runAudit(plan, subject, { workers, onProgress: progress.report, keeper, fits }));
      const core = await auditedOrBroken(audited, plan);
      return sealing.seal(core, workers, {
        ...seedFacts(seed),
        // What wings say of an audit is said of its tests: of a broken one there are none.
        ...(core.kind === 'audit' && { ...added.facts, ...(await foundBeside({ core, run: added.facts }, asked.out)) }),
        ...repeatedOptions(asked),
        earlierRecords: files.earlier(core),
      });
    },
    added.papers,
  );
}
