/** The open elements left when the text ends, or what broke: a small reader of well-formed XML without comments or CDATA. */
export function unbalanced(xml: string): readonly string[] {
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml[^?]*\?>/, '')
    .replace(/<(\/?)([a-z-]+)((?: [a-z][a-z0-9-]*="[^"<]*")*)(\/?)>/g, (_, close: string, name: string, _attributes, empty: string) => {
      if (close && open.pop() !== name) open.push(`</${name}>`);
      else if (!close && !empty) open.push(name);
      return '';
    });
  return /[<>]|&(?!#\d+;)/.test(rest) ? [...open, rest.slice(0, 80)] : open;
}
