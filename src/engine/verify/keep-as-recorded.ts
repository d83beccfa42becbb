import type { CountedSample, EvidenceCore, RecordedCounts } from '../../core/record/evidence.js';
import { SIDE_LOOKS, sideSamples } from '../../core/statistic/side-looks.js';
import { MOST_RECORDED_CELLS } from '../record/record-counts.js';

type Sampled = EvidenceCore['counts'];

/** Returns the statistics for which a record of large decks keeps only a digest of the counts, in any sample. */
export function digestsAlone(core: EvidenceCore): readonly string[] {
  const samples = sideSamples(core);
  const all = [core.counts, core.confirmation?.counts, ...SIDE_LOOKS.map((beside) => samples[beside]?.counts)];
  return [...new Set(all.flatMap((counts) => Object.entries(counts ?? {}).flatMap(([id, own]) => (isDigest(own, own) ? [id] : []))))];
}

/**
 * Returns the recomputed core, with everything that rests on counts that the record does not keep taken as recorded. These are their digests and
 * sums, and the known mistake that explains a bias. All else follows from the other counts, and from the rows of these.
 */
export function keepAsRecorded(core: EvidenceCore, again: EvidenceCore): EvidenceCore {
  if (digestsAlone(core).length === 0) return again;
  const { absolute, confirmation, input } = again;
  const ofSample = <Made extends CountedSample>(recorded: CountedSample | undefined, made: Made): Made => ({
    ...made,
    counts: kept(recorded?.counts, made.counts),
  });
  return {
    ...again,
    counts: kept(core.counts, again.counts),
    confirmation: confirmation && { ...confirmation, counts: kept(core.confirmation?.counts, confirmation.counts) },
    ...(input && {
      input: { ...ofSample(core.input, input), ...(input.absolute && { absolute: ofSample(core.input?.absolute, input.absolute) }) },
    }),
    ...(absolute && { absolute: ofSample(core.absolute, absolute) }),
    diagnosis: again.verdict.kind === 'biased' ? core.diagnosis : null,
  };
}

function kept(recorded: Sampled | undefined, made: Sampled): Sampled {
  return Object.fromEntries(
    Object.entries(made).map(([id, own]) => {
      const found = recorded?.[id];
      if (!found || !isDigest(found, own)) return [id, own];
      const { sha256, sum } = found;
      return [id, { shape: own.shape, sum, sha256, ...(own.law && { law: own.law }) }];
    }),
  );
}

/** True if a record leaves out counts because there are more than any record keeps of this shape. */
function isDigest({ values }: RecordedCounts, { shape }: RecordedCounts): boolean {
  return !values && shape.reduce((product, side) => product * side, 1) > MOST_RECORDED_CELLS;
}
