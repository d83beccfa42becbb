import { sha256 } from '@noble/hashes/sha2.js';
import { STYLE } from './style.js';
import { PROGRAM_ID } from './worker/program-id.js';

/** The programs that the page is made of. */
export interface Programs {
  /** Of the page itself, as a module. */
  readonly page: string;
  /** Of its worker: gzip, in base64. */
  readonly worker: string;
}

/**
 * The lab as one file that needs nothing else: it works from a double click. Its Content-Security-Policy lets in this one script and this one
 * style by their digests, and workers made of text that the page holds; it can send nothing anywhere.
 */
export function labPage({ page, worker }: Programs): string {
  // What would end the element early cannot stand in it; in a script of ours it can only be in a text, where the backslash changes nothing.
  const script = page.replaceAll('</script', '<\\/script');
  const policy = [
    "default-src 'none'",
    `script-src ${source(script)}`,
    `style-src ${source(STYLE)}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width,initial-scale=1"><title>The shuffle lab</title><style>${STYLE}</style></head>
<body></body><script type="application/gzip" id="${PROGRAM_ID}">${worker}</script><script type="module">${script}</script></html>
`;
}

/** The source that allows exactly this text: `'sha256-…'`. */
function source(text: string): string {
  return `'sha256-${btoa(String.fromCharCode(...sha256(new TextEncoder().encode(text))))}'`;
}
