/** Elements that have no end tag in HTML. */
const VOID = ['br', 'col', 'meta', '!doctype'];

/** What the policy says of the style sheet follows from it, so a style that differs is named and not its hash. */
const HASH = /'sha256-[^']*'/;

/** Characters shown on either side of the place where two texts part. */
const AROUND = 60;

interface Open {
  readonly label: string;
  /** How many children of each name were met. */
  readonly children: Map<string, number>;
}

/**
 * The first place where two pages differ, element by element: its path, what stands there in the page that is expected, and what was got. Null where
 * the pages are equal.
 */
export function firstDifference(expected: string, got: string): string | null {
  if (expected === got) return null;
  const unhashed = [expected, got].map((page) => page.replace(HASH, ''));
  const [wanted, found] = (unhashed[0] === unhashed[1] ? [expected, got] : unhashed).map(tokens);
  const open: Open[] = [{ label: '', children: new Map() }];
  const same = wanted.findIndex((token, k) => token !== found[k]);
  const at = same === -1 ? wanted.length : same;
  for (const token of wanted.slice(0, at)) follow(open, token);
  const path = open
    .slice(1)
    .map(({ label }) => label)
    .join(' > ');
  const [before, after] = apart(wanted[at] ?? '', found[at] ?? '');
  return `${path === '' ? 'at the top' : path}: expected ${before}, got ${after}`;
}

/** A page as its tags and the texts between them. */
function tokens(page: string): readonly string[] {
  return page.match(/<[^>]*>|[^<]+|</g) ?? [];
}

/** Goes into an element or out of it. */
function follow(open: Open[], token: string): void {
  const tag = /^<(\/?)([!\w-]+)/.exec(token);
  if (!tag) return;
  const [, end, name = ''] = tag;
  if (end === '/') {
    if (open.length > 1) open.pop();
    return;
  }
  const siblings = open.at(-1)?.children ?? new Map<string, number>();
  const place = (siblings.get(name) ?? 0) + 1;
  siblings.set(name, place);
  if (token.endsWith('/>') || VOID.includes(name.toLowerCase())) return;
  const look = /\sclass="([^"]*)"/.exec(token)?.[1];
  open.push({ label: `${name}${look ? `.${look.replaceAll(' ', '.')}` : ''}${place > 1 ? `[${place}]` : ''}`, children: new Map() });
}

/** Two texts, cut to where they part. */
function apart(a: string, b: string): readonly [string, string] {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const start = Math.max(0, at - AROUND);
  const shown = (text: string): string =>
    text === ''
      ? 'the end'
      : `${start > 0 ? '…' : ''}${JSON.stringify(text.slice(start, at + AROUND))}${text.length > at + AROUND ? '…' : ''}`;
  return [shown(a), shown(b)];
}
