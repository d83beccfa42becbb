import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { AuditError, EXIT_OF } from '../../../../src/core/errors.js';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { isOfKind } from '../../../../src/core/record/record.js';
import { digestOf } from '../../../../src/engine/record/digest.js';
import { evidenceText } from '../../../../src/engine/record/evidence-text.js';
import { deriveAgain } from '../../../../src/records/derive-again.js';
import { parseEvidence } from '../../../../src/records/read-evidence.js';
import { evidenceJsonSchema } from '../../../../src/records/registry.js';
import { verifyAny } from '../../../../src/records/verify-any.js';
import type { BrokenRace } from '../../../../src/wings/race/record/broken-race.js';
import { dealsCounted } from '../../../../src/wings/race/record/race-counts.js';
import { brokenRaceRecord, FIVE_CARDS } from '../broken-race-record.js';

const valid = new Ajv2020.default({ strict: false, validateFormats: false }).compile(evidenceJsonSchema());
const record = brokenRaceRecord();

/** A core that may be written to, at any depth. */
type Open<Value> = { -readonly [Key in keyof Value]: Open<Value[Key]> };
type Core = Open<BrokenRace['core']>;

/** The record with a lie in it, and the digest that goes with the lie. */
function lying(change: (core: Core) => void): BrokenRace {
  const core = JSON.parse(JSON.stringify(record.core)) as BrokenRace['core'];
  change(core as Core);
  return { ...record, core, digest: digestOf(core) };
}

const checked = (one: BrokenRace): ReturnType<typeof verifyAny> => verifyAny(one, '.', { workers: 1 });

/** The exit code that rendering it again ends in. */
async function refusal(one: BrokenRace): Promise<number> {
  try {
    await deriveAgain(one, 'race.json');
    return 0;
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    return EXIT_OF[error.code];
  }
}

describe('the record of a race that broke decks', () => {
  it('fits both schemas, and is read back as what it is', () => {
    expect(valid(record) ? [] : valid.errors).toEqual([]);
    expect(parseEvidence(evidenceText(record), 'race.json')).toEqual(record);
    expect([isOfKind<BrokenRace>(record, 'race'), isOfKind<Evidence>(record, 'audit')]).toEqual([true, false]);
  });

  // By bisection of binomial tails, summed in Python with math.lgamma and math.fsum.
  it('has the interval of Clopper and Pearson', () => {
    expect(record.core.share.low).toBeCloseTo(0.72341579791, 9);
    expect(record.core.share.high).toBeCloseTo(0.741292375367, 9);
  });

  it('holds as far as it can be checked, and says that no deal of it can be dealt again', async () => {
    const checks = await checked(record);
    expect(checks.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
      'digest holds',
      'rule holds',
      'counts holds',
      'numbers holds',
      'deals not done',
    ]);
    expect(checks.at(-1)?.note).toBe('no two races are alike: these deals cannot be drawn again');
    expect(await deriveAgain(record, 'race.json')).toBeNull();
  });

  it.each<readonly [string, (core: Core) => void, readonly string[]]>([
    [
      'an interval of its own',
      (core) => {
        core.share.low += 0.001;
      },
      ['numbers'],
    ],
    [
      'another confidence',
      (core) => {
        core.share.confidence = 0.95;
      },
      ['numbers'],
    ],
    [
      'fewer broken deals than it lists',
      (core) => {
        core.race.counts.broken = 11_999;
      },
      ['counts', 'numbers'],
    ],
    [
      'more cards lost than deals lost',
      (core) => {
        core.race.counts.byLost = [9999, 2001];
      },
      ['counts'],
    ],
    [
      'a lost card with nothing in its place',
      (core) => {
        core.race.counts.doubled[1]--;
      },
      ['counts'],
    ],
    [
      'a card lost more often than deals broke',
      (core) => {
        core.race.counts.lost = [14_000, 0, 0, 0, 0];
      },
      ['counts'],
    ],
    [
      'a double further up than the first card',
      (core) => {
        core.race.counts.doubled = [1, 4999, 4000, 3000, 2000];
      },
      ['counts'],
    ],
    [
      'more broken deals than deals',
      (core) => {
        core.race.counts.deals = 11_000;
      },
      ['rule', 'counts', 'numbers'],
    ],
    [
      'fewer deals counted',
      (core) => {
        core.race.counts.deals = 12_001;
      },
      ['rule', 'numbers'],
    ],
    [
      'cards of another deck',
      (core) => {
        core.race.counts.lost.push(0);
      },
      ['counts'],
    ],
    [
      'a first deck that is whole',
      (core) => {
        core.race.first.cells = [4, 1, 2, 3, 0];
      },
      ['counts'],
    ],
    [
      'a first deck of a deal that was not to be dealt',
      (core) => {
        core.race.first.deal = 4 * core.plan.trials + 1;
      },
      ['counts'],
    ],
    [
      'a card that the deck does not have',
      (core) => {
        core.race.first.cells = [4, 1, 1, 3, 5];
      },
      ['counts'],
    ],
    [
      'another interleaving',
      (core) => {
        core.interleaving.lostAt = 6;
      },
      ['numbers'],
    ],
    [
      'a step of its own',
      (core) => {
        core.interleaving.steps[3].thread = 1;
      },
      ['numbers'],
    ],
    [
      'another name',
      (core) => {
        core.subject.id = 'fisher-yates';
      },
      ['numbers'],
    ],
  ])('with %s is refused, though its digest fits', async (_, change, ids) => {
    const lie = lying(change);
    const differing = (await checked(lie)).filter(({ outcome }) => outcome === 'differs').map(({ id }) => id);
    expect([differing, await refusal(lie)]).toEqual([ids, 20]);
  });

  it('with a lock is none', () => {
    const locked = lying((core) => {
      Object.assign(core.subject.origin.source, { locked: true });
    });
    expect(() => parseEvidence(evidenceText(locked), 'race.json')).toThrow('a race whose threads hold a lock has no such record');
  });

  it('whose digest does not fit is refused', async () => {
    const core = { ...record.core, plan: { ...record.core.plan, trials: 7 } };
    expect((await checked({ ...record, core }))[0]).toMatchObject({ id: 'digest', outcome: 'differs' });
  });

  it('may have counted no broken deal after the first', async () => {
    const none = { deals: dealsCounted(5), broken: 0, byLost: [], lost: [0, 0, 0, 0, 0], doubled: [0, 0, 0, 0, 0] };
    const seldom = brokenRaceRecord(5, { ...FIVE_CARDS, counts: none });
    expect((await checked(seldom)).map(({ outcome }) => outcome)).toEqual(['holds', 'holds', 'holds', 'holds', 'not done']);
    expect(seldom.core.share.low).toBe(0);
  });
});

describe('the deals counted', () => {
  it('follow from the size of the deck alone', () => {
    expect([2, 52, 4096, 5000, 52_000, 65_535].map(dealsCounted)).toEqual([16_384, 16_384, 4096, 3355, 322, 256]);
  });
});
