export { findNewest } from './find-newest.js';
export { findRelay } from './find-relay.js';
