export { aStar } from './a-star.js';
export { bestFirst } from './best-first.js';
export { breadthFirst } from './breadth-first.js';
export { depthFirst } from './depth-first.js';
export { idaStar } from './ida-star.js';
export { iterativeDeepening } from './iterative-deepening.js';
