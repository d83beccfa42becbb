import { parentPort, workerData } from 'node:worker_threads';
import { reset } from '../../../core/subject/shuffle.js';
import { Words } from '../../../core/subject/source.js';
import { choicesFrom } from '../../../engine/subject/dealer.js';
import { lemire } from '../../../parts/bounded/index.js';
import { xoshiro128ss } from '../../../parts/prng/index.js';
import { swap } from '../../../parts/shuffle/swap.js';
import type { RaceTask } from './protocol.js';
import { RACE_SIGNAL } from './protocol.js';

/** The number of looks before a waiting thread lets go of its core. So two threads get on even where only one core is free. */
const LOOKS = 10_000;

/** Milliseconds after which a waiting thread looks again, should it have missed its call. */
const LOOK_AGAIN_MS = 1;

const task = workerData as RaceTask;
const deck = new Uint16Array(task.deck);
const signals = new Int32Array(task.signals);
const choices = choicesFrom(new Words(xoshiro128ss.create(Uint32Array.from(task.state)), xoshiro128ss.range), lemire);

function until(which: number, wanted: number): void {
  for (let looks = 1; ; looks++) {
    const seen = Atomics.load(signals, which);
    if (seen === wanted) return;
    if (looks % LOOKS === 0) Atomics.wait(signals, which, seen, LOOK_AGAIN_MS);
  }
}

/** Sets a signal and calls whoever waits for it. */
function signal(which: number, value: number): void {
  Atomics.store(signals, which, value);
  Atomics.notify(signals, which);
}

/** Runs Fisher–Yates as in the textbooks; nothing here knows of the other thread. */
function shuffle(): void {
  for (let i = deck.length - 1; i > 0; i--) swap(deck, i, choices.below(i + 1));
}

function shuffleLocked(): void {
  while (Atomics.compareExchange(signals, RACE_SIGNAL.lock, 0, 1) !== 0) until(RACE_SIGNAL.lock, 0);
  shuffle();
  signal(RACE_SIGNAL.lock, 0);
}

const turn = task.locked ? shuffleLocked : shuffle;
let deals = 0;

function dealTogether(): void {
  reset(deck);
  deals++;
  signal(RACE_SIGNAL.begun, deals);
  // The other thread may have had to be woken, which takes longer than a whole shuffle: the race begins when both are awake.
  until(RACE_SIGNAL.ready, deals);
  turn();
  until(RACE_SIGNAL.finished, deals);
}

function follow(): never {
  for (;;) {
    deals++;
    until(RACE_SIGNAL.begun, deals);
    Atomics.store(signals, RACE_SIGNAL.ready, deals);
    turn();
    signal(RACE_SIGNAL.finished, deals);
  }
}

if (task.first) {
  parentPort?.on('message', (decks: number) => {
    const cells = new Uint16Array(decks * task.n);
    for (let k = 0; k < decks; k++) {
      dealTogether();
      cells.set(deck, k * task.n);
    }
    parentPort?.postMessage(cells, [cells.buffer]);
  });
} else follow();
