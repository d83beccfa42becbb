/** The most cards of a whole deck: a card takes two bytes. */
export const MOST_DECK_CARDS = 65_535;

/** The most cards for hands, runs bet until decided and calibrated statistics, whose tables grow with the square of the cards. */
export const MOST_SQUARED_CARDS = 5000;

/** The longest wait for anything. */
export const MOST_SECONDS = 86_400;

export const LAST_PORT = 65_535;
