import type { ProofCore } from '../../../core/proof.js';
import { code, type Phrase, say, strong } from '../../../page/phrase.js';

/** The subject as the subject of a sentence: "naive-swap", "shuffle", and for a default export its file or package. */
export function subjectName({ subject: { origin } }: ProofCore): string {
  if (origin.kind === 'pipeline') return origin.shuffle;
  if (origin.export !== 'default') return origin.export;
  return origin.kind === 'npm' ? origin.specifier : origin.file;
}

/** What the proof is about, in a sentence or two. */
export function subjectSentence({ proof: { draws, ideal }, subject: { origin } }: ProofCore): Phrase {
  if (origin.kind === 'pipeline') {
    const even = ideal ? ', exactly even on ideal words' : '';
    const made: Phrase = draws === null ? [] : say` Words become choices by the method ${code(draws.bounded)}${even}.`;
    return say`The built-in shuffle ${strong(origin.shuffle)}.${made}`;
  }
  const from: Phrase =
    origin.kind === 'npm' ? say`the package ${strong(origin.package)} ${origin.version}` : say`the file ${code(origin.file)}`;
  return say`The function ${strong(origin.export)} of ${from}, its code as it stands, dealt with numbers of our choosing in place of its randomness.`;
}

/** Whose assumption the proof rests on. */
export function assumption({ proof: { ideal }, subject: { origin } }: ProofCore): Phrase {
  if (origin.kind !== 'pipeline')
    return say`Ideal numbers: each that the function asks for is even over 0 to 1, whatever came before. Where they come from is not looked at. And the function hides nothing between the numbers it was tried with: nobody looked inside it.`;
  const generator: Phrase = say`The generator ${code(origin.prng)} is not looked at.`;
  return ideal
    ? say`Ideal choices: each value below a bound is as likely as any other, whatever came before. ${generator}`
    : say`Ideal words: each is as likely as any other, whatever came before; ${code(origin.bounded)} makes choices of them. ${generator}`;
}
