import Ajv2020 from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { AuditError } from '../../../../src/core/errors.js';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import type { ClaimsProof, Proof } from '../../../../src/core/record/proof.js';
import { isOfKind } from '../../../../src/core/record/record.js';
import { SCHEMA } from '../../../../src/core/record/scheme-names.js';
import { digestOf } from '../../../../src/engine/record/digest.js';
import { evidenceText } from '../../../../src/engine/record/evidence-text.js';
import { parseEvidence } from '../../../../src/records/read-evidence.js';
import { evidenceJsonSchema } from '../../../../src/records/registry.js';
import type { CalibrationWishes } from '../../../../src/wings/calibration/engine/make-calibration.js';
import { makeCalibration } from '../../../../src/wings/calibration/engine/make-calibration.js';
import { recordingDigest } from '../../../../src/wings/calibration/engine/recording-digest.js';
import { verifyCalibration } from '../../../../src/wings/calibration/engine/verify-calibration.js';
import { calibrate } from '../../../../src/wings/calibration/host/calibrate.js';
import { CALIBRATING_MACHINE } from '../../../../src/wings/calibration/host/calibrating-machine.js';
import { drawRecording } from '../../../../src/wings/calibration/host/recording.js';
import type { Calibration, CalibrationCore } from '../../../../src/wings/calibration/record/calibration.js';
import { schemaOf } from '../../../support/schema-of.js';

const wishes: CalibrationWishes = {
  seed: 'calibrate',
  tests: ['position-matrix', 'parity', 'previous-deal'],
  sizes: [
    { n: 3, trials: 40 },
    { n: 5, trials: 'least' },
  ],
  audits: 130,
  repeats: 1,
};

/** A calibration on these bytes, or on fresh ones, as a record. */
async function record(more: Partial<CalibrationWishes> = {}, bytes?: Uint8Array): Promise<{ whole: Calibration; bytes: Uint8Array }> {
  const made = makeCalibration({ ...wishes, ...more });
  const recorded = bytes ?? drawRecording(made.bytes);
  const recording = made.bytes === 0 ? null : { file: 'c.os.bin', bytes: made.bytes, sha256: recordingDigest(recorded) };
  const core = await calibrate({ ...made.plan, recording }, made, recording && recorded, { workers: 1 });
  return { whole: sealed(core), bytes: recorded };
}

function sealed(core: CalibrationCore): Calibration {
  const run = { startedAt: '2026-11-21T00:00:00.000Z', elapsedMs: 1, node: '20.19.0', cpu: 'test', workers: 1 };
  return { schema: SCHEMA, core, digest: digestOf(core), run };
}

const outcomes = async (whole: Calibration, bytes: Uint8Array): Promise<readonly string[]> =>
  (await verifyCalibration(whole, () => bytes, { workers: 1 }, CALIBRATING_MACHINE)).map(({ id, outcome }) => `${id} ${outcome}`);

describe('a calibration', () => {
  let whole: Calibration;
  let bytes: Uint8Array;
  beforeAll(async () => {
    ({ whole, bytes } = await record());
  });
  const edited = (edit: (core: CalibrationCore) => CalibrationCore): Calibration => sealed(edit(whole.core));

  it('has every size, source and row in it', () => {
    const { calibration, plan } = whole.core;
    expect(plan.sources).toEqual(['chacha20', 'philox4x32', 'os'].map((id) => ({ id, audits: 130 })));
    expect(calibration.map(({ n, trials }) => [n, trials])).toEqual([
      [3, 40],
      [5, 10],
      [5, 11],
    ]);
    for (const { rows } of calibration) {
      for (const { sources, together } of rows) {
        expect(together.audits).toBe(390);
        const sum = sources.reduce((total, { upper }) => total + upper[0].rejections, 0);
        expect(together.upper[0].rejections).toBe(sum);
      }
    }
    expect(calibration[0].rows.find(({ test }) => test === 'previous-deal/parity')?.law).toBe('coin');
  });

  it('gives different deals on different sources, sizes and seeds, and the same again', async () => {
    const tallies = whole.core.calibration.flatMap((size) => size.tallies);
    expect(new Set(tallies).size).toBe(tallies.length);
    const again = await record({}, bytes);
    expect(again.whole.digest).toBe(whole.digest);
    const other = await record({ seed: 'another', sources: ['chacha20'] });
    expect(other.whole.core.calibration[0].tallies[0]).not.toBe(whole.core.calibration[0].tallies[0]);
  });

  it('is verified by dealing it again, its recorded bytes included', async () => {
    expect(await outcomes(whole, bytes)).toEqual(['digest holds', 'rule holds', 'deals holds']);
  });

  it('is found out where a rate was edited and the digest made anew', async () => {
    const lie = edited((core) => ({
      ...core,
      calibration: core.calibration.map((size, s) => ({
        ...size,
        rows: size.rows.map((row, r) =>
          s + r > 0
            ? row
            : { ...row, together: { ...row.together, upper: row.together.upper.map((rate) => ({ ...rate, rejections: 0 })) } },
        ),
      })),
    }));
    expect(await outcomes(lie, bytes)).toEqual(['digest holds', 'rule holds', 'deals differs']);
  });

  it('is found out where its rule was softened', async () => {
    const lie = edited((core) => ({
      ...core,
      plan: { ...core.plan, levels: core.plan.levels.map(({ level }) => ({ level, allowed: 10 * level })) },
    }));
    expect(await outcomes(lie, bytes)).toContain('rule differs');
  });

  it('is found out where a size was left out of what was dealt', async () => {
    const lie = edited((core) => ({
      ...core,
      plan: { ...core.plan, sizes: core.plan.sizes.slice(1) },
      calibration: core.calibration.slice(1),
    }));
    expect(await outcomes(lie, bytes)).toContain('rule differs');
  });

  it('is found out where a recorded byte was changed', async () => {
    const changed = bytes.slice();
    changed[5] ^= 255;
    expect(await outcomes(whole, changed)).toContain('rule differs');
  });

  it('is found out where it names a recording too short for its audits', async () => {
    const short = bytes.slice(0, 1000);
    const lie = edited((core) => ({
      ...core,
      plan: { ...core.plan, recording: { file: 'c.os.bin', bytes: 1000, sha256: recordingDigest(short) } },
    }));
    expect(await outcomes(lie, short)).toEqual(['digest holds', 'rule differs', 'deals differs']);
  });

  it('is read back as what it is, and refused where it is not whole', () => {
    expect(parseEvidence(evidenceText(whole), 'c.json')).toEqual(whole);
    expect([
      isOfKind<Calibration>(whole, 'calibration'),
      isOfKind<Evidence>(whole, 'audit'),
      isOfKind<Proof>(whole, 'proof'),
      isOfKind<ClaimsProof>(whole, 'claims'),
    ]).toEqual([true, false, false, false]);
    const valid = new Ajv2020.default({ strict: false, validateFormats: false }).compile(evidenceJsonSchema());
    expect(valid(whole) ? [] : valid.errors).toEqual([]);
    const lies: readonly object[] = [
      { ...whole.core, more: 1 },
      { ...whole.core, verdict: { ...whole.core.verdict, kind: 'proved' } },
      { ...whole.core, plan: { ...whole.core.plan, recording: { file: '../x', bytes: 1, sha256: '0'.repeat(64) } } },
      { ...whole.core, plan: { ...whole.core.plan, asked: { ...whole.core.plan.asked, audits: 1e9 } } },
    ];
    for (const core of lies) {
      const lie = { ...whole, core };
      expect(schemaOf(lie).safeParse(lie).error?.issues ?? []).not.toEqual([]);
      expect(valid(lie) ? [] : valid.errors).not.toEqual([]);
    }
  });
});

describe('the plan of a calibration', () => {
  it('records as many audits of the operating system as fit into 64 MiB, in whole blocks', () => {
    const { bytes, plan } = makeCalibration({ ...wishes, sizes: [{ n: 52, trials: 520 }], audits: 100_000 });
    const [chacha, , os] = plan.sources;
    expect(chacha.audits).toBe(100_000);
    expect(os.audits % plan.auditsPerBlock).toBe(0);
    expect(bytes).toBeLessThanOrEqual(2 ** 26);
    expect(bytes).toBeGreaterThan(2 ** 26 * 0.9);
  });

  it('hints at the deck that a statistic needs, or at fewer deals where those are what is wrong', () => {
    const hint = (more: Partial<CalibrationWishes>): string | undefined => {
      try {
        makeCalibration({ ...wishes, ...more });
      } catch (error) {
        return (error as AuditError).hint;
      }
      return undefined;
    };
    expect(hint({ tests: ['poker-hands'], sizes: [{ n: 5, trials: 100 }] })).toBe(
      'poker-hands can be used with 52 cards: use --n 52 --trials least',
    );
    expect(hint({ tests: ['parity'], sizes: [{ n: 3, trials: 5 }] })).toContain('--trials least');
  });

  it.each([
    [{ sources: ['math-random'] }, 'math-random cannot be dealt again, and only os is recorded'],
    [{ sources: ['minstd'] }, /^minstd has 3[01](\.\d+)? bits of state, too few for streams that do not overlap$/],
    [{ sizes: [{ n: 3, trials: 100_000 }] }, 'an audit of a calibration has at most 65536 deals, got 100000'],
    [{ sizes: [{ n: 3, trials: 5 }] }, /^no statistic named can be used at these sizes: parity needs at least 10 deals, got 5$/],
    [{ tests: ['parity-of-esteem'] }, /^no statistic is called "parity-of-esteem"/],
  ] satisfies readonly (readonly [Partial<CalibrationWishes>, string | RegExp])[])('refuses %j', (more, message) => {
    const make = (): unknown => makeCalibration({ ...wishes, tests: ['parity'], ...more });
    expect(make).toThrow(AuditError);
    expect(make).toThrow(message);
  });
});
