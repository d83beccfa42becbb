import type { Outcome } from '../../core/subject/outcome.js';
import type { Axes } from '../../engine/plan/compare-axes.js';
import type { Preset } from '../../engine/subject/preset.js';
import { kindOf } from '../../kinds/index.js';
import { boundeds, prngs, seedings } from '../../parts/catalogues.js';
import { startBits } from '../../parts/pipeline.js';
import type { AxisEntry, Comparison, GeneratorEntry, SeedingEntry } from '../../report/compare/facts/comparison.js';

export type CompareEntries = Pick<Comparison, 'makers' | 'generators' | 'boundeds' | 'seedings' | 'presets'>;

export function entriesOf(axes: Axes, outcome: Outcome): CompareEntries {
  return {
    makers: axes.maker.map((id) => ({ id, title: kindOf(outcome).makers.all.get(id).title })),
    generators: axes.prng.map(generatorEntry),
    boundeds: axes.bounded.map(boundedEntry),
    seedings: axes.seeding.map(seedingEntry),
    presets: [],
  };
}

export function presetEntries(presets: readonly Preset[], outcome: Outcome): CompareEntries {
  return {
    makers: [{ id: 'own shuffle', title: 'As each shuffles, draws and seeds itself' }],
    generators: [],
    boundeds: [],
    seedings: [],
    presets: presets.map(({ id, language, origin: { source }, title }) => ({
      id,
      title,
      language: language === 'today',
      origin: { source, outcome },
      generator: generatorEntry(source.prng),
      bounded: boundedEntry(source.bounded),
      seeding: seedingEntry(source.seeding),
      startBits: startBits({ prng: prngs.get(source.prng), seeding: seedings.get(source.seeding) }),
    })),
  };
}

function generatorEntry(id: string): GeneratorEntry {
  const { anySeedBits, readFrom, readIn, seedBits, stateBits, title } = prngs.get(id);
  const read = { ...(readFrom !== undefined && { readFrom }), ...(readIn !== undefined && { readIn }) };
  return { id, title, stateBits, seedBits: anySeedBits ?? seedBits ?? null, ...read };
}

function boundedEntry(id: string): AxisEntry {
  return { id, title: boundeds.get(id).title };
}

function seedingEntry(id: string): SeedingEntry {
  const seeding = seedings.get(id);
  const everyDeal = seeding.kind === 'every-deal';
  const own = seeding.kind === 'once' ? seeding.ownStart : undefined;
  return {
    id,
    title: seeding.title,
    everyDeal,
    seedBits: everyDeal ? seeding.seedBits : own ? (own.seedBits ?? Number.POSITIVE_INFINITY) : null,
  };
}
