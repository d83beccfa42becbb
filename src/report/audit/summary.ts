import type { Evidence, EvidenceCore } from '../../core/evidence.js';
import { curesOf } from '../../engine/diagnose/cures.js';
import { pageOf } from '../../kinds/pages.js';
import { decidingCommand, decidingHeading, decidingStandIns } from '../../kinds/words/command.js';
import { plain } from '../../page/phrase.js';
import { visible } from '../../page/visible.js';
import { cardNames } from '../../page/words/card-names.js';
import { cureLines } from '../../page/words/cure.js';
import { diagnosisSentence } from '../../page/words/diagnosis.js';
import { loggedCard } from '../../page/words/logged-card.js';
import { glyphOf } from '../../page/words/verdict-mark.js';
import { terminal, wrapped } from '../../page/wrap.js';
import { leadCell } from './words/biased-lead.js';
import { settingOf } from './words/diagnosis-setting.js';
import { underNull } from './words/under-null.js';
import { verdictWords } from './words/verdict.js';

/** The verdict with what was found and how sure that is: a few lines of plain text of at most 100 columns, without a final line break. */
export function renderSummary({ core, run }: Pick<Evidence, 'core'> & Partial<Evidence>): string {
  const words = verdictWords(core);
  const { outcome } = core.subject.origin;
  const untested = pageOf(outcome).untested?.(outcome) ?? null;
  const lines = [
    `${glyphOf(core.verdict.kind)} ${words.name} ${plain(words.rest)}`,
    '',
    ...wrapped(words.lead),
    ...(core.plan.null ? wrapped(underNull(core)) : []),
    ...cardWritten(core),
    ...(untested === null ? [] : wrapped([untested])),
    ...wrapped(words.more.flatMap((phrase) => [...phrase, ' '])),
    ...wrapped(words.sure),
    ...(core.diagnosis ? wrapped(diagnosisSentence(core.diagnosis, settingOf(core))) : []),
    ...(core.diagnosis ? cureLines(curesOf(core.diagnosis, core.plan.n), core.subject.origin.source) : []),
  ];
  const deciding = core.verdict.kind === 'inconclusive' ? decidingCommand(core, run) : null;
  if (deciding) {
    const standIns = decidingStandIns(deciding);
    lines.push(
      '',
      `${decidingHeading(core)}:`,
      `  ${visible(deciding.join(' '))}`,
      ...(standIns === null ? [] : wrapped([standIns], '  ', '  ')),
    );
  }
  return terminal(lines);
}

/** Which card of a log the headline speaks of: a file writes its cards otherwise than by their number from 1. */
function cardWritten(core: EvidenceCore): readonly string[] {
  const { source } = core.subject.origin;
  const cell = core.verdict.kind === 'biased' ? leadCell(core) : null;
  return cell && source.kind === 'log' && cardNames(core.subject.origin) === null
    ? wrapped([`Card ${cell.card} is ${loggedCard(source, cell.card)}.`])
    : [];
}
