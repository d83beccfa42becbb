import * as z from 'zod';
import { EXIT_OF } from '../../../core/errors.js';
import { sealed } from '../../../core/run-info.js';
import { cards, level, sha256, tool, trials } from '../../../core/schema-parts.js';
import { MOST_ROWS } from '../engine/row-level.js';
import type { Refusal, Survey, SurveyStage } from './survey.js';

/** A file of a row lies beside the others, and a record must not lead a reader elsewhere. */
const name = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,99}$/);
const record = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,110}\.json$/);
const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/);
const kind = z.enum(['biased', 'no-bias-found', 'inconclusive']);
const stageName = z.enum(['proof', 'look', 'sample']);
const size = z.number().min(0);

const place = z.exactOptional(z.int().min(1));

const refusal: z.ZodType<Refusal> = z.strictObject({
  code: z.enum(Object.keys(EXIT_OF) as [keyof typeof EXIT_OF, ...(keyof typeof EXIT_OF)[]]),
  at: z.exactOptional(z.strictObject({ line: place, column: place, trial: place, position: place })),
});

const stage: z.ZodType<SurveyStage> = z.union([
  z.strictObject({ stage: stageName, refused: refusal }),
  z.strictObject({ stage: z.literal('proof'), record, digest, kind: z.enum(['holds', 'fails']), variation: size.nullable() }),
  z.strictObject({ stage: z.literal('look'), record, digest, kind: z.enum(['biased', 'inconclusive']), trials }),
  z.strictObject({
    stage: z.literal('sample'),
    record,
    digest,
    kind,
    trials: z.int().min(1),
    seenFrom: size.nullable(),
    effect: z.strictObject({ name: z.string(), estimate: size, low: size, high: size }).nullable(),
    mistakes: z.array(z.string()),
  }),
]);

/** The record of a survey. */
export const surveySchema: z.ZodType<Survey> = sealed(
  z.strictObject({
    kind: z.literal('survey'),
    tool,
    plan: z.strictObject({
      list: z.string().regex(/^[^/\\]+$/),
      folder: z.string().regex(/^(?!\.+$)[^/\\]+$/),
      seed: z.string(),
      n: cards,
      detect: z.number().positive().max(1),
      proofCards: cards,
      lookTrials: trials,
      rowLevel: level,
      rows: z
        .array(
          z.strictObject({
            name,
            subject: z.string().min(1),
            version: z.exactOptional(z.string()),
            options: z.record(z.string(), z.string()),
            note: z.exactOptional(z.string()),
          }),
        )
        .min(1)
        .max(MOST_ROWS),
    }),
    surveyed: z
      .array(
        z.strictObject({
          name,
          version: z.string().nullable(),
          code: sha256.nullable(),
          sameAs: name.nullable(),
          seeds: z.strictObject({ starts: z.enum(['alike', 'apart']), stateBits: size.nullable(), orderBits: size }).nullable(),
          refused: refusal.nullable(),
          stages: z.array(stage).max(3),
          verdict: z.strictObject({ kind: z.enum(['biased', 'no-bias-found', 'inconclusive', 'refused']), by: stageName.nullable() }),
        }),
      )
      .min(1)
      .max(MOST_ROWS),
    verdict: z.strictObject({ kind }),
  }),
);
