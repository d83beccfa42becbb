import { AuditError } from '../../core/errors.js';
import type { Batch } from '../../core/subject/outcome.js';
import type { Block, OutcomeSource, Subject } from '../../core/subject/subject.js';
import { counted } from '../../core/words/counted.js';

/**
 * Wraps a subject made by a user of the library and enforces its contract. Decks must hold each card once, and there must be as many of them as a
 * block has. Its sources throw E_SUBJECT_CARD, E_SUBJECT_DUPLICATE and E_SUBJECT_CONTRACT, with the deal (from 1).
 */
export function checkedSubject(subject: Subject): Subject {
  return {
    ...subject,
    async open(block) {
      return new HeldSource(subject, block, await subject.open(block));
    },
  };
}

class HeldSource implements OutcomeSource {
  readonly #subject: Subject;
  readonly #block: Block;
  readonly #source: OutcomeSource;
  #dealt = 0;

  constructor(subject: Subject, block: Block, source: OutcomeSource) {
    this.#subject = subject;
    this.#block = block;
    this.#source = source;
  }

  async fill(batch: Batch): Promise<void> {
    batch.length = 0;
    await this.#source.fill(batch);
    for (let k = 0; k < batch.length; k++) this.#check(batch, k);
    this.#dealt += batch.length;
    const { trials } = this.#block;
    if (this.#dealt > trials || (batch.length === 0 && this.#dealt < trials)) {
      const got = this.#dealt > trials ? 'more' : `${this.#dealt}`;
      throw this.#failure('E_SUBJECT_CONTRACT', this.#dealt, `block ${this.#block.index} must have ${counted(trials, 'deal')}, got ${got}`);
    }
  }

  async close(): Promise<void> {
    await this.#source.close?.();
  }

  #check(batch: Batch, k: number): void {
    const { space } = this.#subject;
    const fault = space.fault(batch.cells, k * batch.width);
    if (!fault) return;
    const code = fault.rule === 'range' ? 'E_SUBJECT_CARD' : 'E_SUBJECT_DUPLICATE';
    throw this.#failure(code, this.#dealt + k + 1, fault.message, fault.position + 1);
  }

  #failure(
    code: 'E_SUBJECT_CARD' | 'E_SUBJECT_CONTRACT' | 'E_SUBJECT_DUPLICATE',
    dealt: number,
    rule: string,
    position?: number,
  ): AuditError {
    const trial = this.#block.first + dealt;
    const where = position === undefined ? '' : `, position ${position}`;
    return new AuditError(code, `${this.#subject.id}: deal ${trial}${where}: ${rule}`, {
      at: { trial, ...(position !== undefined && { position }) },
      hint: 'fill writes whole decks from cells[0] on, at most batch.capacity, and sets batch.length; 0 after the last',
    });
  }
}
