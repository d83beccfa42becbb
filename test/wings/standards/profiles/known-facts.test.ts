import { describe, expect, it } from 'vitest';
import type { EvidenceCore } from '../../../../src/core/record/evidence.js';
import type { Source } from '../../../../src/core/record/origin.js';
import type { Prng } from '../../../../src/core/subject/source.js';
import { reachOf } from '../../../../src/engine/plan/reach.js';
import { checkFit } from '../../../../src/engine/subject/pipeline.js';
import { boundeds, prngs, seedings, shuffles } from '../../../../src/parts/catalogues.js';
import { PROFILES, profileOf } from '../../../../src/wings/standards/profiles/catalogue.js';
import type { Answer } from '../../../../src/wings/standards/profiles/finding.js';
import { judge } from '../../../../src/wings/standards/profiles/judge.js';
import { factsOfParts } from '../../../../src/wings/standards/profiles/known-facts.js';
import { pipelineOf } from '../../../support/pipeline-of.js';
import { recordOf } from '../../../support/record-of.js';

const N = 52;
/** A right shuffle by a strong generator: every clause that tests answer is met. */
const { core: STRONG } = await recordOf(pipelineOf('fisher-yates', N, 'lemire', 'chacha20'), {
  seed: 'strong',
  trials: 12_000,
  battery: 'standards',
});

/** The same deals, as if they had come from elsewhere. */
const from = (source: Source, reach: EvidenceCore['reach'] = null): EvidenceCore => ({
  ...STRONG,
  reach,
  subject: { ...STRONG.subject, origin: { source, outcome: { kind: 'deck' } } },
});
const builtIn = (prng: string, seeding: string, n = N): EvidenceCore =>
  from({ ...PARTS, prng, seeding }, reachOf({ prng: prngs.get(prng), seeding: seedings.get(seeding) }, n));
const PARTS = { kind: 'built-in', maker: 'fisher-yates', bounded: 'lemire' } as const;

const answers = (core: EvidenceCore, id: string): Readonly<Record<string, Answer>> =>
  Object.fromEntries(judge(core, profileOf(id)).map(({ answer, clause }) => [clause.id, answer]));
const why = (core: EvidenceCore, id: string, clause: string): unknown => {
  const answer = answers(core, id)[clause];
  return answer && 'why' in answer ? [answer.status, answer.why.by] : answer?.status;
};

const MODULE = {
  kind: 'module',
  file: './f.mjs',
  export: 'default',
  sha256: 'ab'.repeat(32),
  randomness: 'injected',
  call: { async: false, isolation: 'process', random: false, result: 'returns', stream: 'block' },
} as const;
const VOCABULARY = { kind: 'from-1', cards: Array.from({ length: N }, (_, card) => `${card + 1}`) } as const;
const PROGRAM: Source = {
  kind: 'program',
  program: './dealer',
  args: [],
  sha256: 'ab'.repeat(32),
  files: [],
  protocol: 'lines',
  vocabulary: VOCABULARY,
  starts: 'apart',
  ends: 'group',
};
const LOG: Source = {
  kind: 'log',
  files: [{ file: 'deals.csv', bytes: 9, sha256: 'ab'.repeat(32) }],
  layout: { kind: 'csv', delimiter: ',', header: false, fields: N, deck: { from: 1, to: N }, separator: null, id: null },
  vocabulary: VOCABULARY,
  start: 'natural',
  packs: 1,
  rows: 12_000,
  decks: 12_000,
  rejects: 0,
  maxRejects: 9,
  leftOut: [],
  numbers: null,
  repeated: 0,
};

/** The clauses about prediction and independence. */
const FORETOLD = [
  ['gli-19', 'independence'],
  ['agco-21.1', 'independence'],
  ['ukgc-rts-7a', 'distribution'],
  ['ukgc-rts-7a', 'unpredictable'],
  ['pa-58-810a.5', 'cryptographic-strength'],
] as const;

// What the world knows of the entries, said here once more and by their names.
const STRONG_ONES = ['aes-ctr', 'chacha12', 'chacha20', 'os'];
const CLOCKS = ['clock-ms', 'midnight-ms'];
const ANEW = [...CLOCKS, 'constant', 'counter', 'random-16', 'random-32', 'random-48'];
const FEW = [...ANEW, 'from-bits'];

describe('what is known of a generator', () => {
  it('is declared by every entry of the catalogue, and of every seeding but one, which says nothing of its seed', () => {
    expect(prngs.all.filter(({ secure }) => secure === undefined)).toEqual([]);
    expect(prngs.all.flatMap(({ id, secure }) => (secure ? [id] : []))).toEqual(STRONG_ONES);
    expect(seedings.all.flatMap(({ id, seedSource }) => (seedSource === undefined ? [id] : []))).toEqual(['continuous']);
  });

  it('leaves what its deals meet as it is, where it is strong, has states enough and is seeded once', () => {
    const all = PROFILES.flatMap((profile) =>
      judge(STRONG, profile).flatMap(({ answer: { status }, clause: { served } }) => (served?.by === 'tests' ? [status] : [])),
    );
    expect(new Set(all)).toEqual(new Set(['met']));
  });

  it('lets no clause be met that it refutes: every generator with every seeding, by every profile', () => {
    const met: string[] = [];
    let tried = 0;
    for (const { id: prng } of prngs.all) {
      for (const { id: seeding } of seedings.all) {
        const parts = {
          shuffle: shuffles.get('fisher-yates'),
          bounded: boundeds.get('lemire'),
          prng: prngs.get(prng),
          seeding: seedings.get(seeding),
        };
        try {
          checkFit(parts, N);
        } catch {
          continue;
        }
        tried++;
        const core = builtIn(prng, seeding);
        const refuted = [
          ...(STRONG_ONES.includes(prng) ? [] : FORETOLD),
          ...(seeding === 'continuous' ? [] : FORETOLD.slice(0, -1)),
          ...(FEW.includes(seeding) || seeding === 'from-seed'
            ? ([
                ['ukgc-rts-7a', 'no-repeats'],
                ['ukgc-rts-7a', 'seeding'],
                ['25-cfr-547.14', 'seeding'],
              ] as const)
            : []),
          ...(ANEW.includes(seeding)
            ? ([
                ['gli-11', 'background-cycling'],
                ['nj-13-69e-1.28g', 'background-cycling'],
              ] as const)
            : []),
          ...(CLOCKS.includes(seeding) ? ([['gli-19', 'seeding']] as const) : []),
          ...((core.reach?.bits ?? N * 8) < 225
            ? ([
                ['gli-19', 'available-outcomes'],
                ['agco-21.1', 'outcomes'],
                ['nj-13-69e-1.28g', 'outcomes'],
                ['25-cfr-547.14', 'states'],
              ] as const)
            : []),
        ];
        for (const [profile, clause] of refuted)
          if (answers(core, profile)[clause]?.status !== 'not-met') met.push(`${prng}/${seeding}: ${profile} ${clause}`);
      }
    }
    expect(tried).toBeGreaterThan(400);
    expect(met).toEqual([]);
  });

  it('answers by the first reason there is: a clock, a counter, a fixed seed, starts anew, a weak generator', () => {
    expect(why(builtIn('delphi', 'midnight-ms'), 'gli-19', 'seeding')).toEqual(['not-met', 'clock']);
    expect(why(builtIn('msvc', 'random-32'), 'gli-19', 'seeding')).toEqual(['not-shown', 'beyond']);
    expect(why(builtIn('msvc', 'clock-ms'), 'nj-13-69e-1.28g', 'background-cycling')).toEqual(['not-met', 'restarts']);
    expect(why(builtIn('msvc', 'continuous'), 'nj-13-69e-1.28g', 'background-cycling')).toEqual(['not-shown', 'beyond']);
    expect(why(builtIn('msvc', 'continuous'), 'pa-58-810a.5', 'cryptographic-strength')).toEqual(['not-met', 'weak']);
    expect(why(builtIn('chacha20', 'continuous'), 'pa-58-810a.5', 'cryptographic-strength')).toEqual(['not-shown', 'beyond']);
    expect(why(builtIn('mt19937', 'from-seed:42'), 'nj-13-69e-1.28g', 'seeding')).toEqual(['not-met', 'fixed']);
    expect(why(builtIn('mt19937', 'counter'), 'ukgc-rts-7a', 'seeding')).toEqual(['not-met', 'counter']);
    expect(why(builtIn('mt-short', 'continuous'), 'ukgc-rts-7a', 'no-repeats')).toEqual(['not-met', 'period']);
  });

  it('is nothing where nobody has said: what asks whether outcomes can be foretold cannot be shown', () => {
    const { secure: _, ...undeclared }: Prng = prngs.get('xoshiro256ss');
    const { seedSource: __, ...seeding } = seedings.get('random-48');
    expect(factsOfParts({ prng: undeclared, seeding: seedings.get('continuous') }, 225)).toEqual([]);
    expect(factsOfParts({ prng: undeclared, seeding }, 6).map(({ by }) => by)).toEqual(['few-starts', 'restarts']);
  });

  it('names a strong generator with states enough where another would do, and none where the seeding would have to change', () => {
    const instead = (prng: string, seeding: string, n = N): unknown => {
      const answer = answers(builtIn(prng, seeding, n), 'gli-19')['available-outcomes'];
      return answer && 'why' in answer && 'instead' in answer.why ? answer.why.instead : null;
    };
    expect(instead('xoshiro128ss', 'continuous')).toBe('chacha20');
    expect(instead('xoshiro128ss', 'continuous', 60)).toBe('chacha20');
    expect(instead('xoshiro128ss', 'continuous', 500)).toBe('os');
    expect(instead('mt19937', 'random-32')).toBeNull();
    expect(instead('mt19937', 'from-bits')).toBeNull();
  });

  it('of a strong generator with fewer states than orders is not enough: that nothing is foretold cannot be shown', () => {
    expect(why(builtIn('chacha20', 'continuous', 100), 'gli-19', 'independence')).toEqual(['not-shown', 'prediction']);
  });
});

describe('what is known of a function, a program and a log', () => {
  it.each(FORETOLD)('lets %s %s never be met', (profile, clause) => {
    const status = (source: Source): string | undefined => answers(from(source), profile)[clause]?.status;
    expect(status(MODULE)).toBe('not-met');
    for (const source of [
      { ...MODULE, randomness: 'live' } as const,
      { ...MODULE, call: { ...MODULE.call, random: true } } as const,
      PROGRAM,
      LOG,
      { kind: 'inline', name: 'f', randomness: 'injected' } as const,
      { kind: 'race', locked: true } as const,
    ])
      expect(status(source), source.kind).toBe('not-shown');
  });

  it('tells of the engine where the function draws from Math.random, and of what its tests would have seen elsewhere', () => {
    expect(why(from(MODULE), 'gli-19', 'independence')).toEqual(['not-met', 'engine']);
    const met = answers(STRONG, 'gli-19')['independence'];
    expect(answers(from(PROGRAM), 'gli-19')['independence']).toEqual({
      status: 'not-shown',
      why: { by: 'prediction', to: met?.status === 'met' ? met.to : null },
    });
    expect(answers(from(PROGRAM), 'gli-19')['distribution']?.status).toBe('met');
  });

  it('is of a function that deals the same after every start that its outcomes can be foretold, and its seed known', () => {
    const alike = from({ ...MODULE, call: { ...MODULE.call, stream: 'one', starts: 'alike' } });
    expect(why(alike, 'gli-19', 'independence')).toEqual(['not-met', 'starts']);
    expect(why(alike, 'ukgc-rts-7a', 'unpredictable')).toEqual(['not-met', 'starts']);
    expect(why(alike, 'ukgc-rts-7a', 'seeding')).toEqual(['not-met', 'starts']);
    expect(why(alike, 'pa-58-810a.5', 'cryptographic-strength')).toEqual(['not-shown', 'beyond']);
  });
});
