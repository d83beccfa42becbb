import type { FileKinds } from '../../../engine/log/file-kinds.js';
import { noText } from './no-text.js';
import { likelyEncoding, markedEncoding } from './text-encodings.js';

export const fileKinds: FileKinds = { noText, markedEncoding, likelyEncoding };
