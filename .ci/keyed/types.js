/**
 * What `npm run keyed` found, as it is kept in fixtures/keyed/table.json.
 * @typedef {object} Table
 * @property {string} made
 * @property {string} commit
 * @property {string} version
 * @property {string} seed
 * @property {readonly Least[]} least
 * @property {readonly Whole[]} whole
 * @property {readonly Proved[]} proved
 * @property {readonly Matrix[]} matrices
 */

/**
 * The least rounds at which an audit finds nothing; `below`: the strongest test of the audit with one round less, where there is one.
 * @typedef {{ order: string, n: number, deals: number, rounds: number, sees: number, below: { test: string, logP: number } | null }} Least
 */

/**
 * The audit of an order without a number; `test`: its strongest.
 * @typedef {{ order: string, n: number, deals: number, biased: boolean, sees: number, test: string, logP: number }} Whole
 */

/** The law over all keys. @typedef {{ order: string, n: number, keys: number, reached: string, orders: string, away: number }} Proved */

/** `chances[i][j]`: how often output bit j changes with input bit i. @typedef {{ order: string, chances: readonly (readonly number[])[] }} Matrix */

export {};
