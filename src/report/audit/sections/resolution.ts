import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { DeviationResult } from '../../../core/record/results.js';
import { isDeviation } from '../../../core/record/results.js';
import { capital } from '../../../core/words/first-letter.js';
import { landmarkTitle } from '../../../kinds/deck/landmarks.js';
import { mappedResult } from '../../../kinds/declared.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { promisedSize } from '../../../kinds/planning/promised-size.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { areCopies, findings } from '../../../page/facts/results.js';
import { askedSize, count, NBSP, size, sizeDown, sizeUp } from '../../../page/numbers.js';
import { type Phrase, plain, say } from '../../../page/phrase.js';
import { type RulerData, type RulerResult, rulerSpec } from '../charts/ruler.js';
import { resolutionWords } from '../words/resolution.js';

/** The ruler: how small a bias would have been seen, and the places of the result and of well-known mistakes. */
export function resolution(core: EvidenceCore): DocSection {
  const data = rulerData(core);
  const words = resolutionWords(core);
  const { plan } = core;
  const { card } = nounsOf(core.subject.origin.outcome.kind);
  const title = `Size of a bias: how far a ${card}’s chances are off, on average`;
  const below =
    data.marks.length > 0
      ? ` Below the axis: ${core.landmarks.length > 0 ? `well-known mistakes at ${count(plan.n)} cards, by exact calculation` : 'what is known of this method, by exact calculation'}.`
      : '';
  const outside = data.marks.filter(({ size: s }) => s < 1e-4).map(named);
  const left = outside.length > 0 ? ` Too small for this axis: ${outside.join('; ')}.` : '';
  const caption: Phrase = say`Logarithmic.${below} Dashed: the ${askedSize(plan.detect)} that was asked for.${left}`;
  const told = data.seen === null || plain(words).includes(sizeUp(data.seen));
  return {
    id: 'resolution',
    heading: 'How small a bias would have been seen',
    beside: [words],
    body: [
      figureBlock({ key: 'ruler', title, caption, description: description(data), says: description(data, !told) }, (narrow) =>
        rulerSpec(data, narrow),
      ),
    ],
  };
}

function rulerData(core: EvidenceCore): RulerData {
  const own = pageOf(core.subject.origin.outcome);
  const least = core.known?.variation?.exact === false && own.markOf !== '';
  const known =
    core.known && core.known.size > 0
      ? [
          {
            title: `this ${core.known.kind === 'outcomes' ? `${own.nouns.shuffle}${own.markOf}` : 'method'}: ${least ? `at least ${sizeDown(core.known.size)}` : size(core.known.size)}`,
            size: core.known.size,
            strong: true,
          },
        ]
      : [];
  return {
    seen: promisedSize(core),
    asked: core.plan.detect,
    result: rulerResult(core),
    marks: [...core.landmarks.map((mark) => ({ title: landmarkTitle(mark.id), size: mark.size, strong: false })), ...known],
  };
}

function rulerResult(core: EvidenceCore): RulerResult | null {
  const found = findings(core);
  const uneven = found.filter(({ tail }) => tail === 'upper');
  const [position] = uneven.filter(isDeviation).filter((result) => result === mappedResult(core));
  const shown = position ?? uneven.find(isDeviation);
  if (shown) return { ...ends(shown), label: `found: ${size(shown.effect.estimate)}${position ? '' : ` by ${shown.test}`}`, beyond: true };
  const [even] = found.filter(({ tail }) => tail === 'lower');
  if (even) return { estimate: 0, low: 0, high: 1e-12, label: 'found: more even than luck', beyond: true };
  const row = areCopies(core) ? null : mappedResult(core);
  return row
    ? {
        ...ends(row),
        label: row.effect.high > 0 ? `this result: at most ${sizeUp(row.effect.high)}` : 'this result: nothing above luck',
        beyond: false,
      }
    : null;
}

/** The label of a mark: "Sattolo, 50.0 %"; the mark of the method itself says its size already. */
function named(mark: RulerData['marks'][number]): string {
  return mark.strong ? mark.title : `${mark.title}, ${size(mark.size)}`;
}

function ends({ effect }: DeviationResult): Pick<RulerResult, 'estimate' | 'low' | 'high'> {
  return { estimate: effect.estimate, low: effect.low, high: effect.high };
}

function description({ marks, result, seen }: RulerData, limited = true): string {
  const limit = seen === null ? 'No limit is known.' : `A bias of ${sizeUp(seen)} or more would have been seen 99 times in${NBSP}100.`;
  const names = marks.map(named);
  return [limited ? limit : '', result ? `${capital(result.label)}.` : '', names.length > 0 ? `For comparison: ${names.join('; ')}.` : '']
    .filter((text) => text !== '')
    .join(' ');
}
