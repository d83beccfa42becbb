export { findHint } from './find-hint.js';
export { findNewest } from './find-newest.js';
export { findRelay } from './find-relay.js';
export { findNames } from './shared-names.js';
