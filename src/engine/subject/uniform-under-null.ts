import { AuditError } from '../../core/errors.js';
import { type DeclaredNull, isReference, type LawNull } from '../../core/record/declared-null.js';
import { type Batch, Batch as Decks, type OutcomeSpace } from '../../core/subject/outcome.js';
import { Words } from '../../core/subject/source.js';
import type { Block, Subject } from '../../core/subject/subject.js';
import { andList } from '../../core/words/and-list.js';
import { KINDS, kindOf } from '../../kinds/index.js';
import { EvenMap } from '../../math/nulls/even-map.js';
import { lawOfNull } from '../../math/nulls/law-of-null.js';
import { permutations } from '../../math/orders/permutation.js';
import { chacha20 } from '../../parts/prng/index.js';

/** The label in the seed path of a block's random points; no generator has the name. */
const SEED_LABEL = 'declared-null';

/**
 * Returns a subject whose deals are tested against a declared null. Each deal is mapped to one that is even if the null holds, and carries the dealt
 * cards beside it. Returns the subject unchanged if nothing is declared, or it is wrapped already. Throws E_USAGE if the null has no meaning for what
 * is dealt, E_INTERNAL for a reference, which must be opened: `besideReference`.
 */
export function uniformUnderNull<Kind extends Subject>(subject: Kind, declared: DeclaredNull | undefined): Kind {
  if (!declared || subject.space.declared) return subject;
  if (isReference(declared)) throw new AuditError('E_INTERNAL', 'a reference must be opened before deals are held against it');
  return underLaw(subject, declared);
}

function underLaw<Kind extends Subject>(subject: Kind, declared: LawNull): Kind {
  const space = spaceUnder(subject.space, declared);
  checkInOrder(subject, declared.kind);
  const { width: n } = space;
  return {
    ...subject,
    space,
    async open(block) {
      const source = await subject.open(block);
      const law = lawOfNull(declared, n);
      const map = new EvenMap(law, n);
      const word = wordsOf(block);
      let decks = new Decks(n, 0);
      return {
        async fill(batch: Batch) {
          if (decks.capacity !== batch.capacity) decks = new Decks(n, batch.capacity);
          decks.clear();
          await source.fill(decks);
          const { cells, groups, length } = decks;
          const even = batch.cells;
          for (let at = 0; at < length * n; at += n) {
            law.read?.(cells, at);
            map.map(cells, even, at, word);
          }
          batch.length = length;
          batch.dealt = cells;
          batch.groups = groups;
        },
        ...(source.close && { close: () => source.close?.() }),
      };
    },
  };
}

/**
 * Returns the space of such deals; unchanged if nothing is declared. Throws E_USAGE if the null has no meaning for them. It has one only for whole
 * decks of its own number of cards whose order before the shuffle is known.
 */
export function spaceUnder(space: OutcomeSpace, declared: DeclaredNull | undefined): OutcomeSpace {
  if (!declared) return space;
  checkHeld(space, declared.kind);
  if (!isReference(declared)) lawOfNull(declared, space.cards);
  return permutations(space.cards, space.recorded, undefined, declared);
}

/** Throws E_USAGE if a function is handed decks in random order: nulls refer to where cards lay before. */
export function checkInOrder({ origin }: Pick<Subject, 'origin'>, named: DeclaredNull['kind']): void {
  if ('call' in origin.source && origin.source.call.input === 'shuffled')
    throw new AuditError('E_USAGE', `--null ${named} needs a deck handed in in order, got it with --input shuffled`, {
      hint: 'leave out --input',
    });
}

/** Throws E_USAGE if no null has a meaning for such deals. */
export function checkHeld(space: OutcomeSpace, named: DeclaredNull['kind']): void {
  const { ofDeclared, title } = kindOf(space.outcome);
  if (!ofDeclared) {
    const takers = Object.values(KINDS).flatMap((kind) => (kind.ofDeclared ? [kind.title] : []));
    throw new AuditError('E_USAGE', `--null is for ${andList(takers)}, got it with ${title}`, { hint: 'leave it out' });
  }
  if (space.recorded?.startKnown === false)
    throw new AuditError('E_USAGE', `--null ${named} needs the order of the deck before each shuffle, which the log does not say`, {
      hint: 'say it with --start',
    });
}

/** Returns the random words of a block, from their own seed path: none of the subject's randomness. */
function wordsOf(block: Block): () => number {
  const words = new Words(chacha20.create(block.key(SEED_LABEL, chacha20.seedWords, 0)), chacha20.range);
  return () => words.take();
}
