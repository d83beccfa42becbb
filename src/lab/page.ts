import { sha256 } from '@noble/hashes/sha2.js';
import { type Framed, type Packed, packedId } from './packed.js';
import { STYLE } from './style.js';

export interface Programs {
  /** The page's own program, as a module. */
  readonly page: string;
  /** The programs of its workers: gzip, in base64. */
  readonly packed: Readonly<Record<Packed, string>>;
  readonly frames: Readonly<Record<Framed, string>>;
  readonly version: string;
}

/** Escapes `</script` in a script of ours, which would end its element early. It can only occur in a string, where the backslash changes nothing. */
const inPage = (script: string): string => script.replaceAll('</script', '<\\/script');

/**
 * Builds the lab as one file that needs nothing else: it works from a double click. Its Content-Security-Policy allows this one script, those of its
 * frames and this one style by their digests, and workers made of text that the page holds; it can send nothing anywhere. Frames run under the page's
 * policy too, so scripts that a page's own script made (`blob:`) are allowed as well; the learner's own function is one. No text becomes a program,
 * so the kernels are left out (`.ci/bundle-lab.js`) and their definitions deal and count.
 */
export function labPage({ frames, packed, page, version }: Programs): string {
  const script = inPage(page);
  const framed = Object.entries(frames).map(([name, program]) => ({ name: name as Framed, script: inPage(program) }));
  const policy = [
    "default-src 'none'",
    `script-src ${[script, ...framed.map((frame) => frame.script)].map(source).join(' ')} blob:`,
    `style-src ${source(STYLE)}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const held = [
    ...Object.entries(packed).map(([name, text]) => [name as Packed, text] as const),
    ...framed.map((frame) => [frame.name, btoa(frameOf(frame.script))] as const),
  ];
  return `<!doctype html>
<html lang="en" data-version="${version}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width,initial-scale=1"><title>The shuffle lab</title><style>${STYLE}</style></head>
<body></body>${held.map(([name, text]) => `<script type="text/plain" id="${packedId(name)}">${text}</script>`).join('')}<script type="module">${script}</script></html>
`;
}

/** Returns the whole text of a frame, with a policy of its own: it allows its script, and what that makes; nothing may be loaded and nothing sent. */
function frameOf(script: string): string {
  const policy = `default-src 'none'; script-src ${source(script)} blob:; worker-src blob:; connect-src 'none'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>a function</title><script>${script}</script></html>`;
}

/** Returns the CSP source that allows exactly this text: `'sha256-…'`. */
function source(text: string): string {
  return `'sha256-${btoa(String.fromCharCode(...sha256(new TextEncoder().encode(text))))}'`;
}
