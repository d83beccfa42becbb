import type { EvidenceCore } from '../../../core/record/evidence.js';
import { presetWith } from '../../../engine/subject/presets.js';
import { code, type Phrase, say } from '../../../page/phrase.js';

/** The subject's name: that of a case known from the record, where it is one. */
export function subjectName({ subject }: Pick<EvidenceCore, 'subject'>): string {
  return presetWith(subject.origin)?.id ?? subject.id;
}

/** The story of a case known from the record, under its title; null for other subjects. */
export function presetStory({ subject }: Pick<EvidenceCore, 'subject'>): readonly [title: string, story: Phrase] | null {
  const preset = presetWith(subject.origin);
  return preset ? [preset.title, say`${code(preset.id)}: ${preset.summary} Source: ${preset.reference}.`] : null;
}
