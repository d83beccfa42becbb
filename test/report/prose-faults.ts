import { nounFor, verbFor } from '../../src/core/words/counted.js';
import { COUNTED } from '../house/number-rules.js';

/** Nouns that texts count, beside those of the rule about how they are written. */
const NOUNS = [
  ...COUNTED,
  ...'order|percent|process|finding|byte|combination|seeding|copy|way|hour|day|millisecond|degree|worker|symbol|tile|stone|permutation|scrambler|shuffle|player|repeat|mark|interval|attempt|outlier|piece'.split(
    '|',
  ),
];
const SINGULAR = new Set(NOUNS);
const PLURAL = new Set(NOUNS.map((noun) => nounFor(2, noun)).filter((noun) => !SINGULAR.has(noun)));

const VERBS =
  'is|was|has|does|says|shows|detects|gives|fits|comes|makes|finds|fails|differs|lies|agrees|takes|allows|begins|excludes'.split('|');
const ONE_DOES = new Set(VERBS);
const MANY_DO = new Set(VERBS.map((verb) => verbFor(2, verb)));

/** What a reader sees of a page, a line for every block; what stands in code is one word, as names are. */
export function readable(markup: string): string {
  return markup
    .replace(/<(style|title)[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(pre|code)[^>]*>[\s\S]*?<\/\1>/g, 'NAME')
    .replace(/<span class="ear">([^<]*)<\/span>/g, (ear, _, at: number, whole: string) =>
      whole.slice(0, at).endsWith('</sup></span>') ? '' : ear,
    )
    .replace(/<\/?(?:b|em|strong|i|sup|sub|small|span|tspan|a)(?: [^>]*)?>/g, '')
    .replace(/ (?:message|aria-label)="([^"]*)"/g, '>\n$1\n<')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

const NUMBER = String.raw`(?:\d+(?:,\d{3})*(?:\.\d+)?|[Oo]ne|[Tt]wo|[Tt]hree|[Nn]o|[Nn]one)`;

/** A number with up to two words between it and a noun that is counted: `1 malformed row`. */
const COUNT = new RegExp(
  String.raw`(^|[\s(“,;=])(${NUMBER}) ((?:[a-z][a-z-]* ){0,2}?)(${[...PLURAL, ...SINGULAR].join('|')})\b(?![-’'/])`,
  'g',
);

/** So many of so many, and what they do: `1 of 29 tests say`. */
const SHARE = new RegExp(String.raw`(${NUMBER}) of (?:the )?(${NUMBER}|all) (?:[a-z][a-z-]* ){0,2}?([a-z]+) ([a-z]+)\b`, 'g');

/** What stands between a number and its noun is no verb, and nothing that begins another part. */
const ENDS_BEFORE =
  /\b(?:and|are|as|at|be|before|by|each|every|for|from|had|has|have|in|into|is|it|must|not|of|on|one|or|same|than|that|the|then|times?|to|was|were|which|with|would)\b/;

/** What stands before a number that names, or is taken away. */
const NAMED = /(?:\b(?:card|position|deal|pile|place|row|column|seed|step|board|move|hand|level|field|than)|[−–±-])\s$/i;

const isOne = (number: string): boolean => /^(?:1|[Oo]ne)$/.test(number);

function* counts(text: string): Generator<string> {
  for (const { 0: said, 2: number = '', 3: between = '', 4: noun = '', index } of text.matchAll(COUNT)) {
    if (ENDS_BEFORE.test(between)) continue;
    const before = text.slice(Math.max(0, index - 12), index + 1);
    const after = text.slice(index + said.length);
    const [, verb = ''] = /^ ([a-z]+)\b/.exec(after) ?? [];
    // A place in a row, a remainder and a distribution are not counted: `card 1 moves`, `2^128 − 1 words`, `3 row by row`.
    if (NAMED.test(before) || verb === 'by') continue;
    const told = `“${said.trim()}${after.slice(0, 16)}”`;
    const subject = !/\b(?:of|of the|to)\s$/.test(before);
    if (isOne(number)) {
      if (PLURAL.has(noun)) yield `one of a plural: ${told}`;
      if (SINGULAR.has(noun) && subject && MANY_DO.has(verb)) yield `one does as many do: ${told}`;
    } else {
      if (SINGULAR.has(noun) && !/^no/i.test(number) && !/^ [a-z]+s\b/.test(after)) yield `several of a singular: ${told}`;
      if (PLURAL.has(noun) && subject && ONE_DOES.has(verb)) yield `many do as one does: ${told}`;
    }
  }
}

function* shares(text: string): Generator<string> {
  for (const { 0: said, 1: number = '', 3: noun = '', 4: verb = '', index } of text.matchAll(SHARE)) {
    if (/^none/i.test(number) || text.slice(0, index).endsWith('of ') || !(PLURAL.has(noun) || SINGULAR.has(noun))) continue;
    if (isOne(number) ? MANY_DO.has(verb) : ONE_DOES.has(verb)) yield `a share that does as its whole: “${said}”`;
  }
}

/** What no text may have, by its name. */
const NEVER: Readonly<Record<string, RegExp>> = {
  'a number that is none': /\b(?:NaN|undefined|Infinity|null|\[object [A-Za-z]+\])\b|\[object/,
  'two full stops or marks': /(?:\.\.(?!\.)|[,;:]{2}|[.,;] ?[.,;:](?!\d|\.)|(?<!\w)\( *\)|“ *”|: *(?:\.(?!\/)|;)|^ *[.;,])/m,
  'the wrong article': /\b(?:an (?:\d{1,3}(?<!\b8|\b11|\b18|\b8\d|\b8\d\d)\b(?!,))|a (?:8|11|18|8\d|8\d\d)\b)/i,
  'a word twice': /\b(?!that\b|had\b)([a-z]{2,}) \1\b/,
  'an empty sentence': /[.!?] [.!?]/,
  'all of one': /\b(?:[Aa]ll|[Bb]oth|[Nn]one|[Aa]ny|[Ee]ach|[Ee]very one|[Tt]he) (?:of )?(?:the )?(?:1|one) [a-z]+(?:s|ves)\b/,
  'one time': /\bone times\b|(?<![.\d]|± )\b1 times\b/,
  'once in one': /\bonce in (?:1|one)\b(?![,.\d])|\b1 in (?:1|one)\b(?![,.\d])/,
};

/** Every place of a text where number, verb, article or a sign is wrong, or a sentence is empty. Not in a line that is a table or a command. */
export function proseFaults(given: string): readonly string[] {
  const text = given.replaceAll('\u00a0', ' ');
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line) => [
    ...(/\S {2,}\S/.test(line) ? [`two spaces: “${line}”`] : []),
    ...Object.entries(NEVER).flatMap(([name, pattern]) => {
      const found = pattern.exec(line);
      return found ? [`${name}: “${line.slice(Math.max(0, found.index - 30), found.index + found[0].length + 30)}”`] : [];
    }),
    ...counts(line),
    ...shares(line),
  ]);
}
