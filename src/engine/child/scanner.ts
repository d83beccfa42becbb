/** Returns true if a character may be part of a name or a number. */
export function childInName(c: string): boolean {
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) return true;
  return c === '$' || c === '_' || c === '#' || c === '\\' || (c > '\x7f' && !isSpace(c));
}

/** Keywords after which a slash starts a regular expression, not a division. */
const BEFORE_REGEX = {
  __proto__: null,
  return: 1,
  typeof: 1,
  void: 1,
  delete: 1,
  in: 1,
  of: 1,
  new: 1,
  instanceof: 1,
  await: 1,
  yield: 1,
  case: 1,
};

/** Steps over JavaScript text piece by piece: comments, strings, templates, regular expressions and bracketed groups are one piece each. */
export class ChildScanner {
  readonly source: string;
  at = 0;
  /** True if a slash after the last piece that was neither white space nor comment divides; below it the piece's text if it was a word. */
  #operand = false;
  #word = '';

  constructor(source: string) {
    this.source = source;
  }

  more(): boolean {
    return this.at < this.source.length;
  }

  /** Steps over one white space or comment; false if there is none. */
  blank(): boolean {
    const c = this.source[this.at];
    if (isSpace(c)) {
      this.at++;
      return true;
    }
    if (c !== '/') return false;
    const next = this.source[this.at + 1];
    if (next === '/') {
      while (this.more() && !endsLine(this.source[this.at])) this.at++;
      return true;
    }
    if (next !== '*') return false;
    this.at += 2;
    while (this.more() && !(this.source[this.at] === '*' && this.source[this.at + 1] === '/')) this.at++;
    this.at += 2;
    return true;
  }

  /** Steps over one name, keyword or number. */
  word(): string {
    let word = '';
    while (this.more() && childInName(this.source[this.at])) word += this.source[this.at++];
    this.#word = word;
    this.#operand = true;
    return word;
  }

  /** Steps over one character, an opening bracket or comma. */
  open(): void {
    this.at++;
    this.#operand = false;
    this.#word = '';
  }

  /** Steps over one piece that is not blank. */
  step(): void {
    const c = this.source[this.at];
    if (childInName(c)) {
      this.word();
      return;
    }
    const isRegex = c === '/' && (!this.#operand || this.#word in BEFORE_REGEX);
    let operand = true;
    if (c === '"' || c === "'") this.#until(c);
    else if (c === '`') this.#template();
    else if (c === '(' || c === '[' || c === '{') this.#group();
    else if (isRegex) this.#regex();
    else if ((c === '+' || c === '-') && this.source[this.at + 1] === c) this.at += 2;
    else {
      this.at++;
      operand = false;
    }
    this.#operand = operand;
    this.#word = '';
  }

  #until(quote: string): void {
    this.at++;
    while (this.more() && this.source[this.at] !== quote) this.at += this.source[this.at] === '\\' ? 2 : 1;
    this.at++;
  }

  #template(): void {
    this.at++;
    while (this.more() && this.source[this.at] !== '`') {
      if (this.source[this.at] === '\\') this.at += 2;
      else if (this.source[this.at] === '$' && this.source[this.at + 1] === '{') {
        this.at++;
        this.#group();
      } else this.at++;
    }
    this.at++;
  }

  #group(): void {
    this.open();
    while (this.more()) {
      const c = this.source[this.at];
      if (c === ')' || c === ']' || c === '}') {
        this.at++;
        return;
      }
      if (!this.blank()) this.step();
    }
  }

  #regex(): void {
    this.at++;
    let inClass = false;
    while (this.more() && (inClass || this.source[this.at] !== '/')) {
      const c = this.source[this.at];
      if (c === '\\') this.at++;
      else if (c === '[') inClass = true;
      else if (c === ']') inClass = false;
      this.at++;
    }
    this.at++;
  }
}

function endsLine(c: string): boolean {
  return c === '\n' || c === '\r' || c === '\u2028' || c === '\u2029';
}

function isSpace(c: string): boolean {
  if (c === ' ' || c === '\t' || c === '\v' || c === '\f' || c === '\xa0' || c === '\ufeff' || endsLine(c)) return true;
  return (c >= '\u2000' && c <= '\u200a') || c === '\u1680' || c === '\u202f' || c === '\u205f' || c === '\u3000';
}
