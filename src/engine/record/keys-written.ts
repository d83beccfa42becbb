/** How many keys stand in valid JSON: in it every quote met between strings opens one, and keys are the strings with a colon behind. */
export function keysWritten(text: string): number {
  let keys = 0;
  let backslash = text.indexOf('\\');
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    at++;
    // From quote to quote, since packed counts are strings of megabytes; what a backslash stands before ends no string.
    for (;;) {
      const quote = text.indexOf('"', at);
      if (backslash >= 0 && backslash < at) backslash = text.indexOf('\\', at);
      if (backslash < 0 || backslash > quote) {
        at = quote + 1;
        break;
      }
      at = backslash + 2;
    }
    while (' \t\n\r'.includes(text[at] ?? '.')) at++;
    if (text[at] === ':') keys++;
  }
  return keys;
}
