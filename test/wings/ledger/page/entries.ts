import type { LedgerEntry } from '../../../../src/wings/ledger/page/facts/entry.js';
import type { Ledger } from '../../../../src/wings/ledger/page/facts/ledger.js';
import { ledgerOf } from '../../../../src/wings/ledger/page/facts/ledger.js';

const DAY = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;

/** What a record of a ledger may end with. */
export const VERDICTS = {
  biased: { look: 'biased', kind: 'biased', words: 'Biased', size: 'seen from 2.5 %' },
  clean: { look: 'clean', kind: 'no-bias-found', words: 'No bias found', size: 'down to 0.78 %' },
  broken: { look: 'biased', kind: 'broken', words: 'Broken', size: '10,000 of 16,384 deals lost cards, 60.0 % to 62.0 %' },
  unsure: { look: 'unsure', kind: 'inconclusive', words: 'Cannot tell', size: 'seen from 11.0 %' },
} as const;

/** A line that began so many minutes into a day and was written a minute later, with what is said of it. */
export function entry(minutes: number, more: Partial<LedgerEntry> = {}): LedgerEntry {
  const startedAt = DAY + minutes * MINUTE;
  return {
    file: `try-${minutes}.json`,
    page: `try-${minutes}.html`,
    altered: null,
    notDerived: null,
    kind: 'audit',
    deals: more.kind !== 'proof',
    id: 'naive-swap',
    subject: 'a'.repeat(64),
    code: '',
    startedAt: new Date(startedAt).toISOString(),
    writtenAt: startedAt + MINUTE,
    verdict: VERDICTS.biased,
    plan: '52 cards, 20,000 deals, battery standard, detect 1 %',
    seedOrigin: 'drawn',
    digest: `sha256:${String(minutes).padStart(64, '0')}`,
    signature: { kind: 'unsigned' },
    counted: null,
    ...more,
  };
}

/** Names that would do harm, were they not escaped. */
export const HOSTILE = ['"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '\u202egnp.exe', '../../etc/passwd'] as const;

/** A folder with one of everything. */
export function everything(): Ledger {
  const state = (kind: 'refused' | 'altered' | 'malformed'): LedgerEntry['signature'] => ({
    kind,
    reason: `a reason of ${'e'.repeat(64)}`,
  });
  return ledgerOf(
    'reports',
    'policy.json',
    [
      ...[0, 10, 20, 30, 40, 50].map((minutes, k) => entry(minutes, { counted: k })),
      entry(60, { verdict: VERDICTS.clean, counted: 8, signature: { kind: 'held', said: `by Laboratory, key ${'f'.repeat(64)}` } }),
      entry(1, { id: './mine.mjs', code: 'c', altered: 'its digest is not that of what it says', signature: state('altered') }),
      entry(2, { id: './same.mjs', code: 'c', signature: state('refused') }),
      entry(3, { id: 'fisher-yates', kind: 'proof', notDerived: 'that takes work', signature: state('malformed'), page: null }),
      entry(4, { id: 'calibration', kind: 'calibration', verdict: VERDICTS.unsure, signature: { kind: 'allowed' } }),
      entry(5, { id: 'sattolo', kind: 'until-decided', signature: { kind: 'not-checked', key: 'a'.repeat(64) } }),
      ...HOSTILE.map((name, k) => entry(100 + k, { id: name, file: `${name}.json`, page: `${name}.html` })),
    ],
    HOSTILE.map((file) => ({ file, reason: `no record ${file}`, mayCount: null })),
  );
}
