export { choiceOfMove } from './choice-of-move.js';
export { choiceOfPile } from './choice-of-pile.js';
export { choiceOfSize } from './choice-of-size.js';
export { winsGivenAway } from './wins-given-away.js';
