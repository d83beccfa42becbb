import { OF_DOCUMENT } from './of-document.js';

/** Under which heading of the help an option stands; the others under 'Options:'. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'What is dealt:': [
    'n',
    'one',
    'lists',
    'space',
    'deal',
    'order-unknown',
    'trials',
    'seed',
    'challenge',
    'beacon',
    'beacon-file',
    'announce',
    'until-decided',
    'until-caught',
    'budget',
  ],
  'What is looked for:': ['detect', 'power', 'battery', 'tests', 'lags', 'null', 'audits', 'long'],
  'Parts of a built-in subject:': ['prng', 'bounded', 'seeding', 'native-seed', 'size', 'moves', 'piles', 'max'],
  'A function:': ['call', 'randomness', 'input', 'pass-random', 'isolation', 'strict'],
  'A program, after --:': ['protocol', 'cards', 'deadline'],
  'How it runs:': ['timeout', 'workers', 'fresh', 'yes'],
  'Signatures:': ['policy', 'signature', 'key', 'passphrase-fd', 'nonce', 'not-before', 'not-after'],
  'A document for a standard:': OF_DOCUMENT,
  'What is written:': ['out', 'name', 'open', 'format', 'index', 'json', 'quiet', 'debug'],
};
const GROUP_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([group, names]) => names.map((name) => [name, group])),
);

/** The heading under which an option stands in the help; undefined for one without. */
export function groupOfOption(name: string): string | undefined {
  return GROUP_OF.get(name);
}
