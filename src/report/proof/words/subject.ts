import type { OutcomeProofCore } from '../../../core/record/outcome-proof.js';
import type { ProofCore, ProvableOrigin } from '../../../core/record/proof.js';
import type { FunctionSource } from '../../../core/source/function-source.js';
import { programId } from '../../../core/source/source-ids.js';
import { code, type Phrase, say, strong } from '../../../page/phrase.js';

/** Names the subject at the start of a sentence: "naive-swap", "shuffle", and for a default export its file or package. */
export function subjectName({ subject }: Pick<ProofCore, 'subject'> | Pick<OutcomeProofCore, 'subject'>): string {
  const { source } = subject.origin;
  if (source.kind === 'built-in') return source.maker;
  if (source.kind === 'tape') return programId(source);
  if (source.export !== 'default') return source.export;
  return source.kind === 'npm' ? source.specifier : source.file;
}

export function subjectSentence({ proof: { draws, ideal }, subject }: ProofCore): Phrase {
  const { source } = subject.origin;
  if (source.kind === 'built-in') {
    const even = ideal ? ', exactly even on ideal words' : '';
    const made: Phrase = draws === null ? [] : say` Words become choices by the method ${code(draws.bounded)}${even}.`;
    return say`The built-in shuffle ${strong(source.maker)}.${made}`;
  }
  if (source.kind === 'tape')
    return say`The program ${code(programId(source))}, its code as it stands, dealt on a tape: it asked for every number and got one of our choosing.`;
  return functionSentence(source);
}

/** Describes, in a sentence, a function that was dealt with numbers of our choosing. */
export function functionSentence(source: FunctionSource): Phrase {
  const from: Phrase =
    source.kind === 'npm' ? say`the package ${strong(source.package)} ${source.version}` : say`the file ${code(source.file)}`;
  return say`The function ${strong(source.export)} of ${from}, its code as it stands, dealt with numbers of our choosing in place of its randomness.`;
}

export function assumption({ proof: { ideal }, subject }: ProofCore): Phrase {
  return assumed(subject.origin.source, ideal);
}

/** The assumption for any source: `ideal` where every choice is exactly even on ideal words. */
export function assumed(source: ProvableOrigin['source'], ideal: boolean): Phrase {
  if (source.kind === 'tape')
    return say`Ideal numbers: each answer to a question is as likely as any other, whatever came before. Where they come from is not looked at. And the program hides nothing between the answers it was tried with: nobody looked inside it.`;
  if (source.kind !== 'built-in')
    return say`Ideal numbers: each that the function asks for is even over 0 to 1, whatever came before. Where they come from is not looked at. And the function hides nothing between the numbers it was tried with: nobody looked inside it.`;
  const generator: Phrase = say`The generator ${code(source.prng)} is not looked at.`;
  return ideal
    ? say`Ideal choices: each value below a bound is as likely as any other, whatever came before. ${generator}`
    : say`Ideal words: each is as likely as any other, whatever came before; ${code(source.bounded)} makes choices of them. ${generator}`;
}
