/**
 * The winning condition: in `normal` play the player who takes the last stone wins, in `misere` play the other. So a player who cannot move loses in
 * normal play and wins in misère play.
 */
export type Play = 'normal' | 'misere';
