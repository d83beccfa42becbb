import type { DocumentInfo } from '../core/record/profile.js';
import { packageDigest } from './package-digest.js';

/** Returns the installed program and the kind of machine that make a document: those of this process. */
export function makerNote(): Pick<DocumentInfo, 'package' | 'platform'> {
  return { package: packageDigest(), platform: `${process.platform} ${process.arch}` };
}
