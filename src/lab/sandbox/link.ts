import type { AuditError, ErrorCode } from '../../core/errors.js';
import { EXIT_OF } from '../../core/errors.js';
import { childError } from '../../engine/child/error.js';
import type { ChildFault } from '../../engine/child/protocol.js';
import { childLate } from '../../engine/child/protocol.js';
import type { DealsAsked } from './messages.js';

export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** Deals that came: `cells` holds `deals` rows of n. */
export interface Deals {
  readonly deals: number;
  readonly cells: Uint16Array;
}

interface Waiting {
  readonly id: number;
  readonly most: number;
  readonly first: number;
  readonly dealt: number;
  done(deals: Deals): void;
  failed(error: AuditError): void;
}

/**
 * Asks a function in its sandbox for deals, and trusts nothing that comes back: it accepts only the answer to its question, of the right shape,
 * within the deadline. Every error ends the link.
 */
export class SandboxLink {
  readonly #port: Port;
  readonly #id: string;
  readonly #n: number;
  readonly #timeoutMs: number;
  #waiting: Waiting | null = null;
  #last = 0;
  #loaded = false;
  #over: AuditError | null = null;

  constructor(port: Port, id: string, n: number, timeoutMs: number) {
    this.#port = port;
    this.#id = id;
    this.#n = n;
    this.#timeoutMs = timeoutMs;
    port.onmessage = ({ data }) => this.#hear(data);
  }

  /** Gets at most `most` deals, at least one. `first` is the block's first trial and `dealt` those of the block that came before, for messages. */
  async ask(
    most: number,
    { dealt, first }: { readonly first: number; readonly dealt: number },
    begin?: DealsAsked['begin'],
  ): Promise<Deals> {
    if (this.#over) throw this.#over;
    const id = ++this.#last;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<Deals>((done, failed) => {
        this.#waiting = { id, most, first, dealt, done, failed };
        timer = setTimeout(() => this.#late(), this.#timeoutMs);
        const asked: DealsAsked = { id, deals: most, ...(begin && { begin }) };
        this.#port.postMessage(asked);
      });
    } finally {
      clearTimeout(timer);
      this.#waiting = null;
    }
  }

  #hear(data: unknown): void {
    const told = membersOf(data);
    if (!this.#loaded && told.get('loaded') === true && this.#waiting) {
      this.#loaded = true;
      return;
    }
    const waiting = this.#waiting;
    if (!waiting || told.get('id') !== waiting.id) return this.#foreign();
    const fault = faultIn(told.get('fault'));
    if (fault) return this.#end(childError({ id: this.#id, first: waiting.first }, fault));
    const [deals, cells] = [told.get('deals'), told.get('cells')];
    if (!(cells instanceof Uint16Array && isCount(deals) && deals > 0 && deals <= waiting.most && cells.length === this.#n * waiting.most))
      return this.#foreign();
    this.#waiting = null;
    waiting.done({ deals, cells });
  }

  #late(): void {
    const { dealt = 0 } = this.#waiting ?? {};
    if (this.#loaded) this.#fail('E_SUBJECT_TIMEOUT', childLate(this.#timeoutMs), dealt + 1);
    else this.#fail('E_SUBJECT_LOAD', `must load within ${this.#timeoutMs} ms, got no end (a top-level await that never settles?)`, 0);
  }

  #foreign(): void {
    this.#fail('E_SUBJECT_OUTPUT', 'only the harness may answer, got a message that is not its own', (this.#waiting?.dealt ?? 0) + 1);
  }

  #fail(code: ErrorCode, rule: string, trial: number): void {
    this.#end(childError({ id: this.#id, first: this.#waiting?.first ?? 0 }, { code, rule, trial, position: 0, hint: '' }));
  }

  #end(error: AuditError): void {
    this.#over ??= error;
    this.#port.onmessage = null;
    this.#waiting?.failed(error);
  }
}

/** Reads a fault that the harness reports, or null where it lacks the right shape. */
function faultIn(value: unknown): Omit<ChildFault, 'stack' | 'syntax'> | null {
  const told = membersOf(value);
  const [code, rule, trial, position, hint] = ['code', 'rule', 'trial', 'position', 'hint'].map((name) => told.get(name));
  if (!(typeof code === 'string' && isCode(code) && typeof rule === 'string' && typeof hint === 'string')) return null;
  return isCount(trial) && isCount(position) ? { code, rule, trial, position, hint } : null;
}

function isCode(code: string): code is ErrorCode {
  return Object.hasOwn(EXIT_OF, code);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
