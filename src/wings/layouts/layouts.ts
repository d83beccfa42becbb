import type { Layouts } from '../../engine/log/layouts.js';
import { advised, findAdvisedForm } from './find-hint.js';
import { findNewest } from './find-newest.js';
import { layoutOf } from './find-relay.js';
import { fileKinds } from './kinds/file-kinds.js';
import { openLines } from './open-lines.js';
import { findParts } from './parts/find-parts.js';
import { openAtRow } from './parts/open-at-row.js';
import { turnDecks } from './turn-decks.js';

export const layouts: Layouts = {
  advised,
  fileKinds,
  findForm: findAdvisedForm,
  findNewest,
  layoutOf,
  findParts,
  openAtRow,
  openLines,
  turnDecks,
};
