import { AuditError } from '../../core/errors.js';
import { ChildAnswer, childThenable, childThrew } from '../../engine/child/answer.js';
import type { ChildBreach } from '../../engine/child/breach.js';
import { childDescribeThrown, childStack } from '../../engine/child/describe.js';
import { childFirst } from '../../engine/child/first.js';
import { ChildLoan } from '../../engine/child/loan.js';
import { type ChildPick, childAsksRandom, childPick } from '../../engine/child/pick.js';
import { ChildStream } from '../../engine/child/stream.js';
import { handedDeck } from '../../kinds/handout.js';
import type { DealsAsked, DealsTold, OwnFunction } from './messages.js';

// The program of the worker in which a function of the learner's own is called. All that it needs of the language it takes before the function is
// loaded, which may replace any of it, and its port is in no place where the function could look for it.

const apply = Reflect.apply;
const post = MessagePort.prototype.postMessage;
const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;
const now = performance.now.bind(performance);
const Halves = Uint16Array;
const createUrl = URL.createObjectURL.bind(URL);
const Text = Blob;

/** The milliseconds for which deals go on before they are sent. */
const SLICE_MS = 50;

addEventListener(
  'message',
  ({ data, ports: [port] }: MessageEvent<OwnFunction>) => {
    if (port) new Harness(data, port).listen();
  },
  { once: true },
);

class Harness {
  readonly #own: OwnFunction;
  readonly #port: MessagePort;
  readonly #answer: ChildAnswer;
  readonly #loan: ChildLoan;
  #subject: ChildPick | null = null;
  #random = false;
  #stream = new ChildStream([1, 2, 3, 4]);
  #fresh: () => unknown = () => null;
  #trial = 0;

  constructor(own: OwnFunction, port: MessagePort) {
    this.#own = own;
    this.#port = port;
    this.#answer = new ChildAnswer(handedDeck(own.n).answer, null);
    const draw = (): number => this.#stream.next();
    this.#loan = new ChildLoan(draw);
    Object.defineProperty(Math, 'random', {
      value: { random: () => draw() }.random,
      writable: true,
      configurable: true,
      enumerable: false,
    });
  }

  listen(): void {
    this.#port.onmessage = (event) => {
      if (dataOf) void this.#serve(apply(dataOf, event, []) as DealsAsked);
    };
  }

  async #serve(asked: DealsAsked): Promise<void> {
    try {
      const { begin } = asked;
      if (begin) {
        this.#stream = new ChildStream(begin.state);
        this.#fresh = childFirst({ handed: handedDeck(this.#own.n), ...(begin.deck && { deck: begin.deck }) });
        this.#trial = 0;
        this.#answer.again();
      }
      this.#subject ??= await this.#load();
      await this.#deal(asked, this.#subject);
    } catch (thrown) {
      const known = thrown instanceof AuditError;
      this.#tell({
        id: asked.id,
        fault: {
          code: 'E_SUBJECT_LOAD',
          rule: known ? thrown.message : `must load, got ${childDescribeThrown(thrown)}`,
          trial: 0,
          position: 0,
          hint: known ? (thrown.hint ?? '') : '',
          stack: known ? '' : childStack(thrown),
        },
      });
    }
  }

  async #load(): Promise<ChildPick> {
    const namespace: unknown = await import(createUrl(new Text([this.#own.code], { type: 'text/javascript' })));
    const subject = childPick(namespace, null);
    this.#random = childAsksRandom(subject.call);
    this.#tell({ loaded: true });
    return subject;
  }

  /** Deals as many as are asked for, but for at most one slice of time; the first deal in any case. */
  async #deal({ deals, id }: DealsAsked, { call, owner }: ChildPick): Promise<void> {
    const { n } = this.#own;
    const cells = new Halves(n * deals);
    const until = now() + SLICE_MS;
    let dealt = 0;
    while (dealt < deals && (dealt === 0 || now() < until)) {
      this.#trial++;
      const deck = this.#fresh();
      this.#answer.hand(deck);
      let breach: ChildBreach | null;
      try {
        const result = apply(call, owner, this.#random ? [deck, this.#loan.lend()] : [deck]);
        const waits = childThenable(result);
        breach = this.#answer.take(deck, waits ? await result : result, waits, cells, dealt * n);
      } catch (thrown) {
        breach = childThrew(thrown);
      }
      breach = this.#loan.breach() ?? breach;
      if (breach) return this.#broke(id, breach, this.#trial);
      this.#loan.end();
      dealt++;
    }
    const unmoved = this.#answer.unmoved();
    if (unmoved === null) this.#tell({ id, deals: dealt, cells });
    else this.#broke(id, { code: 'E_SUBJECT_TYPE', rule: unmoved, position: 0, stack: '' }, 1);
  }

  #broke(id: number, { code, position, rule, stack }: ChildBreach, trial: number): void {
    this.#tell({ id, fault: { code, rule, trial, position, hint: '', stack } });
  }

  #tell(told: DealsTold): void {
    apply(post, this.#port, [told]);
  }
}
