export { dotNetSort } from './intro-sort.js';
export { firefoxSort, mergeSort } from './merge-sort.js';
export type { Sort } from './sort.js';
export {
  bubbleSort,
  exchangeSort,
  firstPivotSort,
  heapSort,
  insertionSort,
  insertionSortFromLeft,
  lastPivotSort,
  selectionSort,
  shortBubbleSort,
} from './textbook.js';
export { javaSort, v8Sort } from './tim-sort.js';
export { php7Sort, phpBooleanSort, phpSort } from './zend-sort.js';
