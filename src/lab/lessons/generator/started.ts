import type { ExperimentProps } from '../../lesson.js';

/** What a part of the experiment is handed: where every deal starts from too, by its name in the catalogue. */
export interface Started extends ExperimentProps {
  readonly seeding: string;
}
