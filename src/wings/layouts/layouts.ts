import type { Layouts } from '../../engine/log/layouts.js';
import { findNewest } from './find-newest.js';
import { fileKinds } from './kinds/file-kinds.js';
import { openLines } from './open-lines.js';
import { findParts } from './parts/find-parts.js';
import { openAtRow } from './parts/open-at-row.js';
import { findNamedForm } from './shared-names.js';
import { turnDecks } from './turn-decks.js';

export const layouts: Layouts = { fileKinds, findForm: findNamedForm, findNewest, findParts, openAtRow, openLines, turnDecks };
