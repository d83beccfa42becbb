import type { Language } from '../../../../core/profile.js';
import { bn } from './bn.js';
import { en } from './en.js';
import { hi } from './hi.js';
import type { Messages } from './messages.js';

/** The texts of documents, by language. */
export const MESSAGES: Readonly<Record<Language, Messages>> = { en, hi, bn };
