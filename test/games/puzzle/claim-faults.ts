import { checkClaim } from '../../../src/core/claim/check-claim.js';
import { puzzleClaims, puzzleLeftOut } from '../../../src/games/puzzle/claims/all-claims.js';

/** Every way a sentence departs from the record's convention. */
export function sentenceFaults(sentence: string): readonly string[] {
  return [
    ...(/^[A-Z]/.test(sentence) ? ['begins with a capital'] : []),
    ...(sentence.endsWith('.') ? ['ends with a full stop'] : []),
    ...(/\n|undefined|NaN|\[object/.test(sentence) ? ['holds what is not for people'] : []),
    ...(sentence.trim() === '' ? ['is empty'] : []),
  ];
}

/** What is wrong with the claims on a board of one size: each must hold and its twin be refuted, in sentences as they should be, or say why it is left out. */
export function boardFaults(board: { readonly rows: number; readonly columns: number }): readonly string[] {
  const claims = puzzleClaims({ board });
  const found = claims.map(checkClaim);
  const left = puzzleLeftOut({ board });
  const told = [...found, ...left].map(({ id }) => id);
  const sentences = [...claims.flatMap(({ statement, twin }) => [statement, twin.statement]), ...left.map(({ because }) => because)];
  return [
    ...found.flatMap(({ holds, id, twin }) => [...(holds ? [] : [`${id} fails`]), ...(twin.holds ? [`the twin of ${id} holds`] : [])]),
    ...puzzleClaims().flatMap(({ id }) => (told.filter((one) => one === id).length === 1 ? [] : [`${id} is not told once`])),
    ...sentences.flatMap(sentenceFaults),
  ];
}
