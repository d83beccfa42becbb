import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { VERSION } from '../../src/host/version.js';
import { PROJECT } from '../house/source-tree.js';
import { copyCheckout } from '../support/checkout.js';
import { needs } from '../support/tools.js';
import { type Workflow, workflowFaults, workflowFiles } from './workflow-rules.js';

const RELEASE = readFileSync(join(PROJECT, '.github/workflows/release.yml'), 'utf8');
const WORKFLOW = parse(RELEASE) as Workflow;
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

  it('is the same bytes, packed from two checkouts with its SHA-256 and its SBOM; and that tarball alone is published', () => {
    const options = { encoding: 'utf8', shell: process.platform === 'win32' } as const;
    const surroundings = {
      ...env,
      GITHUB_SERVER_URL: 'https://example.org',
      GITHUB_REPOSITORY: 'somebody/shuffle-audit',
      GITHUB_REF_NAME: `v${VERSION}`,
    };
    const name = `shuffle-audit-${VERSION}`;
    const [first, second] = [1, 2].map(() => {
      const checkout = copyCheckout(scratch);
      execFileSync(needs('npm'), ['run', '--silent', 'build'], { ...options, env, cwd: checkout });
      const output = join(checkout, 'output.txt');
      const packed = spawnSync(needs('bash'), ['-ec', command('check', 'pack')], {
        ...options,
        cwd: checkout,
        env: { ...surroundings, GITHUB_OUTPUT: output },
      });
      expect(packed.status, packed.stderr).toBe(0);
      return { checkout, sha256: readFileSync(output, 'utf8').replace(/^sha256=|\n$/g, '') };
    }) as [{ readonly checkout: string; readonly sha256: string }, { readonly sha256: string }];
    const tarball = join(first.checkout, 'release', `${name}.tgz`);
    expect(createHash('sha256').update(readFileSync(tarball)).digest('hex')).toBe(first.sha256);
    expect(second.sha256).toBe(first.sha256);
    expect(readFileSync(join(first.checkout, 'release/SHA256SUMS'), 'utf8')).toContain(`${first.sha256}  ${name}.tgz\n`);
    const inside = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], options);
    expect(JSON.parse(inside)).toMatchObject({ repository: { type: 'git', url: 'git+https://example.org/somebody/shuffle-audit.git' } });

    const { bomFormat, components } = JSON.parse(readFileSync(join(first.checkout, 'release', `${name}.cdx.json`), 'utf8')) as {
      readonly bomFormat: string;
      readonly components: readonly { readonly name: string; readonly version: string; readonly hashes?: unknown }[];
    };
    const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<
        Record<
          string,
          { readonly version: string; readonly dev?: true; readonly devOptional?: true; readonly optional?: true; readonly peer?: true }
        >
      >;
    };
    // every package that the lock file has not for development alone
    const needed = Object.entries(packages)
      .filter(([path, one]) => path !== '' && !(one.dev ?? one.devOptional ?? one.optional ?? one.peer))
      .map(([path, one]) => `${path.replace(/.*node_modules\//, '')}@${one.version}`);
    expect(bomFormat).toBe('CycloneDX');
    expect(components.map((one) => `${one.name}@${one.version}`).sort()).toEqual([...new Set(needed)].sort());
    expect(components.filter(({ hashes }) => hashes === undefined).map((one) => one.name)).toEqual([]);

    // the job that publishes has the folder and nothing else
    const alone = mkdtempSync(join(scratch, 'alone-'));
    cpSync(join(first.checkout, 'release'), join(alone, 'release'), { recursive: true });
    const inJob = (script: string): ReturnType<typeof spawnSync> =>
      spawnSync(needs('bash'), ['-ec', script], { ...options, cwd: alone, env: { ...surroundings, SHA256: first.sha256 } });
    const published = inJob(`${command('publish', 'compare')}\n${command('publish', 'publish')} --dry-run`);
    expect([published.status, String(published.stdout)]).toEqual([0, expect.stringContaining(`+ shuffle-audit@${VERSION}\n`)]);
    expect(inJob(command('assets', 'compare')).status).toBe(0);
    writeFileSync(join(alone, 'release', `${name}.tgz`), 'another');
    expect(inJob(command('publish', 'compare')).status).toBe(1);
    expect(inJob(command('assets', 'compare')).status).toBe(1);
  });

  it('follows all checks, signs what it publishes, and puts tarball, SHA-256 and SBOM at the release', () => {
    const { assets, check, publish } = WORKFLOW.jobs;
    expect(check?.steps.map(({ run }) => run ?? '').join('\n')).toContain('.ci/run');
    expect(publish).toMatchObject({ needs: 'check', permissions: { 'id-token': 'write' } });
    expect(command('publish', 'publish')).toContain(' --provenance');
    expect(assets).toMatchObject({ needs: ['check', 'publish'], permissions: { attestations: 'write' } });
    expect(assets?.steps.map(({ uses = '' }) => uses).join('\n')).toContain('actions/attest-build-provenance@');
    expect(command('assets', 'release')).toMatch(/^gh release create "\$GITHUB_REF_NAME" release\/\* /);
  });
});

describe('what GitHub runs for this project', () => {
  it('keeps to the rules', () => {
    const files = workflowFiles(PROJECT).map((path) => path.split(sep).join('/'));
    expect(files).toEqual(expect.arrayContaining(['.github/workflows/ci.yml', '.github/workflows/release.yml']));
    expect(files.filter((path) => path.endsWith('action.yml'))).toHaveLength(1);
    expect(files.flatMap((path) => workflowFaults(readFileSync(join(PROJECT, path), 'utf8')).map((fault) => `${path}: ${fault}`))).toEqual(
      [],
    );
  });

  it('checks pushes and pull requests with what a release is checked with, and reads alone', () => {
    const { jobs, on } = parse(readFileSync(join(PROJECT, '.github/workflows/ci.yml'), 'utf8')) as Workflow;
    expect(Object.keys(on as object).sort()).toEqual(['pull_request', 'push']);
    const [job] = Object.values(jobs);
    expect(job?.permissions).toBeUndefined();
    expect(job?.steps.at(-1)).toEqual(WORKFLOW.jobs['check']?.steps.find(({ name }) => name === 'checks'));
  });

  const INSTALL = '      - run: npm ci\n';
  it.each([
    [
      'an action by its tag',
      / # v7\.0\.1/,
      '',
      'uses actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1, no full commit with its version behind it',
    ],
    [
      'an action by a branch',
      /actions\/deploy-pages@.*/,
      'actions/deploy-pages@main',
      'uses actions/deploy-pages@main, no full commit with its version behind it',
    ],
    ['rights for all', /permissions:\n {2}contents: read/, 'permissions: write-all', 'lets its jobs do more than read unless they say so'],
    ['a pull request with rights', /on:\n/, 'on:\n  pull_request_target:\n', 'gives a pull request the rights of the repository'],
    ['an install in the job that publishes', / {6}- name: compare\n/, `${INSTALL}$&`, 'publish may sign, and installs'],
    ['a folder that is published', /npm publish "[^"]*"/, 'npm publish', 'publish publishes what is no checked tarball'],
    ['another tarball', /npm publish "[^"]*"/, 'npm publish other.tgz', 'publish publishes what is no checked tarball'],
    ['no comparison', /sha256sum --check --strict/, 'cat', 'publish publishes before it compares'],
    ['no SBOM', /npm sbom/, 'npm ls', 'check packs without a list of what is in it'],
    [
      'an install in a job that may write',
      /permissions:\n {6}contents: write\n {6}id-token: write\n(?:.*\n)*? {4}steps:\n/,
      `permissions:\n      contents: write\n    steps:\n${INSTALL}`,
      'assets may write, and installs',
    ],
  ])('is caught with %s', (_, right, wrong, fault) => {
    const lie = RELEASE.replace(right, wrong);
    expect(lie).not.toBe(RELEASE);
    expect(workflowFaults(lie)).toContain(fault);
  });
});
