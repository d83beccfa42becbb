import type { CodeStep, Index, WholeStep } from '../../../core/record/cure.js';

/**
 * A language's way to write the steps of a shuffle, over a deck called `deck`. Its texts have slots such as `{from}`; in `{(many)}`, parentheses
 * stand around more than one word. A whole step that it has no text for is written as in most languages.
 */
export interface Language extends Readonly<Partial<Record<WholeStep, string>>> {
  /** The language's usual name; null for steps told in words. */
  readonly name: string | null;
  /** The form of a word of a command that shows the language, without the folders before it. */
  readonly shown?: RegExp;
  readonly syntax: Syntax;
  readonly numbers: {
    /** A number from 0 up to 1, and by default `{f} * {(top)}`, a part x of a whole number. */
    readonly fraction: string;
    readonly part?: string;
    /** The whole number below x, and the one nearest; that below a/b, by default `{a} / {b}`. */
    readonly floor: string;
    readonly round: string;
    readonly divide?: string;
  };
  /** A position drawn from the first ones, and from others. */
  readonly draw: readonly [first: string, other: string];
  readonly loop: string;
  readonly swap: string;
  /** The lines that move card j from the pool to a hand. */
  readonly take: string;
  /** A sort `by` answers of a comparator: those of a coin, and those that never say “before”. */
  readonly sorts: readonly [sort: string, coin: string, oneSided: string];
}

interface Syntax {
  /** The number of cards; the last position where it is not the length less 1; and the cards left in a list `pool`, where `deck` does not show it. */
  readonly length: string;
  readonly last?: string;
  readonly left?: string;
  /** The number of the first position, 0 by default, and the sign before the name of a variable. */
  readonly origin?: 1;
  readonly sigil?: '$';
  /** The end of a statement, `;` by default, and the start of a comment, ` //` by default. */
  readonly end?: '';
  readonly note?: string;
  /** The end of a loop, `}` by default. */
  readonly close?: string;
  /** The start of a statement that gives j its value, and that of a fraction r, where its type is another. */
  readonly set: string;
  readonly setFraction?: string;
  /** The call of a function that rearranges the deck. */
  readonly call?: string;
}

/** Whole steps as most languages write them. */
const USUAL: Readonly<Partial<Record<WholeStep, string>>> = {
  rounded: '{set}{round}{one}{end}',
  remainder: '{set}{$}word % {(choices)}{one}{end}',
  scaled: '{set}{quotient}{one}{end}',
  keyed: '{$}deck[{$}i] = {$}before[permuted({$}i, {$}key)]{end}',
  sampled: '{$}sample[{$}j] = {$}deck[{$}i]{end}',
  buffered: 'deal({$}buffer[{$}j]){end}\n{$}buffer[{$}j] = {$}following{end}',
  pooled: '{drawLeft}\n{take}',
  pooledShort: '{set}{floorLeft}{one}{end}\n{take}',
  pooledRounded: '{set}{roundLeft}{one}{end}\n{take}',
  oneNumber: '{setFraction}{fraction}{end}\n{set}{floorOfOne}{one}{end}',
  transposed: '{swap}',
  halved: '{swap}',
  zeroSkipped: '{drawUp}',
  endsByCoin: 'layAtOneEnd({$}hand, {$}card){end}',
  shuffled: '{loop}\n  {drawUp}\n  {swap}\n{close}',
  gaveDeck: 'return {$}deck{end}',
  gaveCopy: 'return {$}copy{end}',
};

/** The comments behind lines that leave out what is wrong with them, or where they stand. */
const NOTES: Readonly<Partial<Record<WholeStep, string>>> = {
  sortedByKeys: 'keys of few bits',
  cut: 'and nothing else',
  riffled: 'a few times',
  overhanded: 'a few times',
  sampled: 'where j is in the sample, whose order counts',
  buffered: 'a buffer shorter than the deck',
  restShuffled: 'all cards but the first, or but the last',
  oneNumber: 'r is drawn once, before the loop',
  zeroSkipped: 'and i where j is 0',
  endsByCoin: 'the front or the back, by a coin',
  transposed: 'i and j are any two positions, a few times',
  halved: 'i is always in one half, j in the other',
  gaveCopy: 'the one that was shuffled',
};

/** The length of a line with its comment; above that, the comment stands above it. */
const LONGEST = 92;

/** Whole steps that call a function of this name. */
const CALLS: Readonly<Partial<Record<WholeStep, string>>> = {
  cut: 'cut',
  overhanded: 'overhandShuffle',
  restShuffled: 'shuffle',
  riffled: 'riffleShuffle',
};

/** Writes a step as lines of code, without a line break behind the last. */
export function written(language: Language, step: CodeStep): string {
  if (step.does === 'draw') return drawn(language, step.from, step.below);
  if (step.does === 'countDown') return loop(language, step.from, step.to);
  const { does } = step;
  const text = filled(language[does] ?? usual(language, does), slots(language));
  const note = language.name !== null && NOTES[does];
  if (!note) return text;
  const behind = `${language.syntax.note ?? ' //'} ${note}`;
  const last = text.slice(text.lastIndexOf('\n') + 1);
  return last.length + behind.length > LONGEST ? `${behind.trim()}\n${text}` : `${text}${behind}`;
}

function usual({ shuffled, sorts, syntax: { call = '{name}(deck){end}' } }: Language, does: WholeStep): string {
  if (does === 'sortedByCoins' || does === 'sortedOneSided') return sorts[0].replace('{by}', sorts[does === 'sortedByCoins' ? 1 : 2]);
  const name = CALLS[does];
  if (name === undefined) return USUAL[does] ?? '';
  const called = call.replace('{name}', name);
  return does === 'restShuffled' ? (shuffled ?? called).replaceAll('deck', 'rest') : called;
}

type Slots = Readonly<Record<string, string>>;

function filled(text: string, by: Slots): string {
  return text.replaceAll(/\{(\(?)([a-zA-Z]+|\$)\)?\}/g, (slot, open: string, name: string) => {
    const value = by[name];
    if (value === undefined) return slot;
    return open !== '' && value.includes(' ') ? `(${value})` : value;
  });
}

/** Returns the slots of a whole step. `one` moves a number that counts from 0 to a position. */
function slots(language: Language): Slots {
  const { numbers, swap, syntax, take } = language;
  const { close = '}', end = ';', last, length, origin = 0, set, sigil = '' } = syntax;
  const { left = length.replace('deck', 'pool'), setFraction = set.replace('j', 'r') } = syntax;
  const { divide = '{a} / {b}', fraction, part = '{f} * {(top)}' } = numbers;
  const pool: Language = { ...language, syntax: { ...syntax, length: left, ...(last && { last: last.replace('deck', 'pool') }) } };
  const choices = expression(syntax, ['i', 1 - origin]);
  const whole = (how: 'floor' | 'round', f: string, top: string): string => filled(numbers[how], { x: filled(part, { f, top }) });
  const lastLeft = expression(pool.syntax, ['n', -1]);
  const own = { $: sigil, choices, close, end, fraction, set, setFraction, swap, take };
  return {
    ...own,
    one: origin === 1 ? ' + 1' : '',
    round: whole('round', fraction, expression(syntax, ['i', -origin])),
    quotient: filled(filled(divide, { a: '{$}word * {(choices)}', b: '{$}words' }), own),
    drawLeft: drawn(pool, ['', 0], ['n', 0]),
    floorLeft: whole('floor', fraction, lastLeft),
    roundLeft: whole('round', fraction, lastLeft),
    floorOfOne: whole('floor', `${sigil}r`, choices),
    loop: loop(language, ['n', -1], ['', 1]),
    drawUp: drawn(language, ['', 0], ['i', 1]),
  };
}

function drawn({ draw, syntax }: Language, from: Index, below: Index): string {
  const { end = ';', origin = 0, set } = syntax;
  const [first, beyond] = [placed(from, origin), placed(below, origin)];
  const [least, most, last] = [first, beyond, [beyond[0], beyond[1] - 1] as const].map((index) => expression(syntax, index));
  const text = filled(draw[first[0] === '' && first[1] === origin ? 0 : 1], {
    from: least,
    below: most,
    last,
    before: expression(syntax, [first[0], first[1] - 1]),
    many: span(syntax, first, beyond),
  });
  return `${set}${text}${end}`;
}

function loop({ loop: text, syntax }: Language, from: Index, to: Index): string {
  const [first, last] = [from, to].map((index) => placed(index, syntax.origin ?? 0));
  return filled(text, {
    from: expression(syntax, first),
    to: expression(syntax, last),
    above: expression(syntax, [first[0], first[1] + 1]),
    below: expression(syntax, [last[0], last[1] - 1]),
  });
}

/** Returns a position that counts from 0 as one that counts from `origin`; i counts from there itself. */
function placed([of, plus]: Index, origin: number): Index {
  return [of, of === 'i' ? plus : plus + origin];
}

/** Writes a number as code: `i + 1`, `deck.length - 2`, `0`. */
function expression({ last, length, sigil }: Syntax, [of, plus]: Index): string {
  if (of === '') return String(plus);
  if (of === 'n' && plus === -1 && last !== undefined) return last;
  const term = of === 'i' ? `${sigil ?? ''}i` : length;
  return plus === 0 ? term : `${term} ${plus > 0 ? '+' : '-'} ${Math.abs(plus)}`;
}

/** Writes the length of a half-open range as code: the numbers from one up to, but not including, another. */
function span(syntax: Syntax, [first, from]: Index, [last, below]: Index): string {
  if (first === '') return expression(syntax, [last, below - from]);
  const rest = below - from;
  const apart = `${expression(syntax, [last, 0])} - ${expression(syntax, [first, 0])}`;
  return rest === 0 ? apart : `${apart} ${rest > 0 ? '+' : '-'} ${Math.abs(rest)}`;
}
