import type { Origin } from '../../core/record/origin.js';

export function notAgain({ source }: Origin): string {
  switch (source.kind) {
    case 'log':
      return 'the deals came on standard input';
    case 'program':
      return 'a program drew its own randomness: these deals cannot be drawn again';
    case 'race':
      return 'no two races are alike: these deals cannot be drawn again';
    case 'inline':
      return 'the function was called by a test of its own project, which deals it again';
    case 'built-in':
    case 'module':
    case 'npm':
      return 'the randomness was live: these deals cannot be drawn again';
  }
}
