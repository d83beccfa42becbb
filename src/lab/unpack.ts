import { type Framed, type Packed, packedId } from './packed.js';

/** Returns a program that the page carries, as text. */
export async function unpacked(name: Packed): Promise<string> {
  const bytes = Uint8Array.from(held(name), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

/** Makes a frame that the page carries: of an opaque origin, and with the policy in its text. The caller puts it on the page. */
export function framed(name: Framed): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = held(name);
  return frame;
}

function held(name: Packed | Framed): string {
  return atob(document.getElementById(packedId(name))?.textContent ?? '');
}
