import type { DocumentInfo } from '../core/record/profile.js';
import { packageDigest } from './package-digest.js';

/** By what installed program, and on what kind of machine, a document is made: of this process. */
export function makerNote(): Pick<DocumentInfo, 'package' | 'platform'> {
  return { package: packageDigest(), platform: `${process.platform} ${process.arch}` };
}
