/**
 * The formats in which a program outputs decks, the default first. 'lines': a deck per line, dealt continuously. 'u8', 'u16le': every card one byte,
 * or two with the low one first, and nothing between decks. 'request': one JSON line to it and one from it for every deal.
 */
export const PROTOCOLS = ['lines', 'u8', 'u16le', 'request'] as const;
export type Protocol = (typeof PROTOCOLS)[number];
