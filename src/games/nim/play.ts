/** Who wins: in `normal` play the player who takes the last stone, in `misere` play the other. A player who cannot move meets it the same way. */
export type Play = 'normal' | 'misere';
