export { clockMs } from './clock-ms.js';
export { constant } from './constant.js';
export { continuous } from './continuous.js';
export { counter } from './counter.js';
export { midnightMs } from './midnight-ms.js';
export { random16 } from './random-16.js';
export { random32 } from './random-32.js';
export { random48 } from './random-48.js';
