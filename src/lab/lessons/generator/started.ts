import type { ExperimentProps } from '../../lesson.js';

/** The props of a part of the experiment, with the start of every deal, by its name in the catalogue. */
export interface Started extends ExperimentProps {
  readonly seeding: string;
}
