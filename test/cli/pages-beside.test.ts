import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { digestOf } from '../../src/engine/record/digest.js';
import { program } from '../support/program.js';

// Runs of the whole program take their time where other work goes on.
const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-pages-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const at = (name: string): string => join(cwd, 'reports', name);
const read = (name: string): string => readFileSync(at(name), 'utf8');

/** The exit code of a verification, and what it says of pages and of the checker. */
async function verified(name: string, ...more: readonly string[]): Promise<string> {
  const { status, stdout } = await program(cwd, 'verify', `reports/${name}.json`, '--quiet', ...more);
  const said = stdout.match(/^(?:holds {3}|DIFFERS|not done) {2} ?the (?:pages|check_record\.py) beside .*(?:\n {12}.*)*/gm) ?? [];
  return [status, ...said].join('\n').replaceAll(/sha256:[0-9a-f]{64}/g, 'SHA');
}

const HOLDS = 'holds     the pages beside it say what the record says';
const DIFFERS = 'DIFFERS   the pages beside it say what the record says';
const COMPARED = 'recorded SHA, recomputed SHA';

const SMALL = ['--n', '4', '--trials', '2000', '--quiet', '--seed', 'pages'];

beforeAll(async () => {
  await program(cwd, 'run', 'sattolo', ...SMALL, '--profile', 'gli-19', '--name', 'held');
  await program(cwd, 'report', 'reports/held.json', '--format', 'document', '--lang', 'bn');
  await program(cwd, 'run', 'fisher-yates', ...SMALL, '--name', 'plain');
});

describe('the pages beside a record', () => {
  it('are made again byte for byte, in every language', async () => {
    expect(await verified('held')).toBe(`0\n${HOLDS}`);
    expect(await verified('plain')).toBe(`0\n${HOLDS}`);
  });

  it.each(['held.html', 'held.document.html', 'held.document.bn.html'])('are refused where %s was altered', async (name) => {
    const sound = read(name);
    const lie = sound.replace(/Biased|পক্ষপাতদুষ্ট|Not met|পূরণ হয়নি/, 'No bias found');
    expect(lie).not.toBe(sound);
    writeFileSync(at(name), lie);
    expect(await verified('held')).toBe(`20\n${DIFFERS}\n            ${name}: ${COMPARED}`);
    writeFileSync(at(name), sound);
    expect(await verified('held')).toBe(`0\n${HOLDS}`);
  });

  it('may be those that report makes of what it could not derive, and none at all', async () => {
    rmSync(at('plain.html'));
    expect(await verified('plain')).toBe('0');
    mkdirSync(at('plain.html'));
    expect(await verified('plain')).toBe(`20\n${DIFFERS}\n            plain.html: recorded no file, recomputed a page`);
    rmSync(at('plain.html'), { recursive: true });
    await program(cwd, 'report', 'reports/plain.json');
    expect(await verified('plain')).toBe(`0\n${HOLDS}`);
  });

  it('name the record, so that its check can be pasted, and say so where both were renamed', async () => {
    await program(cwd, 'run', 'fisher-yates', ...SMALL, '--name', 'before');
    expect(read('before.html')).toContain('<span>npx shuffle-audit verify</span> <span>before.json</span>');
    for (const ending of ['json', 'html']) renameSync(at(`before.${ending}`), at(`after.${ending}`));
    expect(await verified('after')).toBe(
      '0\nnot done  the pages beside it say what the record says (after.html names before.json: the record has another name now; shuffle-audit report reports/after.json writes its page again)',
    );
    writeFileSync(at('after.html'), read('after.html').replaceAll('before.json', '../other.json'));
    expect(await verified('after')).toBe(`20\n${DIFFERS}\n            after.html: ${COMPARED}`);
    await program(cwd, 'report', 'reports/after.json');
    expect(await verified('after')).toBe(`0\n${HOLDS}`);
  });

  it('of another build are not verified, and PDFs are named and not judged', async () => {
    await program(cwd, 'run', 'sattolo', ...SMALL, '--profile', 'gli-19', '--name', 'other');
    const other = `"package":"${'0'.repeat(64)}"`;
    writeFileSync(at('other.json'), read('other.json').replace(/"package":"[0-9a-f]{64}"/, other));
    await program(cwd, 'report', 'reports/other.json', '--format', 'document');
    expect(await verified('other')).toBe(`0\n${HOLDS}`);
    writeFileSync(at('other.document.html'), `${read('other.document.html')}\n`);
    writeFileSync(at('other.document.pdf'), '%PDF-');
    const said = await verified('other');
    expect(said).toMatch(
      /^21\nnot done {2}the pages .* \(other\.document\.html: not as this build makes it; another build of \S+ made the record, with package 0{64}\)\nnot done/,
    );
    expect(said).toMatch(/\(a PDF cannot be made again byte for byte: other\.document\.pdf\)$/);
  });

  it('that were altered are not verified, whatever version the record names', async () => {
    await program(cwd, 'run', 'sattolo', ...SMALL, '--name', 'newer');
    const lie = read('newer.html').replace('Biased', 'No bias found');
    writeFileSync(at('newer.html'), lie);
    const record = JSON.parse(read('newer.json')) as Evidence;
    const core = { ...record.core, tool: { ...record.core.tool, version: '9.9.9' } };
    writeFileSync(at('newer.json'), JSON.stringify({ ...record, core, digest: digestOf(core) }));
    const { status, stdout } = await program(cwd, 'verify', 'reports/newer.json', '--quiet', '--json');
    expect([status, JSON.parse(stdout)]).toMatchObject([21, { verified: false, outcome: 'not verified' }]);
    expect(await verified('newer')).toContain('version 9.9.9 made the record');
    await program(cwd, 'report', 'reports/newer.json');
    expect(await verified('newer')).toBe(`0\n${HOLDS}`);
  });

  it('are not looked at where the record is not what it says', async () => {
    const sound = read('plain.json');
    writeFileSync(at('plain.json'), sound.replace('"sum":2000', '"sum":2001'));
    expect(await verified('plain')).toBe('20');
    writeFileSync(at('plain.json'), sound);
  });
});

describe('the checker beside a signed record', () => {
  it('is the one that was signed, and another is refused', async () => {
    await program(cwd, 'keygen', 'keys/laboratory');
    await program(cwd, 'sign', 'reports/held.json', '--key', 'keys/laboratory.private.pem');
    const publicKey = readFileSync(join(cwd, 'keys/laboratory.public.pem'), 'utf8');
    const policy = { policy: 'shuffle-audit/policy/1', signature: 'required', keys: [{ name: 'Laboratory', publicKey }] };
    writeFileSync(join(cwd, 'policy.json'), JSON.stringify(policy));
    const asked = ['--policy', 'policy.json'];
    const checker = 'the check_record.py beside it is the one that was signed';
    expect(await verified('held', ...asked)).toBe(`0\nholds     ${checker}\n${HOLDS}`);
    const sound = read('check_record.py');
    writeFileSync(at('check_record.py'), 'print("all is well")\n');
    expect(await verified('held', ...asked)).toBe(`20\nDIFFERS   ${checker}\n            check_record.py: ${COMPARED}`);
    // Nobody vouches for what lies beside a record without a signature.
    expect(await verified('held')).toBe(`0\n${HOLDS}`);
    writeFileSync(at('check_record.py'), sound);
    rmSync(at('check_record.py'));
    expect(await verified('held', ...asked)).toBe(`0\n${HOLDS}`);
  });
});
