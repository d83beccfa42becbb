import type { Lesson } from './lesson.js';
import { falseAlarms } from './lessons/false-alarms/false-alarms.js';
import { generator } from './lessons/generator/generator.js';
import { heatMap } from './lessons/heat-map/heat-map.js';
import { modulo } from './lessons/modulo/modulo.js';
import { naiveSwap } from './lessons/naive-swap/naive-swap.js';
import { nim } from './lessons/nim/nim.js';
import { oneList } from './lessons/one-list/one-list.js';
import { puzzle } from './lessons/puzzle/puzzle.js';
import { searches } from './lessons/searches/searches.js';
import { sortByCoin } from './lessons/sort-by-coin/sort-by-coin.js';
import { watch } from './lessons/watch/watch.js';

/** Every lesson, in the order in which they are offered. */
export const LESSONS: readonly Lesson[] = [
  watch,
  naiveSwap,
  heatMap,
  modulo,
  generator,
  falseAlarms,
  sortByCoin,
  oneList,
  nim,
  puzzle,
  searches,
];
