/** A sample that is dealt on until it is caught is looked at first after so many deals. */
export const FIRST_LOOK = 1024;

/** It is caught as soon as one row has a p below this, in one of its tails: so far out that many looks at many rows of many cells leave few false alarms. */
export const LEVEL_CAUGHT = 1e-10;
