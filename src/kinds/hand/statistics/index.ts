export { seenAgain } from './seen-again.js';
export { seenCards } from './seen-cards.js';
export { seenDeals } from './seen-deals.js';
export { seenPairs } from './seen-pairs.js';
export { seenPlaces } from './seen-places.js';
export { seenRanks } from './seen-ranks.js';
export { seenSuits } from './seen-suits.js';
