export { toShuffleUniformly } from './to-shuffle-uniformly.js';
