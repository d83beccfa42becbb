import type { LawMethod } from '../../../core/record/proved-law.js';

export const METHODS: Readonly<Record<LawMethod['kind'], string>> = {
  enumeration: 'every leaf dealt',
  convolution: 'steps multiplied out',
  'closed-form': 'formula',
  divisibility: 'divisibility alone',
  positions: 'positions alone',
};
