import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PROJECT } from '../house/source-tree.js';
import { copyCheckout } from '../support/checkout.js';
import { needs } from '../support/tools.js';

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly uses?: string;
}
interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[]; readonly permissions?: Readonly<Record<string, string>> }>>;
}

const WORKFLOW = parse(readFileSync(join(PROJECT, '.github/workflows/release.yml'), 'utf8')) as Workflow;
const scratch = mkdtempSync(join(tmpdir(), 'shuffle-audit-release-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What a named step of a job runs. */
const command = (job: string, name: string): string => WORKFLOW.jobs[job]?.steps.find((step) => step.name === name)?.run ?? '';

/** The surroundings of a shell in which no npm runs already. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_(?:lifecycle|package|command|execpath)|INIT_CWD)/.test(name)),
);

describe('a release', () => {
  it.each([
    ['of the version that is told of', 'v1.2.3', '## [1.2.3] - 2026-01-31', 0, ''],
    ['of another version', 'v1.2.4', '## [1.2.3] - 2026-01-31', 1, 'the tag is v1.2.4, where package.json has version 1.2.3\n'],
    [
      'of a version that has no date yet',
      'v1.2.3',
      '## [1.2.3] - Unreleased',
      1,
      'CHANGELOG.md begins with "## [1.2.3] - Unreleased", where a release has "## [1.2.3] - YYYY-MM-DD"\n',
    ],
    [
      'of a version that is not told of',
      'v1.2.3',
      '## [1x2.3] - 2026-01-31',
      1,
      'CHANGELOG.md begins with "## [1x2.3] - 2026-01-31", where a release has "## [1.2.3] - YYYY-MM-DD"\n',
    ],
  ])('%s: its tag is held to package.json and to the changelog', (_, tag, heading, status, said) => {
    const folder = mkdtempSync(join(scratch, 'version-'));
    mkdirSync(join(folder, '.ci/release'), { recursive: true });
    writeFileSync(join(folder, '.ci/release/version.js'), readFileSync(join(PROJECT, '.ci/release/version.js')));
    writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3", "type": "module" }');
    writeFileSync(join(folder, 'CHANGELOG.md'), `# Changelog\n\n${heading}\n\n## [1.2.2] - 2025-01-31\n`);
    const done = spawnSync(needs('bash'), ['-ec', command('check', 'version')], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, GITHUB_REF_NAME: tag },
    });
    expect([done.status, done.stderr]).toEqual([status, said]);
  });

  it('is the same bytes, packed from two checkouts, and its publication with provenance is rehearsed', () => {
    const options = { encoding: 'utf8', env, shell: process.platform === 'win32' } as const;
    const digests = [1, 2].map(() => {
      const checkout = copyCheckout(scratch);
      execFileSync(needs('npm'), ['pack', '--silent'], { ...options, cwd: checkout });
      const [tarball = ''] = readdirSync(checkout).filter((name) => name.endsWith('.tgz'));
      return [
        tarball,
        createHash('sha256')
          .update(readFileSync(join(checkout, tarball)))
          .digest('hex'),
        checkout,
      ] as const;
    });
    const [[name, digest, checkout], second] = digests as [(typeof digests)[0], (typeof digests)[0]];
    expect(second.slice(0, 2)).toEqual([name, digest]);

    const repository = { GITHUB_SERVER_URL: 'https://example.org', GITHUB_REPOSITORY: 'somebody/shuffle-audit' };
    const rehearsed = `${command('publish', 'repository')}\n${command('publish', 'publish')} --dry-run --json --ignore-scripts`;
    const done = spawnSync(needs('bash'), ['-ec', rehearsed], { ...options, cwd: checkout, env: { ...env, ...repository } });
    expect([done.status, done.stderr.replaceAll(/^npm (?:warn|notice).*\n/gm, '')]).toEqual([0, '']);
    expect(JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))).toMatchObject({
      repository: { type: 'git', url: 'git+https://example.org/somebody/shuffle-audit.git' },
    });
    expect(done.stdout).toContain(`"${name.replace(/^shuffle-audit-(.*)\.tgz$/, 'shuffle-audit@$1')}"`);
  });

  it('is published with provenance by a job that may ask who builds, after all checks', () => {
    const { check, publish } = WORKFLOW.jobs;
    expect(publish).toMatchObject({ needs: 'check', permissions: { 'id-token': 'write' } });
    expect(command('publish', 'publish')).toMatch(/^npm publish --provenance/);
    expect(check?.steps.map(({ run }) => run ?? '').join('\n')).toContain('.ci/run');
  });
});
