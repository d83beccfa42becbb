/** How many keys stand in valid JSON: in it every quote met between strings opens one, and keys are the strings with a colon behind. */
export function keysWritten(text: string): number {
  let keys = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    at++;
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at++;
    while (' \t\n\r'.includes(text[at] ?? '.')) at++;
    if (text[at] === ':') keys++;
  }
  return keys;
}
