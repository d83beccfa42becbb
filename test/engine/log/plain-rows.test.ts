import { describe, expect, it } from 'vitest';
import { Batch } from '../../../src/core/subject/outcome.js';
import { DeckReader } from '../../../src/engine/log/deck-reader.js';
import type { LogInput } from '../../../src/engine/log/log-source.js';
import type { LogWishes } from '../../../src/engine/log/log-wishes.js';
import { PlainRows } from '../../../src/engine/log/plain-rows.js';
import { STANDARD_CARDS } from '../../../src/engine/log/standard-cards.js';
import { Arena } from '../../../src/kernel/arena.js';
import { instantiate, type Kernels } from '../../../src/kernel/kernels.js';
import { deal } from '../../support/deal.js';

/** A log in memory, handed over in pieces of any size. */
function logged(text: string): LogInput {
  const bytes = new TextEncoder().encode(text);
  return {
    name: 'log.csv',
    async open() {
      let next = 0;
      return {
        async read(into, at, most) {
          const piece = bytes.subarray(next, next + most);
          into.set(piece, at);
          next += piece.length;
          return piece.length;
        },
        seal: () => ({ file: 'log.csv', bytes: bytes.length, sha256: text.slice(0, 8) }),
        close: async () => undefined,
      };
    },
  };
}

/** What a reader makes of a log: its decks with their numbers, how its lines end, and what it leaves out; or why it stops. */
async function made(text: string, wishes: Partial<LogWishes>, plain: typeof PlainRows.of, piece?: number): Promise<unknown> {
  const decks: string[] = [];
  try {
    const reader = await DeckReader.open([logged(text)], { packs: 1, start: 'unknown', maxRejects: 1e6, ...wishes }, piece, plain);
    const batch = new Batch(reader.form.width, 5);
    do {
      await reader.fill(batch);
      for (let deck = 0; deck < batch.length; deck++)
        decks.push(`${batch.groups?.[deck]}: ${batch.cells.subarray(deck * batch.width, (deck + 1) * batch.width).join(' ')}`);
    } while (batch.length > 0);
    await reader.close();
    const { blank, ends, numbers, rejects, rows } = reader.found;
    return { decks, blank, ends, rows, rejects, numbers: numbers?.summary(), place: reader.place, parts: reader.groups?.summary() };
  } catch (error) {
    return `${decks.length} decks, then ${String(error)}`;
  }
}

const BYTE_BY_BYTE = (): null => null;

/** As `PlainRows.of`, with some of its kernels replaced. */
function byKernels(replaced: Partial<Kernels> = {}): typeof PlainRows.of {
  return (form, kept, first) =>
    PlainRows.of(form, kept, first, () => {
      const kernels = instantiate();
      return kernels && new Arena({ ...kernels, ...replaced });
    });
}

/** Whole numbers below a bound, by a generator that repeats itself: mulberry32. */
function below(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** A way to write a log: how a deck becomes a row, and what its reader is told. */
interface Written {
  readonly n: number;
  row(deck: readonly number[], number: number): string;
  readonly wishes?: Partial<LogWishes>;
  readonly header?: string;
}

const joined = (deck: readonly number[], between: string): string => deck.join(between);
const WAYS: Readonly<Record<string, Written>> = {
  'a field a card': { n: 52, row: (deck) => joined(deck, ',') },
  'a field a card, from 1': {
    n: 10,
    row: (deck) =>
      joined(
        deck.map((card) => card + 1),
        ';',
      ),
  },
  'tabs, and no other field': { n: 3, row: (deck) => joined(deck, '\t') },
  '100 cards': { n: 100, row: (deck) => joined(deck, ',') },
  '1,025 cards, whose spellings are too many': { n: 1025, row: (deck) => joined(deck, ',') },
  'names of cards': { n: 52, row: (deck) => deck.map((card) => STANDARD_CARDS[card]).join(' ') },
  'names that stand together': { n: 52, row: (deck) => deck.map((card) => STANDARD_CARDS[card]).join('') },
  'a number before, a name behind': {
    n: 6,
    row: (deck, number) => `${number},"${joined(deck, ' ')}",table ${number % 7}`,
    header: 'deal,deck,table',
    wishes: { id: 'deal', field: 'deck' },
  },
  'a number behind the cards': {
    n: 5,
    row: (deck, number) => `x,${joined(deck, ',')},y,${number}`,
    header: 'a,c1,c2,c3,c4,c5,b,deal',
    wishes: { id: 'deal', field: 'c1-c5' },
  },
  'spaces behind commas': { n: 12, row: (deck, number) => `"${joined(deck, number % 9 === 0 ? ',' : ', ')}"` },
  'quotes that are needed': {
    n: 8,
    row: (deck, number) => `${number},"${joined(deck, ',')}"`,
    header: 'deal,deck',
    wishes: { field: 'deck' },
  },
  'brackets in quotes': { n: 8, row: (deck) => `"[${deck.join(', ')}]"` },
  'a text that parts them before the cards': {
    n: 4,
    row: (deck, number) => `${[' a', 'a ', 'naïve', 'naïve '][number % 4]},${number},${joined(deck, ',')}`,
    header: 'table,deal,c1,c2,c3,c4',
    wishes: { id: 'deal', field: 'c1-c4', by: { by: 'column', name: 'table' } },
  },
  'a text that parts them behind a deck': {
    n: 4,
    row: (deck, number) => `"${joined(deck, ' ')}",${'long '.repeat(8)}${number % 2},${number}`,
    header: 'deck,table,deal',
    wishes: { id: 'deal', field: 'deck', by: { by: 'column', name: 'table' } },
  },
  'a card that parts them': {
    n: 2,
    row: (deck) => joined(deck, ','),
    header: 'c1,c2',
    wishes: { field: 'c1-c2', by: { by: 'column', name: 'c2' } },
  },
  'lines of JSON': { n: 12, row: (deck) => JSON.stringify(deck) },
  'objects of JSON': {
    n: 4,
    row: (deck, number) =>
      JSON.stringify({ deal: number, table: [' a', 'naïve'][number % 2], at: -1.5, deck, more: { deck: [1, { deal: true }] }, x: '' }),
    wishes: { id: 'deal', field: 'deck', by: { by: 'column', name: 'table' } },
  },
  'objects of JSON with spaces': {
    n: 12,
    row: (deck, number) => `{"deck": [${deck.map((card) => card + 1).join(', ')}], "deal": "${number}"}`,
    wishes: { id: 'deal', field: 'deck' },
  },
  'names in texts of JSON': {
    n: 52,
    row: (deck, number) => JSON.stringify({ deal: number, deck: deck.map((card) => STANDARD_CARDS[card]) }),
    wishes: { field: 'deck' },
  },
  'decks in texts of JSON': {
    n: 9,
    row: (deck, number) => JSON.stringify({ deck: deck.map((card) => STANDARD_CARDS[card]).join(' '), deal: 1000 + number }),
    wishes: { id: 'deal', field: 'deck' },
  },
  'an alphabet in JSON': { n: 3, row: (deck) => JSON.stringify(deck.map((card) => 'aé"'[card])), wishes: { alphabet: [...'aé"'] } },
  'two packs': {
    n: 12,
    row: (deck) =>
      joined(
        deck.map((card) => card >> 1),
        ',',
      ),
    wishes: { packs: 2 },
  },
  'an alphabet': { n: 4, row: (deck) => deck.map((card) => 'абвг'[card]).join(''), wishes: { alphabet: [...'абвг'] } },
  'some cards of each deal': {
    n: 52,
    row: (deck) =>
      deck
        .slice(0, 5)
        .map((card) => STANDARD_CARDS[card])
        .join(' '),
    wishes: { partial: { orderUnknown: false } },
  },
};

const DEALS = 30;

/** A log written so; every so many-th row is spoilt by one byte that is dropped, doubled or another. */
function text({ header, n, row }: Written, seed: number, spoilt: number): string {
  const decks = deal('fisher-yates', n, DEALS, `rows ${seed}`);
  const chance = below(seed);
  const lines = Array.from({ length: DEALS }, (_, d) => {
    const line = row([...decks.cells.subarray(d * n, (d + 1) * n)], d + 1);
    if (d === 0 || chance(100) >= spoilt) return line;
    const at = chance(line.length);
    const other = ['', line.slice(at, at + 1).repeat(2), '"', ' ', ',', '\r', '}', '\\', '0', '[', '\n', '00'][chance(12)] ?? '';
    return line.slice(0, at) + other + line.slice(at + 1);
  });
  const end = (): string => ['\n', '\n', '\n', '\r\n', '\n\n', '\n\r\n'][chance(6)] ?? '\n';
  return (
    (header === undefined ? '' : `${header}\n`) +
    lines
      .map((line) => line + end())
      .join('')
      .replace(/\s+$/, chance(2) === 0 ? '' : '\n')
  );
}

describe.each(Object.entries(WAYS))('rows with %s', (name, way) => {
  it.each([0, 10, 60])('are read by kernels as byte by byte, %i of 100 of them spoilt', async (spoilt) => {
    for (let seed = 1; seed <= (way.n > 100 ? 2 : 8); seed++) {
      const log = text(way, seed * 101 + spoilt, spoilt);
      const piece = [undefined, 1, 7, 200][seed % 4];
      const read = await made(log, way.wishes ?? {}, byKernels(), piece);
      expect(read).toEqual(await made(log, way.wishes ?? {}, BYTE_BY_BYTE));
      if (spoilt === 0) expect(read).toMatchObject({ rows: DEALS });
    }
  });

  it('are read by a kernel that is not idle, where there is one for them', async () => {
    let rows = 0;
    const kernels = instantiate() as Kernels;
    const scanRows: Kernels['scanRows'] = (...all) => {
      const read = kernels.scanRows(...all);
      rows += read;
      return read;
    };
    await made(text(way, 7, 0), way.wishes ?? {}, (form, kept, first) =>
      PlainRows.of(form, kept, first, () => new Arena({ ...kernels, scanRows })),
    );
    expect(rows).toBe(/too many|a card that|an alphabet in JSON/.test(name) ? 0 : DEALS);
  });
});

describe('a kernel', () => {
  const kernels = instantiate() as Kernels;
  const log = text(WAYS['a field a card'] as Written, 3, 0);
  const readBy = (scanRows: Kernels['scanRows']): Promise<unknown> =>
    made(log, {}, (form, kept, first) => PlainRows.of(form, kept, first, () => new Arena({ ...kernels, scanRows })));

  it('that stops early leaves the rest to be read byte by byte', async () => {
    const stopping: Kernels['scanRows'] = (form, at, end, cells, ids, read, most) =>
      kernels.scanRows(form, at, end, cells, ids, read, most >> 1);
    expect(await readBy(stopping)).toEqual(await made(log, {}, BYTE_BY_BYTE));
  });

  it('that lies about a card or about the end of a row is caught', async () => {
    const right = await made(log, {}, BYTE_BY_BYTE);
    const bytes = (): Uint8Array => new Uint8Array(kernels.memory.buffer);
    expect(
      await readBy((...all) => {
        const rows = kernels.scanRows(...all);
        bytes()[all[3]] ^= 1;
        return rows;
      }),
    ).not.toEqual(right);
    expect(
      await readBy((...all) => {
        const rows = kernels.scanRows(...all);
        bytes()[all[5]] += 1;
        return rows;
      }),
    ).not.toEqual(right);
  });
});
