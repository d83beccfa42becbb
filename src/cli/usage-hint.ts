import { existsSync } from 'node:fs';
import { nearestHint } from '../core/catalogue.js';
import { PRESETS } from '../engine/subject/presets.js';
import { addedSources } from '../host/added-sources.js';
import { shuffles } from '../parts/catalogues.js';

const LOG = /\.(?:csv|tsv|ndjson|jsonl)(?:\.gz)?$/i;
const MODULE = /\.[cm]?[jt]s(?:#.*)?$/;

/** Suggests a replacement for a first word that is no command, if the word suggests one. */
export function commandHint(word: string, commands: readonly string[]): string {
  const [id = ''] = word.split(/[/:]/);
  const builtIn = [...shuffles.all, ...PRESETS].some((entry) => entry.id === id) || Object.hasOwn(addedSources(), id);
  if (builtIn || word.startsWith('npm:') || MODULE.test(word)) return `shuffle-audit run ${word}`;
  if (LOG.test(word)) return `shuffle-audit log ${word}`;
  if (/\.json$/i.test(word)) return `shuffle-audit report ${word}`;
  if (existsSync(word)) return `a program comes after --: shuffle-audit run -- ${word.includes('/') ? word : `./${word}`}`;
  return nearestHint(word, commands, 'see: shuffle-audit --help');
}
