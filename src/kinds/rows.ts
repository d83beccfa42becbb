import type { Row } from '../core/statistic.js';

/** The rows of a plan, fitted when they are first asked for: a law that shows nothing needs none. */
export type Rows = () => readonly Row[];
