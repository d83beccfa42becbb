import type { SignatureState } from '../../../../records/additions.js';

/** A digest, with the part of it that is shown. */
const DIGEST = /\b([0-9a-f]{12})[0-9a-f]{52}\b/g;

/** The words for a signature in a table, and further details, with digests cut to a table's width; null where there are none. */
export function signatureWords(signature: SignatureState): { readonly words: string; readonly more: string | null } {
  const { more, words } = stateWords(signature);
  return { words, more: more?.replace(DIGEST, `$1…`) ?? null };
}

function stateWords(signature: SignatureState): { readonly words: string; readonly more: string | null } {
  switch (signature.kind) {
    case 'unsigned':
      return { words: 'unsigned', more: null };
    case 'allowed':
      return { words: 'unsigned', more: 'the policy asks for no signature' };
    case 'not-checked':
      return { words: 'signed, not checked', more: `said to be by key ${signature.key}; no policy says whose that is` };
    case 'held':
      return { words: 'signature holds', more: signature.said };
    case 'malformed':
      return { words: 'signature unreadable', more: signature.reason };
    case 'refused':
      return { words: 'refused by the policy', more: signature.reason };
    case 'altered':
      return { words: 'signature broken', more: signature.reason };
  }
}
