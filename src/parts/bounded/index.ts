export { floatScale } from './float-scale.js';
export { lemire } from './lemire.js';
export { maskReject } from './mask-reject.js';
export { modulo } from './modulo.js';
export { multiplyShift } from './multiply-shift.js';
export { roundScale } from './round-scale.js';
