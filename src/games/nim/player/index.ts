export { firstPile } from './first-pile.js';
export { largestPile } from './largest-pile.js';
export { lastPile } from './last-pile.js';
export { perOutcome } from './per-outcome.js';
export { perPile } from './per-pile.js';
export { perRemoval } from './per-removal.js';
export { random } from './random.js';
export { withAdditions } from './with-additions.js';
