import type { TapeDeal, TapeDealer, TapeQuestion, TapeStep } from '../../../core/subject/tape.js';
import { questionText } from '../../../core/subject/tape.js';
import { unrepeatable } from '../../../exact/explore/errors.js';
import { permutations } from '../../../math/orders/permutation.js';
import type { Tail } from './tails.js';

/** The program's behaviour after a beginning, as far as the tails tell. */
export interface TailLook {
  /** The question it asks next; null where the deal is over. */
  readonly next: TapeQuestion | null;
  /** The lexicographic rank of the deck; −1 where the deal is not over. */
  readonly rank: number;
  /** The same text for beginnings that no tail tells apart. */
  readonly signature: string;
}

/** The program's behaviour in one state after each answer, looked up once. */
export type SeenAt = (answer: bigint) => Promise<TailLook>;

/** A deal whose beginning was given. */
export interface Run extends TapeDeal {
  readonly rank: number;
  /** The first place at which it asked for something else than the beginning answers, or ended too early; −1 where it kept to it. */
  readonly strayed: number;
}

/** Deals of a program by their beginnings. */
export interface Looks {
  readonly n: number;
  deals(): number;
  questions(): number;
  /** Deals once with these answers and then those of `tail`, whatever it asks. */
  run(path: readonly TapeStep[], tail: Tail): Promise<Run>;
  /** Deals the same; throws E_NONDETERMINISTIC where it does not ask as it did before. */
  known(path: readonly TapeStep[], tail: Tail): Promise<Run>;
  /** Returns its behaviour after `path`. Throws E_NONDETERMINISTIC where it does not ask as it did before. */
  seen(path: readonly TapeStep[]): Promise<TailLook>;
}

/** Looks at `dealer`, with one deal per look for each of `tails`. */
export function looksAt(dealer: TapeDealer, tails: readonly Tail[], onProgress: (deals: number) => void): Looks {
  const { rank: rankOf } = permutations(dealer.n);
  let deals = 0;
  let questions = 0;

  async function run(path: readonly TapeStep[], tail: Tail): Promise<Run> {
    const dealt = await dealer.deal((question, index) =>
      index < path.length && sameQuestion(path[index].question, question)
        ? path[index].answer
        : tail(question, Math.max(0, index - path.length)),
    );
    deals++;
    questions += dealt.steps.length;
    onProgress(deals);
    const strayed = path.findIndex(({ question }, i) => i >= dealt.steps.length || !sameQuestion(dealt.steps[i].question, question));
    return { ...dealt, rank: rankOf?.(dealt.deck, 0) ?? 0, strayed };
  }

  async function known(path: readonly TapeStep[], tail: Tail): Promise<Run> {
    const dealt = await run(path, tail);
    if (dealt.strayed < 0) return dealt;
    const { question } = path[dealt.strayed];
    const asked = dealt.steps.at(dealt.strayed);
    throw unrepeatable(
      `after the same answers it ${asked ? `asked ${questionText(asked.question)}` : 'ended'} where it had asked ${questionText(question)}`,
    );
  }

  return {
    n: dealer.n,
    deals: () => deals,
    questions: () => questions,
    run,
    known,
    async seen(path) {
      const first = await known(path, tails[0]);
      if (first.steps.length === path.length) return { next: null, rank: first.rank, signature: `deck ${first.rank}` };
      const told = [transcript(first, path.length)];
      for (const tail of tails.slice(1)) {
        const other = await known(path, tail);
        if (other.steps.length === path.length) throw unrepeatable('after the same answers it ended where it had asked on');
        told.push(transcript(other, path.length));
      }
      return { next: first.steps[path.length].question, rank: -1, signature: told.join('; ') };
    },
  };
}

/** Returns all that a deal showed after its beginning. */
function transcript({ steps, rank }: Run, from: number): string {
  return `${steps
    .slice(from)
    .map(({ question }) => questionText(question))
    .join(', ')}: ${rank}`;
}

export function sameQuestion(a: TapeQuestion, b: TapeQuestion): boolean {
  return a.kind === b.kind && questionText(a) === questionText(b);
}
