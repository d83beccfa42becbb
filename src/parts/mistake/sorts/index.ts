export { dotNetSort } from './intro-sort.js';
export { firefoxSort, mergeRightSort, mergeSort } from './merge-sort.js';
export { perlSort } from './perl-sort.js';
export type { Sort } from './sort.js';
export * from './textbook.js';
export { javaSort, v8Sort } from './tim-sort.js';
export { php7Sort, phpBooleanSort, phpSort } from './zend-sort.js';
