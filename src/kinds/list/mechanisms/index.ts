export { shuffleBuffer } from './shuffle-buffer.js';
