export { cyclicDisplacement } from './cyclic-displacement.js';
export { fisherYatesDigits } from './fisher-yates-digits.js';
export { fixedPoints } from './fixed-points.js';
export { permutations } from './permutations.js';
export { positionMatrix } from './position-matrix.js';
