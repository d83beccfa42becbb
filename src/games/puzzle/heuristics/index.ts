export { linearConflict } from './linear-conflict.js';
export { manhattan } from './manhattan.js';
export { patterns555 } from './patterns-555.js';
export { patterns663 } from './patterns-663.js';
export { walkingDistance } from './walking-distance.js';
