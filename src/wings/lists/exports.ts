export type { ListOptions } from './files/list-options.js';
export { openItemList } from './files/open-item-list.js';
export { openPartition } from './files/open-partition.js';
export type { ItemList, ItemPart, ItemPartition, ListFile, Numbering } from './item-list.js';
