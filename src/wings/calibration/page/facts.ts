import { canonical } from '../../../engine/record/canonical.js';
import type {
  CalibratedRow,
  CalibratedSize,
  CalibrationCore,
  CalibrationQuestion,
  CalibrationRow,
  CalibrationTail,
  LevelRate,
  RowRates,
} from '../record/calibration.js';

/** One rate with its row and level, all sources together. */
export interface RateAt {
  readonly size: CalibratedSize;
  readonly row: CalibratedRow;
  readonly tail: CalibrationTail;
  readonly rate: LevelRate;
  /** True if it is beyond what the calibration allows, and beyond luck. */
  readonly fails: boolean;
}

export const TAILS: readonly CalibrationTail[] = ['upper', 'lower'];

/** Returns a test of whether a question's row fails it. */
export function failing({ verdict }: CalibrationCore): (question: CalibrationQuestion) => boolean {
  const because = new Set(verdict.kind === 'fails' ? verdict.because.map(canonical) : []);
  return (question) => because.has(canonical(question));
}

export function failuresOf({ verdict }: CalibrationCore, row: CalibrationRow): readonly CalibrationQuestion[] {
  return verdict.kind === 'fails' ? verdict.because.filter((question) => rowKey(question) === rowKey(row)) : [];
}

function rowKey({ n, outcome, test, trials }: CalibrationRow): string {
  return canonical([n, trials, test, outcome ?? null]);
}

export function ratesOf(core: CalibrationCore): readonly RateAt[] {
  const fails = failing(core);
  return core.calibration.flatMap((size) =>
    size.rows.flatMap((row) =>
      TAILS.flatMap((tail) =>
        row.together[tail].map((rate) => ({
          size,
          row,
          tail,
          rate,
          fails: fails({ n: size.n, trials: size.trials, test: row.test, asks: tail, level: rate.level }),
        })),
      ),
    ),
  );
}

/** The rates outside their interval: the high ones first, each group with the least likely first. */
export function outside(core: CalibrationCore): readonly RateAt[] {
  const away = ({ rate }: RateAt): number => Math.abs(Math.log(Math.max(rate.rejections, 0.5) / rate.stated));
  const found = ratesOf(core).filter(({ rate }) => rate.answer !== 'as-stated');
  const more = found.filter(({ rate }) => rate.answer === 'more-often').sort((a, b) => a.rate.logP - b.rate.logP);
  return [...more, ...found.filter(({ rate }) => rate.answer === 'less-often').sort((a, b) => away(b) - away(a))];
}

/** Counts the rows, those of whole audits among them (`near`; the others are far out), and those that fail. */
export function rowTally({ calibration, far, verdict }: CalibrationCore): {
  readonly rows: number;
  readonly near: number;
  readonly failing: number;
} {
  const failed = new Set(verdict.kind === 'fails' ? verdict.because.map(rowKey) : []);
  const near = calibration.reduce((sum, { rows }) => sum + rows.length, 0);
  return { rows: near + far.reduce((sum, { rows }) => sum + rows.length, 0), near, failing: failed.size };
}

/** The number of audits of one size, all sources together. */
export function auditsEach({ plan }: CalibrationCore): number {
  return plan.sources.reduce((sum, { audits }) => sum + audits, 0);
}

/** The bound on √audits times the height of a step below which the steps of a row's p-values do not show in their spread. */
const FINE = 0.1;

/** Natural log of the probability of a spread this uneven under luck; null where the row's p-values move in steps that this number of audits shows. */
export function spreadOf({ repeated }: CalibratedRow, { audits, straightness }: RowRates): number | null {
  return straightness && repeated * Math.sqrt(audits) <= FINE ? straightness.logP : null;
}

/** The content of one picture: one size, or several of the same number of cards whose deals are each a statistic's fewest. */
export interface Panel {
  readonly n: number;
  /** Null where the rows have different numbers of deals. */
  readonly trials: number | null;
  readonly rows: readonly { readonly trials: number; readonly row: CalibratedRow }[];
}

/** The number of rows below which a size is drawn together with the others of its number of cards. */
const FEW_ROWS = 16;

/** The pictures: each size with many rows has its own, few cards first. */
export function panelsOf({ calibration }: CalibrationCore): readonly Panel[] {
  const whole = (size: CalibratedSize): boolean =>
    size.rows.length >= FEW_ROWS || calibration.every((other) => other === size || other.n !== size.n);
  const panels: Panel[] = [];
  for (const n of new Set(calibration.map((size) => size.n))) {
    const sizes = calibration.filter((size) => size.n === n);
    const small = sizes.filter((size) => !whole(size));
    if (small.length > 0) {
      panels.push({ n, trials: null, rows: small.flatMap(({ rows, trials }) => rows.map((row) => ({ trials, row }))) });
    }
    for (const { rows, trials } of sizes.filter(whole)) panels.push({ n, trials, rows: rows.map((row) => ({ trials, row })) });
  }
  return panels;
}
