import type { CalibrationCore } from '../../core/calibration.js';
import { shellWord } from '../../kinds/words/command.js';

/** The command that makes this calibration, in parts that a line may break between. The operating system's bytes are new each time. */
export function calibrateCommand({ plan }: CalibrationCore): readonly string[] {
  const { asked, seed, sources } = plan;
  return [
    `npx shuffle-audit calibrate${asked.tests ? ` ${asked.tests.join(',')}` : ''}`,
    ...(asked.usual
      ? []
      : [`--n ${asked.sizes.map(({ n }) => n).join(',')}`, `--trials ${asked.sizes.map(({ trials }) => trials).join(',')}`]),
    `--audits ${asked.audits}`,
    `--prng ${sources.map(({ id }) => id).join(',')}`,
    `--seed ${shellWord(seed)}`,
  ];
}
