/**
 * The spellings of all cards as one table to walk byte by byte: from state s the byte b leads to next[256 s + b]; 0 means no match. State 1 is the
 * start. card[s] is the card whose spelling ends in s, or -1.
 */
export interface CardTrie {
  readonly next: Uint16Array;
  readonly card: Int32Array;
}

export function cardTrie(spelled: ReadonlyMap<string, number>): CardTrie {
  const utf8 = new TextEncoder();
  const states: { readonly next: Map<number, number>; card: number }[] = [
    { next: new Map(), card: -1 },
    { next: new Map(), card: -1 },
  ];
  for (const [text, card] of spelled) {
    let state = 1;
    for (const byte of utf8.encode(text)) {
      let to = states[state].next.get(byte);
      if (to === undefined) {
        to = states.push({ next: new Map(), card: -1 }) - 1;
        states[state].next.set(byte, to);
      }
      state = to;
    }
    states[state].card = card;
  }
  const next = new Uint16Array(states.length * 256);
  for (const [s, state] of states.entries()) for (const [byte, to] of state.next) next[s * 256 + byte] = to;
  return { next, card: Int32Array.from(states, ({ card }) => card) };
}
