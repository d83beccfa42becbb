import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import type { Running } from '../../../engine/audit/run-audit.js';
import { differences } from '../../../engine/record/differences.js';
import type { Check } from '../../../engine/verify/check.js';
import { check, checkDigest, guarded, noteVersion } from '../../../engine/verify/check.js';
import { checkAgain } from '../../../engine/verify/check-again.js';
import type { Calibration, CalibrationCore } from '../record/calibration.js';
import { recordingBytes } from './allotment.js';
import { calibrate } from './calibrate.js';
import type { CalibrationHost } from './calibration-host.js';
import type { MadeCalibration } from './make-calibration.js';
import { makeCalibration, RECORDED } from './make-calibration.js';
import { recordingDigest } from './recording-digest.js';

/**
 * Checks the record of a calibration without trusting anything in it. It checks its digest, that its plan keeps this program's rule, and that the
 * recording is the one it names. It checks all rates and the verdict by dealing every audit again. `recording` reads the given number of bytes from
 * the file that it names; its errors are passed on.
 */
export async function verifyCalibration(
  record: Calibration,
  recording: (file: string, bytes: number) => Uint8Array,
  running: Running,
  host: CalibrationHost,
): Promise<readonly Check[]> {
  const { core } = record;
  const { plan } = core;
  const recorded = plan.recording && recording(plan.recording.file, plan.recording.bytes);
  return [
    checkDigest(record),
    await guarded('rule', RULE, async () => check('rule', RULE, ruleDifferences(core, madeAgain(core), recorded))),
    await guarded('deals', DEALS, async () => {
      if (recorded) checkEnough(core, recorded);
      const again = await calibrate(plan, madeAgain(core), recorded, running, host);
      const found = checkAgain('deals', DEALS, core, { ...again, tool: core.tool });
      return noteVersion(found, core.tool.version, host.version);
    }),
  ];
}

const RULE = 'the plan keeps this tool’s rule, and the recording is the one named';
const DEALS = 'dealing every audit again gives the same record, bit for bit';

/** Throws if a plan names a recording too short for its own audits: a finding about the record, which could not have been dealt from it. */
function checkEnough({ plan }: CalibrationCore, recorded: Uint8Array): void {
  const needed = recordingBytes(plan, plan.sources.find(({ id }) => id === RECORDED)?.audits ?? 0);
  if (recorded.length < needed) {
    throw new AuditError('E_VERIFY', `its audits need a recording of ${counted(count(needed), 'byte')}, got ${count(recorded.length)}`);
  }
}

function madeAgain({ plan: { asked, seed, sources } }: CalibrationCore): MadeCalibration {
  const { audits, repeats, sizes, tests, usual } = asked;
  return makeCalibration({ seed, sizes, usual, audits, repeats, sources: sources.map(({ id }) => id), ...(tests && { tests }) });
}

function ruleDifferences({ plan }: CalibrationCore, made: MadeCalibration, recorded: Uint8Array | null): ReturnType<typeof differences> {
  const { recording, ...rest } = plan;
  const kept = recorded && { bytes: recorded.length, sha256: recordingDigest(recorded) };
  const named = recording && { bytes: recording.bytes, sha256: recording.sha256 };
  return [
    ...differences(rest, made.plan, 'core.plan'),
    ...differences(named, kept, 'core.plan.recording'),
    ...(recording ? differences(recording.bytes, made.bytes, 'core.plan.recording.bytes') : []),
  ];
}
