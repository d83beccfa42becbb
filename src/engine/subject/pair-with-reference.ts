import { AuditError } from '../../core/errors.js';
import type { ReferenceNull } from '../../core/record/declared-null.js';
import { type Batch, Batch as Decks } from '../../core/subject/outcome.js';
import type { Block, BlocksOfSample, OutcomeSource, StreamPlace, Subject } from '../../core/subject/subject.js';
import { counted } from '../../core/words/counted.js';
import { checkInOrder, spaceUnder } from './uniform-under-null.js';

/** The prefix of every label of the reference's seed paths, so that it never shares numbers with the audited subject, whatever deals there. */
const LABEL = 'reference';

/**
 * Returns a subject that pairs every deal with one of a sampler that is declared right, both block by block from their own seed paths. Throws E_USAGE
 * if a reference has no meaning for what is dealt.
 */
export function pairWithReference<Kind extends Subject>(subject: Kind, reference: Subject, declared: ReferenceNull): Kind {
  const space = spaceUnder(subject.space, declared);
  checkInOrder(subject, declared.kind);
  const { width: n } = space;
  const stretch = Math.max(subject.stretch ?? 1, reference.stretch ?? 1);
  return {
    ...subject,
    space,
    blocks: subject.blocks === 'any' && reference.blocks === 'any' ? 'any' : 'sequential',
    ...(stretch > 1 && { stretch }),
    replayable: subject.replayable && reference.replayable,
    async open(block) {
      const source = await subject.open(block);
      const beside = await reference.open(ofReference(block));
      return {
        async fill(batch: Batch) {
          await source.fill(batch);
          batch.reference = await nextOf(beside, n, batch.length);
        },
        async close() {
          await source.close?.();
          await beside.close?.();
        },
      };
    },
    async finish() {
      await subject.finish?.();
      await reference.finish?.();
    },
    close() {
      subject.close?.();
      reference.close?.();
    },
  };
}

/** Returns the next `decks` decks of a source, which may deal them in pieces. Throws E_INTERNAL if it ends before. */
async function nextOf(source: OutcomeSource, n: number, decks: number): Promise<Uint16Array> {
  const dealt = new Decks(n, decks);
  if (decks === 0) return dealt.cells;
  await source.fill(dealt);
  const left = decks - dealt.length;
  if (left === decks) throw new AuditError('E_INTERNAL', `the reference ended ${counted(decks, 'deck')} before what it is compared with`);
  if (left > 0) dealt.cells.set(await nextOf(source, n, left), n * dealt.length);
  return dealt.cells;
}

/** Returns the same block with the reference's own seed paths. */
function ofReference(block: Block): Block {
  const { sample } = block;
  return {
    ...block,
    key: (label, count, substream) => block.key(`${LABEL} ${label}`, count, substream),
    sharedKey: (label, count, substream) => block.sharedKey(`${LABEL} ${label}`, count, substream),
    deckKey: (count, substream) => block.deckKey(count, substream),
    stream: ofReferenceStream(block.stream),
    ...(sample && { sample: ofReferenceBlocks(sample) }),
  };
}

function ofReferenceStream({ first, key }: StreamPlace): StreamPlace {
  return { first, key: (label, count, substream) => key(`${LABEL} ${label}`, count, substream) };
}

function ofReferenceBlocks(sample: BlocksOfSample): BlocksOfSample {
  return { count: sample.count, at: (index) => ofReference(sample.at(index)) };
}
